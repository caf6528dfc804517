// scalars.txt is made by Scripts/generate-scalar-traits.swift from Unicode 15.0.0 (EastAsianWidth, LineBreak),
// the wide additions of 15.1 to 17.0, and the Unicode data of Swift's standard library: do not edit it.
// Data © Unicode, Inc., under the Unicode licence: Docs/Notices.md
//
// One run of scalars with equal traits a line, which has 32 bytes: the first scalar in six digits, how it
// joins its neighbours, how lines break beside it, and the columns it takes. The words are the cases of
// `ScalarTraits.Joining` and `ScalarTraits.Breaking`.
#include "CTextTables.h"

static const unsigned char bytes[] = {
#embed "scalars.txt"
};

TextTable TextTableScalars(void) { return (TextTable){bytes, sizeof bytes}; }
