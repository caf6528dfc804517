/// Text of one or more lines.
///
/// ```swift
/// Text("110 mg, **low** at *21:13*: no more coffee today").lineLimit(2)
/// ```
///
/// ```
/// 110 mg, low at
/// 21:13: no more coff…
/// ```
///
/// ```swift
/// Text("Low at \(bedtime, style: .time)").bold()
/// ```
///
/// Text wraps to its proposed width and truncates to its height. Dates take their longest form.
public struct Text: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case verbatim(String)
    /// A key without markup and interpolations.
    case literal(String)
    indirect case localized(LocalizedStringKey)
    case attributed(AttributedString)
    indirect case date(DateForm)
    case formatted(FormattedValue)
    indirect case image(Image)
    indirect case pair(Text, Text)
  }

  /// Keeps a text at four words, since each view and mark with it copies it.
  private indirect enum Modified: Equatable, Sendable {
    case traits(TextTraits)
  }

  let content: Content
  /// `nil` for a text without modifiers, as most are.
  private var modified: Modified?

  init(_ content: Content) { self.content = content }

  var isModified: Bool { modified != nil }

  var traits: TextTraits {
    get { if case .traits(let traits) = modified { traits } else { TextTraits() } }
    set { modified = .traits(newValue) }
  }

  public typealias TruncationMode = TextTruncation

  /// The size of a text relative to others; cells have one size.
  public enum Scale: Hashable, Sendable {
    case `default`
    case secondary
  }

  /// The style of underlines and strikethroughs; a terminal's are solid, in the text's colour.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable, CaseIterable {
      case solid
      case dash
      case dot
      case dashDot
      case dashDotDot
    }

    private let pattern: Pattern
    private let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    public static let single = LineStyle()
  }

  public enum Case: Hashable, Sendable, CaseIterable {
    case uppercase
    case lowercase
  }

  public init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(.verbatim(String(content))) }

  /// The key is the text without a translation; the other arguments have no effect.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self.init(key.plainText.map { .literal($0) } ?? .localized(key))
  }

  /// Shows a name verbatim, without markup, or its translation if the environment has one.
  package init(translating name: String) { self.init(.literal(name)) }

  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }

  /// Shows an image as a glyph of the text.
  public init(_ image: Image) { self.init(.image(image)) }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }
}
