/// What can be made of the data of an ``NSItemProvider``.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What an ``NSItemProvider`` can be made of.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

/// Which programs may take an item.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  case all
  case team
  case ownProcess = 3
}

/// Something that is dragged or shared, which nobody does here: it hands out what it was given, and
/// whatever else it is asked for is unavailable.
open class NSItemProvider: NSObject {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias DataHandler =
    @Sendable (
      @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  public static let errorDomain = "NSItemProviderErrorDomain"
  public enum ErrorCode: Int, Hashable, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  open var suggestedName: String?
  private var representations: [(identifier: String, load: DataHandler)] = []

  public override init() {}
  public init(object: any NSItemProviderWriting) {
    super.init()
    // Handed over with the provider: it is only asked for its data.
    nonisolated(unsafe) let object = object
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let data = (item as? NSData).map({ Data(referencing: $0) }), let typeIdentifier else {
      return
    }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
      $0(data, nil)
      return nil
    }
  }
  /// The bytes of a file; `nil` where there are none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
      $0(try? Data(contentsOf: fileURL), nil)
      return nil
    }
  }

  open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataHandler
  ) { representations.append((typeIdentifier, loadHandler)) }
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    representations += NSItemProvider(object: object).representations
  }

  /// Whether there is something of just that type, or anything at all where any is meant.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }

  @discardableResult @preconcurrency
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let load = representation(typeIdentifier)?.load else {
      later { completionHandler(nil, Self.unavailable) }
      return Progress(totalUnitCount: 1)
    }
    return load { data, error in later { completionHandler(data, error) } }
      ?? Progress(totalUnitCount: 1)
  }
  @preconcurrency
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }
  /// No file is written of an item.
  @discardableResult @preconcurrency
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    later { completionHandler(nil, Self.unavailable) }
    return Progress(totalUnitCount: 1)
  }
  @discardableResult @preconcurrency
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let identifier = readable.first(where: { representation($0) != nil }) else {
      later { completionHandler(nil, Self.unavailable) }
      return Progress(totalUnitCount: 1)
    }
    // A type is not changed by anyone.
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  private func representation(
    _ typeIdentifier: String
  ) -> (identifier: String, load: DataHandler)? {
    if ["public.item", "public.data"].contains(typeIdentifier) { return representations.first }
    return representations.first { $0.identifier == typeIdentifier }
  }
  private static var unavailable: NSError {
    NSError(domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue)
  }
}

extension NSItemProvider {
  /// What bridges to a class is loaded as that class is.
  @discardableResult @preconcurrency
  public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading & SendableMetatype {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      completionHandler(
        (object as? Value._ObjectiveCType).map(Value._unconditionallyBridgeFromObjectiveC), error)
    }
  }
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    Self(string: String(decoding: data, as: UTF8.self))
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSError(
        domain: NSItemProvider.errorDomain,
        code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
    }
    return url
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
