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
/// Text wraps and then truncates to the room it is offered. A date takes the longest of its forms
/// that fits.
public struct Text: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case verbatim(String)
    /// A key without markup and without anything interpolated.
    case literal(String)
    indirect case localized(LocalizedStringKey)
    case attributed(AttributedString)
    indirect case date(DateForm)
    case formatted(FormattedValue)
    indirect case image(Image)
    indirect case pair(Text, Text)
  }

  /// Keeps the size of a text at four words: it is copied with every view and mark that holds it.
  private indirect enum Modified: Equatable, Sendable {
    case traits(TextTraits)
  }

  let content: Content
  /// `nil` of a text without modifiers, as most are.
  private var modified: Modified?

  init(_ content: Content) { self.content = content }

  /// Whether modifiers have set anything.
  var isModified: Bool { modified != nil }

  /// What the modifiers have set.
  var traits: TextTraits {
    get { if case .traits(let traits) = modified { traits } else { TextTraits() } }
    set { modified = .traits(newValue) }
  }

  /// Where a text that does not fit loses what is replaced by an ellipsis.
  public typealias TruncationMode = TextTruncation

  /// How large a text is beside others; cells have one size.
  public enum Scale: Hashable, Sendable {
    /// As usual.
    case `default`
    /// Smaller than usual.
    case secondary
  }

  /// How the lines below and through text look: a terminal draws them whole, in the text's colour.
  public struct LineStyle: Hashable, Sendable {
    /// Of what pieces a line is made; it is whole.
    public enum Pattern: Hashable, Sendable, CaseIterable {
      /// Whole.
      case solid
      case dash
      case dot
      /// Dashes and dots in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }

    private let pattern: Pattern
    private let color: Color?

    /// A line; it is drawn whole, and in the colour of its text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A whole line.
    public static let single = LineStyle()
  }

  /// Capitals or small letters.
  public enum Case: Hashable, Sendable, CaseIterable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension Text {
  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(.verbatim(String(content))) }

  /// Shows a localisable text: a literal with interpolations and a little markup.
  ///
  /// The key is the text, unless the environment has a translation. The other arguments are not read.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self.init(key.plainText.map { .literal($0) } ?? .localized(key))
  }

  /// Shows a name as it is, without markup, or its translation where the environment has one.
  package init(translating name: String) { self.init(.literal(name)) }

  /// Shows a string with attributes.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }

  /// Shows an image as text.
  public init(_ image: Image) { self.init(.image(image)) }
}

extension Text {
  /// One text after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }
}
