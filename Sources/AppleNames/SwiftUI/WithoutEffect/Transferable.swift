/// Something that can be handed to another app; nobody takes it here.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A form in which something is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}

/// Who sees a form.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// Several forms.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first: Content
  ) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
}

/// As JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As bytes.
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

/// As another thing that can be handed over.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}

/// What nobody hands over: a value of Foundation's.
public struct ValueTransferRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<String> {
    ValueTransferRepresentation<String>()
  }
}
extension Data: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<Data> {
    ValueTransferRepresentation<Data>()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<URL> {
    ValueTransferRepresentation<URL>()
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<AttributedString> {
    ValueTransferRepresentation<AttributedString>()
  }
}
extension Image: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<Image> {
    ValueTransferRepresentation<Image>()
  }
}
