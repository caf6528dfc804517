#include "CCaffeineTexts.h"

static const unsigned char simplified_chinese[] = {
#embed "zh-Hans.strings"
};

CaffeineTexts caffeine_simplified_chinese(void) {
  return (CaffeineTexts){simplified_chinese, sizeof simplified_chinese};
}
