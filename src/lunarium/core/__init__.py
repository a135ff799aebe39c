"""What every game is: the Game value, records, reasons and errors. No game, no input or output."""
