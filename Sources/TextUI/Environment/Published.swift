/// A value of an object that whoever has its ``Publisher`` is told of before it changes.
///
/// Views are drawn once and follow nothing. `Combine` on Linux makes the publisher one of its own.
@propertyWrapper
public struct Published<Value> {
  /// Tells of the value, once at the start and then before each change.
  public struct Publisher {
    let storage: Storage

    /// Sets the value; nothing where the object has gone.
    package var setter: (Value) -> Void {
      { [weak storage] in storage?.set($0) }
    }

    /// Keeps something as long as the object lives.
    package func keep(_ link: AnyObject) { storage.links.append(link) }

    /// Calls a function with the value now and before each change, until what is returned is called.
    package func observe(_ observer: @escaping (Value) -> Void) -> () -> Void {
      let number = storage.nextNumber
      storage.nextNumber += 1
      storage.observers.append((number, observer))
      observer(storage.value)
      return { [storage] in storage.observers.removeAll { $0.number == number } }
    }
  }

  final class Storage: PublishedStorage {
    var objectPublisher: ObservableObjectPublisher?
    var value: Value
    var observers: [(number: Int, observe: (Value) -> Void)] = []
    var nextNumber = 0
    /// What lives as long as the value.
    var links: [AnyObject] = []

    init(_ value: Value) {
      self.value = value
    }

    func set(_ value: Value) {
      objectPublisher?.send()
      for observer in observers { observer.observe(value) }
      self.value = value
    }
  }

  private let storage: Storage

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// What tells of the value.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // For `assign(to: &$value)`, which hands the same one back.
    nonmutating set {}
  }

  /// Creates the value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates the value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }
}

extension Published: AnyPublished {
  var anyStorage: any PublishedStorage { storage }
}
