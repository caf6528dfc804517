// HTML and RTF cannot be read here: the initialiser throws, which callers have to expect.

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// Only `documentType` is used.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads plain text in UTF-8; throws for every other document type.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard options[.documentType] as? DocumentType ?? .plain == .plain,
      let text = String(bytes: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.init(string: text)
  }
}

extension AttributedString {
  /// Drops the attributes, which drawing ignores.
  public init(_ text: NSAttributedString) { self.init(text.string) }
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
