"""What goes over the wire, as typed models: the page's types are generated from them."""
