/// The values that a view is given by the views around it and by the renderer.
///
/// Only the program that draws knows the moment, so it is the one value without a default:
///
/// ```swift
/// var environment = EnvironmentValues(now: Date())
/// environment.timeZone = .current
/// environment.colorScheme = .light
/// ```
///
/// It is not `Sendable`, because values of keys of one's own need not be: make it on the main actor,
/// where views are drawn.
public struct EnvironmentValues {
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
  /// How large controls are.
  public var controlSize = ControlSize.regular
  /// Whether the reader wants bold text; `nil` is not known.
  public var legibilityWeight: LegibilityWeight?

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

  private var box = SharedEnvironment.Box.initial
  /// The values of keys of one's own, and objects by their types.
  ///
  /// O(n) to search, and a picture has a few: building the type of a dictionary would cost each
  /// start of a process more than all its look-ups save.
  private var custom: [CustomValue] = []

  /// What the font is changed by, wherever it was set.
  var fontTraits = FontTraits()
  var hidesLabels = false
  /// Whether links lead anywhere: in small widgets they do not.
  package var linksLead = true
  var minimumLines = 0
  var isPrivacySensitive = false
  package var colorMapping: ColorMapping = .fullColor
  package var glyphSet: GlyphSet = .unicode
  var foreground = ForegroundPaints()
  var tintPaint: Paint?

  /// The environment of a picture that is shown at a moment, in UTC and English unless set.
  public init(now: Date) { self.now = now }

  /// The environment of what does not depend on when it is shown, such as the channels of a colour.
  ///
  /// By its clock it is the first moment of 2001. For a picture use ``init(now:)``.
  public init() {}

  var shared: SharedEnvironment {
    get { box.values }
    set { box = SharedEnvironment.Box(newValue) }
  }

  /// The value of a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom(ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue }
    set { setCustom(newValue, for: ObjectIdentifier(key)) }
  }
}

extension EnvironmentValues {
  private struct CustomValue {
    let key: ObjectIdentifier
    let value: Any
  }

  func custom(_ key: ObjectIdentifier) -> Any? { custom.first { $0.key == key }?.value }

  /// Sets the value for a key of one's own; `nil` takes it away.
  private mutating func setCustom(_ value: Any?, for key: ObjectIdentifier) {
    custom.removeAll { $0.key == key }
    if let value { custom.append(CustomValue(key: key, value: value)) }
  }

  /// Sets the object of a type; `nil` takes it away.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    setCustom(object, for: ObjectIdentifier(Object.self))
  }

  /// The environment without the values of keys of one's own, which texts do not read.
  func withoutCustomValues() -> EnvironmentValues {
    var values = self
    values.custom = []
    return values
  }
}

extension EnvironmentValues {
  /// The colours that `Color("name")` finds.
  public var colorAssets: [String: ColorAsset] {
    get { shared.colorAssets }
    set { shared.colorAssets = newValue }
  }

  /// Pixels a point; cells have none, so it is 1 unless set.
  public var displayScale: CGFloat {
    get { shared.displayScale }
    set { shared.displayScale = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The size the reader wants text in, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}

extension EnvironmentValues {
  /// Whether the reader wants little movement: always, since nothing moves in a picture.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether meaning must not be carried by colour alone: where colours are replaced.
  public var accessibilityDifferentiateWithoutColor: Bool {
    if case .fullColor = colorMapping { false } else { true }
  }

  /// Whether the reader wants opaque grounds: cells blend colours, so they need not be.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the reader wants buttons to have a visible ground: not known.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the display turns colours into their opposites: not known.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the picture is read aloud: not known, what it says is always there.
  public var accessibilityVoiceOverEnabled: Bool { false }
}

/// The weight in which the reader wants text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As it is designed.
  case regular
  case bold
}
