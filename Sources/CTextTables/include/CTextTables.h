// Files of text as bytes, each beside the C file of its name, which says what a line of it means.
//
// The compiler of C takes a file as it is (`#embed`); as a literal of Swift the same bytes take seconds.
#ifndef C_TEXT_TABLES_H
#define C_TEXT_TABLES_H

#include <stddef.h>

/// A file's bytes: lines, each ended by a newline and sorted by their bytes.
typedef struct {
  const unsigned char *_Nonnull start;
  size_t count;
} TextTable;

/// Apple's system symbols, their glyphs and spoken names.
TextTable TextTableSymbols(void)
    __attribute__((const, swift_name("getter:TextTable.symbols()")));

/// How each locale writes dates, times, distances and numbers.
TextTable TextTableLocales(void)
    __attribute__((const, swift_name("getter:TextTable.locales()")));

/// How wide Unicode's scalars are, what they join, and where lines break beside them.
TextTable TextTableScalars(void)
    __attribute__((const, swift_name("getter:TextTable.scalars()")));

#endif
