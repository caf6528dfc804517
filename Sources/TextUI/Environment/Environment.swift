@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case value((EnvironmentValues) -> Value)
    case object(ObjectIdentifier)
  }

  private let source: Source

  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .value { $0[keyPath: keyPath] }
  }

  /// Reads by a function; a literal key path in this package becomes one.
  ///
  /// Making a key path takes as long as making ten views, most of it for its type.
  package init(_ read: @escaping (EnvironmentValues) -> Value) { source = .value(read) }

  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object(ObjectIdentifier(objectType))
  }

  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    source = .object(ObjectIdentifier(objectType))
  }

  /// Outside of a rendering it is the default, at 1 January 2001 as ``EnvironmentValues/now``.
  ///
  /// Reading an object that no view sets, and that is not optional, traps, as in SwiftUI.
  @MainActor public var wrappedValue: Value {
    let values = EnvironmentScope.current?.values ?? EnvironmentValues()
    switch source {
    case .value(let read): return read(values)
    case .object(let type):
      guard let object = values.custom(type) as? Value else {
        preconditionFailure("No \(Value.self) is set: use environment(_:) on a view around.")
      }
      return object
    }
  }
}

/// The environment of the view whose body is being evaluated.
///
/// ``Environment`` needs it to find its view: a property wrapper is read without an argument.
/// Bodies are evaluated on the main actor, one inside the other, so the scope follows the call
/// stack and ends with the rendering that opened it.
final class EnvironmentScope {
  @MainActor private(set) static var current: EnvironmentScope?

  var values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }

  @MainActor func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }
}
