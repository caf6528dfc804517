import TextCells
