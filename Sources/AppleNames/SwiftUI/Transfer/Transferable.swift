/// - Effect: none; its representation is never requested here.
@preconcurrency public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// - Effect: none
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

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
}

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
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Image>()
  }
}

public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// `nil` if it is unknown here.
  public init?(filenameExtension ending: String, conformingTo parent: UTType? = nil) {
    let ending = ending.lowercased()
    guard let known = Self.endings.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = known.type
  }

  /// `nil` if it is unknown here.
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    guard let known = Self.endings.first(where: { $0.mime == mimeType.lowercased() }) else {
      return nil
    }
    self = known.type
  }

  private init(known identifier: String) { self.identifier = identifier }

  public var preferredFilenameExtension: String? {
    Self.endings.first { $0.type == self }?.endings.first
  }
  public var preferredMIMEType: String? { Self.endings.first { $0.type == self }?.mime }

  /// Only as far as the kinds are known here.
  public func conforms(to other: UTType) -> Bool {
    if self == other || other == .item || other == .data { return true }
    return switch other {
    case .image: [.png, .jpeg, .gif, .heic, .webP, .svg, .tiff].contains(self)
    case .text:
      [.plainText, .utf8PlainText, .json, .xml, .html, .commaSeparatedText].contains(self)
    default: false
    }
  }

  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let tiff = UTType(known: "public.tiff")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let html = UTType(known: "public.html")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let folder = UTType(known: "public.folder")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let movie = UTType(known: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let propertyList = UTType(known: "com.apple.property-list")

  private static let endings: [(type: UTType, endings: [String], mime: String)] = [
    (.png, ["png"], "image/png"), (.jpeg, ["jpeg", "jpg", "jpe"], "image/jpeg"),
    (.gif, ["gif"], "image/gif"), (.heic, ["heic"], "image/heic"),
    (.webP, ["webp"], "image/webp"), (.svg, ["svg", "svgz"], "image/svg+xml"),
    (.tiff, ["tiff", "tif"], "image/tiff"), (.plainText, ["txt", "text"], "text/plain"),
    (.json, ["json"], "application/json"), (.xml, ["xml"], "application/xml"),
    (.html, ["html", "htm"], "text/html"), (.commaSeparatedText, ["csv"], "text/csv"),
    (.pdf, ["pdf"], "application/pdf"), (.zip, ["zip"], "application/zip"),
    (.mp3, ["mp3"], "audio/mpeg"), (.mpeg4Movie, ["mp4"], "video/mp4"),
    (.propertyList, ["plist"], "application/x-plist"),
  ]
}
