#pragma once
#include <stdint.h>

/// Makes the process's clock of the day stand at nanoseconds since 1970; a negative number lets it run.
///
/// Clocks that measure durations run on.
void fixed_clock_set(int64_t nanoseconds);

/// The nanoseconds at which it stands; negative if it runs.
int64_t fixed_clock_get(void);
