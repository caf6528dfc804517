#include "CCaffeineTexts.h"

static const unsigned char simplified_chinese[] = {
#embed "zh-Hans.strings"
};

CaffeineTexts caffeine_simplified_chinese(void) {
  return (CaffeineTexts){simplified_chinese, sizeof simplified_chinese};
}

static const unsigned char drink_names[] = {
#embed "drink-names.txt"
};

CaffeineTexts caffeine_drink_names(void) {
  return (CaffeineTexts){drink_names, sizeof drink_names};
}
