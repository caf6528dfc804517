/// A value that several threads read and change, one after the other.
///
/// Unchecked, because `Mutex` hands out only what may go to any thread, and functions of a widget
/// may not as far as the compiler knows. The value is touched in `with` alone, under the lock; a
/// function that comes out of it is called by whoever sends a value, as Combine has it: on the
/// thread that sends.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value; `body` calls nobody, since the lock is held.
  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

/// Sets a value; what it was.
func exchange<Value>(_ value: inout Value, with other: Value) -> Value {
  let old = value
  value = other
  return old
}
