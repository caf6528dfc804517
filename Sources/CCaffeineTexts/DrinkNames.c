#include "CCaffeineTexts.h"

static const unsigned char drink_names[] = {
#embed "drink-names.txt"
};

CaffeineTexts caffeine_drink_names(void) {
  return (CaffeineTexts){drink_names, sizeof drink_names};
}
