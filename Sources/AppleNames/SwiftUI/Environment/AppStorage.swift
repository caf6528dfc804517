/// Read when the view is drawn: pass the store that a widget shares with its app.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

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

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: key, store, default: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: key, store, default: wrappedValue)
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double { self.init(plain: key, store, default: wrappedValue) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String { self.init(plain: key, store, default: wrappedValue) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: key, store, default: wrappedValue)
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable {
    self.init(
      key, store, decode: { ($0 as? Value.RawValue).flatMap(Value.init) },
      encode: { $0.rawValue }, default: wrappedValue)
  }

  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, store, decode: { $0 as? Wrapped }, encode: { $0 }, default: nil)
  }
}

/// - Effect: none; each value of ``AppStorage`` has its own store, or the standard one.
nonisolated extension View {
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}
