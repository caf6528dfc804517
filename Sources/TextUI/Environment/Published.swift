/// A property whose publisher emits the new value before it is stored, as Apple's does.
///
/// Views are drawn once and follow nothing. `Combine` on Linux makes the publisher one of its own.
///
/// Any thread may read and set the value. All who follow it have the values in one order, and the
/// value is in the end that which they had last: also where one of them sets it again while it is
/// told, which at Apple's is then overwritten by what it was told of.
@propertyWrapper
public struct Published<Value> {
  /// Tells of the value, once at the start and then before each change.
  public struct Publisher {
    let storage: Storage

    /// Sets the value; nothing where the object has gone.
    package var setter: (Value) -> Void { { [weak storage] in storage?.set($0) } }

    /// Keeps something as long as the object lives.
    package func keep(_ link: AnyObject) { storage.state.with { $0.links.append(link) } }

    /// Notes the value for somebody and tells them before each change, until what is returned is
    /// called.
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
      /// What is read, and which of the values noted it is.
      var value: (number: Int, Value)
      /// What was noted last; stored when all have been told.
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

  /// Setting it tells observers of the object first, then the property's own subscribers.
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
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates the value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

extension Published: AnyPublished {
  var anyStorage: any PublishedStorage { storage }
}
