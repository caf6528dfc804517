/// Reads a value of the environment of the view it stands in.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// ```
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value for the view whose body is being evaluated; outside of a rendering the default.
  @MainActor public var wrappedValue: Value {
    let values = EnvironmentScope.current?.values ?? EnvironmentValues()
    return values[keyPath: keyPath]
  }
}

/// The environment of the view that is being resolved.
///
/// ``Environment`` has no way to its view but this: a property wrapper is read without an
/// argument. Bodies are evaluated on the main actor, one inside the other, so the scope follows
/// the call stack and ends with the rendering that opened it.
final class EnvironmentScope {
  @MainActor private(set) static var current: EnvironmentScope?

  var values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }

  /// Runs `body` with this scope as the current one.
  @MainActor func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }
}
