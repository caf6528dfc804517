// locales.txt is made by Scripts/generate-locales.swift from Unicode CLDR, by Foundation's ICU: do not edit it.
// Data © Unicode, Inc., under the Unicode licence: Docs/Notices.md
//
// One key of a locale a line: the locale, the key, `=`, and values between `;`. A key that a locale does not
// have is that of the locale which it names by `<`:
//
//   d         patterns of a day: long, in short, in digits, of its month and of its year
//   i         patterns of two days in a month, in a year, in two years; then again in digits
//   t         patterns of a time, of two in the same half of the day, of two in both halves
//   a         the names of parts of the day, from which hour on: `0=AM;12=PM`
//   B         the same for two times, where they have others
//   MMM, MMMM, LLL, LLLL
//             the names of months, by the letters that stand for them in patterns
//   E         the short names of the days of the week, Sunday first
//   w, s, x   days, hours, minutes and seconds in words, in short, as short as can be: the forms of each
//             between `^`, `#` where the number stands
//   p         which number takes which form: a `PluralRule`
//   j         what joins two of these: in words, in short, as short as can be; each ends in `;`, since editors
//             cut spaces from the end of a line
//   k         what stands between hours, minutes and seconds of a timer; after `0` where the first has two
//             digits
//   n         decimal separator, thousands separator, minus, and two digits: those of a group above the
//             thousands, and the least before the first separator
//   0         the digit zero, where digits are not ASCII's
//   c         the years to add to those of the Gregorian calendar
//
// Patterns have the letters of Unicode's Technical Standard 35, such as `d. MMM y`. All spaces are plain ones,
// and all digits ASCII's until they are shown.
#include "CTextTables.h"

static const unsigned char bytes[] = {
#embed "locales.txt"
};

TextTable TextTableLocales(void) { return (TextTable){bytes, sizeof bytes}; }
