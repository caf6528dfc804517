/// Something that can be dragged, copied or shared, which a picture cannot be: what it says of how is
/// never asked.
/// - Effect: none
@preconcurrency public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How an item leaves a program and comes into one.
/// - Effect: none
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

/// Several ways of one item.
/// - Effect: none
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// - Effect: none
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Way: TransferRepresentation>(_ way: Way) -> Way
  where Way.Item == Item { way }
  public static func buildBlock<Way: TransferRepresentation>(_ way: Way) -> Way
  where Way.Item == Item { way }
  public static func buildBlock<each Way: TransferRepresentation>(
    _ ways: repeat each Way
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// - Effect: none
extension TransferRepresentation {
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Which programs may take an item.
/// - Effect: none
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// An item as it is encoded.
/// - Effect: none
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable
>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

/// An item as bytes.
/// - Effect: none
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// An item as a file.
/// - Effect: none
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that leaves a program.
/// - Effect: none
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that comes into a program.
/// - Effect: none
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// An item as another one.
/// - Effect: none
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// - Effect: none
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<String>()
  }
}

/// - Effect: none
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Data>()
  }
}

/// - Effect: none
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<URL>()
  }
}

/// - Effect: none
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<AttributedString>()
  }
}

/// - Effect: none
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Image>()
  }
}
