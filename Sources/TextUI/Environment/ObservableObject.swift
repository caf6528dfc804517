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
  /// which nobody can follow.
  ///
  /// O(number of properties).
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    let publisher =
      properties.lazy.compactMap(\.objectPublisher).first ?? ObservableObjectPublisher()
    for property in properties { property.objectPublisher = publisher }
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
  /// What the object tells its changes by, once somebody has asked for it.
  var objectPublisher: ObservableObjectPublisher? { get set }
}

/// A ``Published`` property of any type.
protocol AnyPublished {
  var anyStorage: any PublishedStorage { get }
}

/// Tells of the changes of an object.
public final class ObservableObjectPublisher {
  private var observers: [(number: Int, observe: () -> Void)] = []
  private var nextNumber = 0

  public init() {}

  /// Tells everybody.
  public func send() {
    for observer in observers { observer.observe() }
  }

  /// Calls a function before each change, until what is returned is called.
  package func observe(_ observer: @escaping () -> Void) -> () -> Void {
    let number = nextNumber
    nextNumber += 1
    observers.append((number, observer))
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }
}
