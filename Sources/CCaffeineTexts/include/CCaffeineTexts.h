#pragma once

#include <stddef.h>

/// The lines of `zh-Hans.strings`, which lie in the program as they are in the file.
typedef struct {
  const void *_Nonnull start;
  size_t count;
} CaffeineTexts;

/// The texts in Simplified Chinese.
CaffeineTexts caffeine_simplified_chinese(void);
