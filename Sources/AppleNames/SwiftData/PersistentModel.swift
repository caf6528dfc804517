/// A class of models; `@Model` makes one.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(id: UInt(bitPattern: ObjectIdentifier(self)))
  }
  public var id: PersistentIdentifier { persistentModelID }

  public static func == (first: Self, second: Self) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells a model from all others that there are.
///
/// Models are kept in memory, so what is encoded means the same model in the process that encoded it,
/// as long as the model is there, and nothing in any other.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  public let id: UInt

  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

/// Makes a class one of models.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Says how a property is stored; it is kept as any other.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Says how models belong to each other; deleting one deletes no other.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Says that a property is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Says which properties tell models apart; two of the same are both kept.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Says by which properties models are found quickly; here all are looked at.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// The classes of models that belong together.
public struct Schema: Sendable {
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(versionedSchema: any VersionedSchema.Type) {}

  /// A number of a version.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// How a property is stored.
  public enum Attribute {
    /// - Effect: none; a property is kept in memory whatever it says.
    public enum Option: Hashable, Sendable {
      case unique, externalStorage, ephemeral, encrypt, preserveValueOnDeletion, spotlight
      case allowsCloudEncryption
    }
  }

  /// How models belong to each other.
  public enum Relationship {
    /// - Effect: none; two models that are alike are both kept.
    public enum Option: Hashable, Sendable { case unique }
    /// - Effect: none; deleting a model deletes no other.
    public enum DeleteRule: Hashable, Sendable { case noAction, nullify, cascade, deny }
  }
}

/// The models of one version of an app.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How a store goes from one version to the next; there is none that would.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage: Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
