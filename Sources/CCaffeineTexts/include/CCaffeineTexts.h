#pragma once

#include <stddef.h>

/// The lines of a file, which lie in the program as they are in the file.
typedef struct {
  const void *_Nonnull start;
  size_t count;
} CaffeineTexts;

/// The texts in Simplified Chinese.
CaffeineTexts caffeine_simplified_chinese(void);

/// The words for drinks in many languages; `drink-names.txt` says what a line means.
CaffeineTexts caffeine_drink_names(void);
