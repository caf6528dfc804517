public import struct Foundation.CGFloat

/// The values that a view is given by the views around it and by the renderer.
public struct EnvironmentValues: Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme = .dark
  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// How large the reader wants text.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The direction of reading.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Why content is not shown.
  public var redactionReasons: RedactionReasons = []
  /// Whether the display is dimmed, as on a watch whose wearer looks away: areas and gauges have
  /// half their strength, letters and lines all of it.
  public var isLuminanceReduced = false
  /// Whether controls can be used.
  public var isEnabled = true

  /// The font of text; `nil` is that of the body.
  public var font: Font?
  /// The lines a text may take; `nil` is any number.
  public var lineLimit: Int?
  /// Where a text that does not fit loses what is replaced by an ellipsis.
  public var truncationMode: Text.TruncationMode = .tail
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment = .leading
  /// How far text may shrink, 0…1; cells cannot, so text takes a shorter form instead.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move together; cells cannot.
  public var allowsTightening = false
  /// Whether text is set in capitals or small letters.
  public var textCase: Text.Case?

  /// What differs rarely, behind one reference.
  package var shared = SharedEnvironment()

  /// What the font is changed by, wherever it was set.
  package var fontTraits = FontTraits()
  /// The fewest rows a text takes.
  package var minimumLines = 0
  /// Whether privacy hides the views.
  package var isPrivacySensitive = false
  /// What becomes of colours at the end.
  package var colorMapping: ColorMapping = .fullColor
  /// The glyphs that may be drawn.
  package var glyphSet: GlyphSet = .unicode
  var foreground = ForegroundPaints()
  package var tintPaint: Paint?

  /// The environment of a picture that nothing is known about.
  public init() {}

  /// A value of a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { shared.custom(ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue }
    set { shared.setCustom(newValue, for: ObjectIdentifier(key)) }
  }
}
