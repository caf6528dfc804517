extension UserDefaults {
  /// `object(forKey:)` by its name for key-value coding; key paths with dots are not followed.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; `nil` takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension ProcessInfo {
  /// Whether the machine saves its battery: not known here, so it does not.
  public var isLowPowerModeEnabled: Bool { false }
}

/// Runs a function; objects are freed as they go here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
