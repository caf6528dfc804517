#pragma once

#include <stddef.h>
#include <time.h>

/// The lines of a file, which lie in the program as they are in the file.
typedef struct {
  const void *_Nonnull start;
  size_t count;
} CaffeineTexts;

/// The texts in Simplified Chinese.
CaffeineTexts caffeine_simplified_chinese(void);

/// The words for drinks in many languages; `drink-names.txt` says what a line means.
CaffeineTexts caffeine_drink_names(void);

/// Of the C library, which shows it to C alone: reads a text by a form, and returns what it left.
char *_Nullable strptime(const char *_Nonnull text, const char *_Nonnull form, struct tm *_Nonnull);
