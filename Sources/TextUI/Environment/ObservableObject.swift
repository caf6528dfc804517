/// An object whose changes views follow; a picture is drawn once, so nobody does.
///
/// This is Combine's protocol as far as a picture needs it: an object can be handed to views by
/// ``ObservedObject``, ``StateObject`` or ``EnvironmentObject`` and read there. Nothing can be
/// subscribed to.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// What is told of changes; no effect, since nobody listens.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What an object tells of its changes; nobody listens.
public struct ObservableObjectPublisher: Sendable {
  /// No effect.
  public func send() {}
}
