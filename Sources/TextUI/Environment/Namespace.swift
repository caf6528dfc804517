/// Identities for views that move into each other's place; nothing moves in a picture.
@propertyWrapper
public struct Namespace: Sendable {
  /// An identity.
  public struct ID: Hashable, Sendable {}

  /// Creates identities.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { ID() }
}
