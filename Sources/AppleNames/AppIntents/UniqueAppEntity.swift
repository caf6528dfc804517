/// An entity of which there is one, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var id: String { String(describing: Self.self) }
}

/// Finds the one entity there is.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// What is found; here again, so that `uniqueEntity` alone tells the compiler.
  associatedtype Entity

  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    return identifiers.contains(entity.id) ? [entity] : []
  }
  public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A document of an app that intents may name: its identifier is a URL, or a draft that has none yet.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

/// The URL of a ``FileEntity``, or the name of a draft that is not saved yet.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  private enum Place: Hashable { case file(URL), draft(String) }
  private let place: Place

  public static func file(url: URL) -> FileEntityIdentifier { .init(place: .file(url)) }
  public static func draft(identifier: String) -> FileEntityIdentifier {
    .init(place: .draft(identifier))
  }
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? { .file(url: URL(filePath: entityIdentifierString)) }

  public var draftIdentifier: String? { if case .draft(let name) = place { name } else { nil } }
  public var entityIdentifierString: String {
    switch place {
    case .file(let url): url.path
    case .draft(let name): name
    }
  }
}

/// An entity with an address, which nobody asks for here.
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// An intent with an address, which nobody asks for here.
public protocol URLRepresentableIntent: AppIntent {}

extension URLRepresentableIntent where PerformResult == Void {
  /// Fails: nothing here opens an address.
  public func perform() async throws { throw AppIntentError.Unrecoverable.notAllowed }
}

/// An address with parts that an entity fills in.
/// - Effect: none; nobody asks for it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  Sendable
{
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// - Effect: none
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// A part that every entity has.
    public struct Token: Sendable { public static var id: Token { Token() } }

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) {}
  }
}

/// Makes a property of an entity that is computed one that people can see; it is read as any other.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Makes a property of an entity that takes its time one that people can see; it is read as any other.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")
