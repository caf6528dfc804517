// One symbol a line: name, glyph, ASCII, spoken name. An emoji is followed by its text form, unless that is
// the ASCII one. Names are Apple's (SF Symbols); a variant such as `.fill` has a line only if it looks
// different. Glyphs are one or two cells in every terminal: narrow ones, or emoji that are wide by themselves.
#include "CTextTables.h"

static const unsigned char bytes[] = {
#embed "symbols.txt"
};

TextTable TextTableSymbols(void) { return (TextTable){bytes, sizeof bytes}; }
