"""Drawing: tables in characters and colours, before any terminal shows them."""
