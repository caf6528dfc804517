public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(id: UInt(bitPattern: ObjectIdentifier(self)))
  }
  public var id: PersistentIdentifier { persistentModelID }

  public static func == (first: Self, second: Self) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Models are in memory: an encoded identifier is valid in its process, while the model exists.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  public let id: UInt

  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Ignored, because all properties are kept in memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Deleting one model deletes no other.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Models with equal values are all kept.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Fetching still looks at every model.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

public struct Schema: Sendable {
  public init(_ types: [any PersistentModel.Type]) {}

  public enum Attribute {
    /// - Effect: none; a property is kept in memory whatever it says.
    public enum Option: Hashable, Sendable {
      case unique, externalStorage, ephemeral, encrypt, preserveValueOnDeletion, spotlight
      case allowsCloudEncryption
    }
  }

  public enum Relationship {
    /// - Effect: none; two models that are alike are both kept.
    public enum Option: Hashable, Sendable { case unique }
    /// - Effect: none; deleting a model deletes no other.
    public enum DeleteRule: Hashable, Sendable { case noAction, nullify, cascade, deny }
  }
}
