// `clockid_t`, `syscall` and `RTLD_NEXT` are beyond ISO C.
#define _GNU_SOURCE
#include "CFixedClock.h"
#include <stdlib.h>

static _Atomic int64_t moment = -1;

void fixed_clock_set(int64_t nanoseconds) { moment = nanoseconds; }
int64_t fixed_clock_get(void) { return moment; }

#ifdef __linux__
#include <dlfcn.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;

// A program's own definition comes before the C library's, for Foundation too.
int clock_gettime(clockid_t clock, struct timespec *time) {
  const int64_t fixed = moment;
  if (clock != CLOCK_REALTIME || fixed < 0) return (int)syscall(SYS_clock_gettime, clock, time);
  *time = (struct timespec){.tv_sec = fixed / second, .tv_nsec = fixed % second};
  return 0;
}

// Dispatch adds a duration to this clock and waits until then, by the system's: as much later as that is
// ahead. Another test that waits meanwhile would not wait at all.
int sem_timedwait(sem_t *semaphore, const struct timespec *end) {
  static int (*wait)(sem_t *, const struct timespec *);
  if (!wait) wait = (int (*)(sem_t *, const struct timespec *))dlsym(RTLD_NEXT, "sem_timedwait");
  const int64_t fixed = moment;
  if (fixed < 0) return wait(semaphore, end);
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
  const int64_t late = end->tv_sec * second + end->tv_nsec - fixed + now.tv_sec * second + now.tv_nsec;
  const struct timespec moved = {.tv_sec = late / second, .tv_nsec = late % second};
  return wait(semaphore, &moved);
}

// The zone of the whole run, unless it is chosen: Foundation reads it once.
__attribute__((constructor)) static void choose_zone(void) { setenv("TZ", "UTC", 0); }
#endif
