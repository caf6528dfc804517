public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var id: String { String(describing: Self.self) }
}

public protocol UniqueAppEntityQuery: EntityQuery {
  /// The type of the result, declared again so that the compiler can infer it from `uniqueEntity`.
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

public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

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

/// Its URL is never requested here.
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// Its URL is never requested here.
public protocol URLRepresentableIntent: AppIntent {}

extension URLRepresentableIntent where PerformResult == Void {
  /// Always throws: no URL is opened here.
  public func perform() async throws { throw AppIntentError.Unrecoverable.notAllowed }
}

/// - Effect: none; nobody asks for it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  Sendable
{
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// - Effect: none
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public struct Token: Sendable { public static var id: Token { Token() } }

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) {}
  }
}

/// Read like any other property.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")

/// Read like any other property.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "AppleNamesMacros", type: "ModelMacro")
