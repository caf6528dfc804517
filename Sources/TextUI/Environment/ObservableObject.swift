/// An object whose changes can be followed; views are drawn once and follow none.
///
/// On Linux, `Combine` makes ``objectWillChange`` one of its publishers.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that emits before a ``Published`` property changes, and on `send()`.
  ///
  /// The first such property stores it; an object without one has a new publisher at each access,
  /// so nobody can follow it. Finding it reads all properties of the object, published or not, and
  /// a property that another thread changes must wait meanwhile; O(number of properties).
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    var publisher = ObservableObjectPublisher()
    // The first property decides between threads that ask at once.
    for property in properties { publisher = property.objectPublisher(else: publisher) }
    return publisher
  }

  private var publishedProperties: [any PublishedStorage] {
    var found: [any PublishedStorage] = []
    var next: Mirror? = Mirror(reflecting: self)
    while let mirror = next {
      found += mirror.children.compactMap { ($0.value as? any AnyPublished)?.anyStorage }
      next = mirror.superclassMirror
    }
    return found
  }
}

/// The storage of a ``Published`` property of any type.
protocol PublishedStorage: AnyObject {
  /// The object's publisher stored here, or else `publisher`, which is then stored.
  func objectPublisher(else publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

protocol AnyPublished {
  var anyStorage: any PublishedStorage { get }
}

/// Announces the changes of an object, from any thread.
public final class ObservableObjectPublisher: Sendable {
  private let followers = Locked(Followers<Void>())

  public init() {}

  /// Calls all followers, in the order they came.
  public func send() { for tell in followers.with({ $0.note(()) }) { tell() } }

  /// Calls a follower before each change until the returned function is called.
  package func follow(_ follower: Followers<Void>.Follower) -> () -> Void {
    let number = followers.with { $0.add(follower) }
    return { [weak followers] in followers?.with { $0.remove(number) } }
  }
}
