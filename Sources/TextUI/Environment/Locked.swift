#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that several threads read and change, one after the other.
///
/// It is a mutex of the C library, which the thread sanitizer follows: that of `Synchronization` it
/// does not see on Linux, and calls what stands behind it a race (Swift 6.3).
///
/// Unchecked, because the value is touched in ``with(_:)`` alone, under the lock; `Mutex` hands out
/// only what may go to any thread, and functions of a widget may not as far as the compiler knows. A
/// function that comes out of it runs on the thread that took it out.
package final class Locked<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Reads or changes the value; `body` calls nobody, since the lock is held.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

/// Those who follow something that any thread may bring about.
///
/// Whoever has the list notes each event for all of them under one lock, so that all have the events
/// in one order and nobody who comes or goes meanwhile misses one; then, without the lock, it calls
/// what `note(_:)` returned, and only there may a follower call anybody.
package struct Followers<Event> {
  package struct Follower {
    /// Keeps an event for later; it must call nobody.
    package let note: (Event) -> Void
    /// Hands on what has been noted, if that is not being done already.
    let tell: () -> Void

    package init(note: @escaping (Event) -> Void, tell: @escaping () -> Void) {
      self.note = note
      self.tell = tell
    }
  }

  private var followers: [(number: Int, follower: Follower)] = []
  private var nextNumber = 0

  package init() {}

  /// Adds one; the number to remove it by.
  package mutating func add(_ follower: Follower) -> Int {
    nextNumber += 1
    followers.append((nextNumber, follower))
    return nextNumber
  }

  package mutating func remove(_ number: Int) { followers.removeAll { $0.number == number } }

  /// Notes an event for all; whom to tell, in the order in which they came.
  package func note(_ event: Event) -> [() -> Void] {
    followers.map {
      $0.follower.note(event)
      return $0.follower.tell
    }
  }
}
