/// An object whose changes can be followed; a picture is drawn once, so no view does.
///
/// This is Combine's protocol as far as a picture needs it: an object can be handed to views by
/// ``ObservedObject``, ``StateObject`` or ``EnvironmentObject`` and read there. `Combine` on Linux
/// makes ``objectWillChange`` one of its publishers.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What tells of changes, before them.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells before a ``Published`` property changes, and whenever it is told to send.
  ///
  /// It is kept in the first such property; an object without one has another publisher each time,
  /// which nobody can follow. Finding it reads all properties of the object, also those that are not
  /// published: one of these that other threads change has to wait meanwhile.
  ///
  /// O(number of properties).
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    var publisher = ObservableObjectPublisher()
    // The first property decides between threads that ask at the same time.
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

/// Where a ``Published`` property of any type is kept.
protocol PublishedStorage: AnyObject {
  /// What the object tells its changes by: what it had, else `publisher`, which it has from then on.
  func objectPublisher(else publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

protocol AnyPublished {
  var anyStorage: any PublishedStorage { get }
}

/// Tells of the changes of an object, from any thread.
public final class ObservableObjectPublisher: Sendable {
  private let followers = Locked(Followers<Void>())

  /// Tells nobody at first.
  public init() {}

  /// Tells everybody.
  public func send() { for tell in followers.with({ $0.note(()) }) { tell() } }

  /// Tells somebody before each change, until what is returned is called.
  package func follow(_ follower: Followers<Void>.Follower) -> () -> Void {
    let number = followers.with { $0.add(follower) }
    return { [weak followers] in followers?.with { $0.remove(number) } }
  }
}
