extension UserDefaults {
  /// Key paths with dots are not followed.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension ProcessInfo {
  /// Always `false`: it is not known here.
  public var isLowPowerModeEnabled: Bool { false }
}

/// Runs a function; objects are freed as they go here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
