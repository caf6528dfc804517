import Synchronization

/// Traps for a value that was never added: a programmer's error, as with Apple's.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?

  public init(key: String? = nil) { self.key = key }

  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(of: Value.self, key: key) else {
      preconditionFailure("No \(Value.self) was added to AppDependencyManager.shared.")
    }
    return value
  }
}

extension AppIntent {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension EntityQuery {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private let values = Mutex<[String: any Sendable]>([:])

  private init() {}

  /// Evaluates `dependency` at once.
  public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure () -> Value) {
    let value = dependency()
    values.withLock { $0[Self.name(Value.self, key)] = value }
  }

  /// Calls `dependency` at once.
  public func add<Value: Sendable>(key: String? = nil, dependency: () -> Value) {
    add(key: key, dependency: dependency())
  }

  func value<Value: Sendable>(of type: Value.Type, key: String?) -> Value? {
    values.withLock { $0[Self.name(type, key)] } as? Value
  }

  private static func name(_ type: Any.Type, _ key: String?) -> String {
    "\(String(reflecting: type)) \(key ?? "")"
  }
}
