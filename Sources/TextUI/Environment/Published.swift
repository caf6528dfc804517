/// A property whose publisher emits the new value before it is stored, as Apple's does.
///
/// Views are drawn once and follow no publisher. On Linux, `Combine` makes it one of its own.
///
/// Any thread may read and set the value. All followers get the values in one order and end with
/// the stored one, even if a follower sets the value while it is called; Apple's then overwrites
/// that with the older value.
@propertyWrapper
public struct Published<Value> {
  public struct Publisher {
    let storage: Storage

    /// Sets the value, unless the object is gone.
    package var setter: (Value) -> Void { { [weak storage] in storage?.set($0) } }

    /// Keeps an object alive as long as this one.
    package func keep(_ link: AnyObject) { storage.state.with { $0.links.append(link) } }

    /// Notes the value for a follower, and calls it before each change until the result is called.
    package func follow(_ follower: Followers<Value>.Follower) -> () -> Void {
      let state = storage.state
      let number = state.with {
        follower.note($0.newest)
        return $0.followers.add(follower)
      }
      return { [weak state] in state?.with { $0.followers.remove(number) } }
    }
  }

  final class Storage: PublishedStorage, Sendable {
    struct State {
      /// The value to read, with its number among the noted values.
      var value: (number: Int, Value)
      /// The last noted value; stored once all followers are called.
      var newest: Value
      var count = 0
      var followers = Followers<Value>()
      var objectPublisher: ObservableObjectPublisher?
      var links: [AnyObject] = []
    }

    let state: Locked<State>

    init(_ value: Value) { state = Locked(State(value: (0, value), newest: value)) }

    var value: Value { state.with { $0.value.1 } }

    func set(_ value: Value) {
      state.with { $0.objectPublisher }?.send()
      let (number, tells) = state.with {
        $0.count += 1
        $0.newest = value
        return ($0.count, $0.followers.note(value))
      }
      for tell in tells { tell() }
      state.with { if $0.value.number < number { $0.value = (number, value) } }
    }

    func objectPublisher(else publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
      state.with {
        let kept = $0.objectPublisher ?? publisher
        $0.objectPublisher = kept
        return kept
      }
    }
  }

  private let storage: Storage

  /// The value; setting it calls the object's followers first, then the property's own.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // For `assign(to: &$value)`, which hands the same one back.
    nonmutating set {}
  }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

extension Published: AnyPublished {
  var anyStorage: any PublishedStorage { storage }
}
