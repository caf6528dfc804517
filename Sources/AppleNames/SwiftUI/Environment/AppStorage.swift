/// A value of the user's defaults, as it is when the picture is drawn.
///
/// A widget reads what its app has stored: give the store that both share.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(
    _ key: String, _ store: UserDefaults?, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?, default value: Value
  ) {
    let store = store ?? .standard
    read = { store.object(forKey: key).flatMap(decode) ?? value }
    write = { store.set(encode($0), forKey: key) }
  }

  private init(plain key: String, _ store: UserDefaults?, default value: Value) {
    self.init(key, store, decode: { $0 as? Value }, encode: { $0 }, default: value)
  }
}

extension AppStorage {
  /// A value that is on or off.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: key, store, default: wrappedValue)
  }

  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: key, store, default: wrappedValue)
  }

  /// A number.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double {
    self.init(plain: key, store, default: wrappedValue)
  }

  /// A text.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String {
    self.init(plain: key, store, default: wrappedValue)
  }

  /// Bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: key, store, default: wrappedValue)
  }

  /// A choice that is stored as its raw value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable {
    self.init(
      key, store, decode: { ($0 as? Value.RawValue).flatMap(Value.init) },
      encode: { $0.rawValue }, default: wrappedValue)
  }

  /// A value that may not be stored.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, store, decode: { $0 as? Wrapped }, encode: { $0 }, default: nil)
  }
}

/// A value of a scene, which a picture is not: the one it begins with.
@propertyWrapper
public struct SceneStorage<Value> {
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { .constant(initial) }
  private let initial: Value

  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
  }
}
