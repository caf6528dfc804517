/// A value that only one thread at a time reads and changes.
///
/// Unchecked: the state is only accessed under the lock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  public init(initialState: State) where State: Sendable { state = initialState }
  public init(uncheckedState initialState: State) { state = initialState }

  public func withLock<Result: Sendable, Failure: Error>(
    _ body: @Sendable (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  public func withLockUnchecked<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(uncheckedState: ()) }
  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func lockIfAvailable() -> Bool { mutex.try() }
  public func withLock<Result: Sendable, Failure: Error>(
    _ body: @Sendable () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body()
  }
}
