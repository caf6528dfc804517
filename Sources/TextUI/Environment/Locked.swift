import CStandardLibrary

/// A value that several threads read and change under a lock.
///
/// The lock is a mutex of the C library, which the thread sanitizer follows; on Linux it does not
/// see the one of `Synchronization` and reports races (Swift 6.3).
///
/// Unchecked, because only ``with(_:)`` accesses the value, under the lock. `Mutex` would return
/// only values that may go to any thread, which the compiler cannot know of a widget's functions;
/// such a function runs on the thread that takes it out.
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

  /// Reads or changes the value; `body` must not call other code, since it holds the lock.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

/// The followers of events that may happen on any thread.
///
/// The owner notes each event for all of them under one lock, so that all get the events in one
/// order and none that comes or goes meanwhile misses one. Without the lock it then calls the
/// functions that `note(_:)` returned; only there may a follower call other code.
package struct Followers<Event> {
  package struct Follower {
    /// Stores an event for later; must not call other code.
    package let note: (Event) -> Void
    /// Delivers the noted events, unless a delivery is in progress.
    let tell: () -> Void

    package init(note: @escaping (Event) -> Void, tell: @escaping () -> Void) {
      self.note = note
      self.tell = tell
    }
  }

  private var followers: [(number: Int, follower: Follower)] = []
  private var nextNumber = 0

  package init() {}

  /// Adds a follower; returns the number to remove it by.
  package mutating func add(_ follower: Follower) -> Int {
    nextNumber += 1
    followers.append((nextNumber, follower))
    return nextNumber
  }

  package mutating func remove(_ number: Int) { followers.removeAll { $0.number == number } }

  /// Notes an event for all; returns the functions that deliver it, in the followers' order.
  package func note(_ event: Event) -> [() -> Void] {
    followers.map {
      $0.follower.note(event)
      return $0.follower.tell
    }
  }
}
