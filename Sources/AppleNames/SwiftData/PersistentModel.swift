/// A class of models, which `@Model` declares.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(id: UInt(bitPattern: ObjectIdentifier(self)))
  }
  public var id: PersistentIdentifier { persistentModelID }

  public static func == (first: Self, second: Self) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of a model, unique among all models.
///
/// Models are in memory: an encoded identifier is valid in its process, while the model exists.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  public let id: UInt

  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

/// Makes a class conform to ``PersistentModel``.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Describes how a property is stored; ignored, because all properties are kept in memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Describes how models are related; deleting one model deletes no other.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Excludes a property from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Declares properties as unique; models with equal values are all kept.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Declares an index; fetching still looks at every model.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// The model classes of an app.
public struct Schema: Sendable {
  public init(_ types: [any PersistentModel.Type]) {}

  /// The attributes of a stored property.
  public enum Attribute {
    /// - Effect: none; a property is kept in memory whatever it says.
    public enum Option: Hashable, Sendable {
      case unique, externalStorage, ephemeral, encrypt, preserveValueOnDeletion, spotlight
      case allowsCloudEncryption
    }
  }

  /// The relationships between models.
  public enum Relationship {
    /// - Effect: none; two models that are alike are both kept.
    public enum Option: Hashable, Sendable { case unique }
    /// - Effect: none; deleting a model deletes no other.
    public enum DeleteRule: Hashable, Sendable { case noAction, nullify, cascade, deny }
  }
}
