/// The values that views get from the views around them and from the renderer.
///
/// Only the program that draws knows the moment, so it is the one value without a default:
///
/// ```swift
/// var environment = EnvironmentValues(now: Date())
/// environment.timeZone = .current
/// environment.colorScheme = .light
/// ```
///
/// Custom values need not be `Sendable`, so make it on the main actor, where views are drawn.
public struct EnvironmentValues {
  public var colorScheme: ColorScheme = .dark
  /// The contrast of colours; `.increased` strengthens the tracks of gauges.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The reader's text size; letters keep the size of a cell.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The reading direction; layout runs from left to right whatever it is.
  public var layoutDirection: LayoutDirection = .leftToRight
  public var redactionReasons: RedactionReasons = []
  /// Whether the display is dimmed, as on a watch while its wearer looks away: areas and gauges
  /// then have half their strength, letters and lines their full one.
  public var isLuminanceReduced = false
  public var isEnabled = true
  /// The size of controls; cells draw all sizes alike.
  public var controlSize = ControlSize.regular
  public var legibilityWeight: LegibilityWeight?

  public var font: Font?
  public var lineLimit: Int?
  public var truncationMode: Text.TruncationMode = .tail
  public var multilineTextAlignment: TextAlignment = .leading
  /// The scale to which text may shrink, 0…1; cells cannot, so text takes a shorter form instead.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move together; without effect in cells.
  public var allowsTightening = false
  public var textCase: Text.Case?

  private var box = SharedEnvironment.Box.initial
  /// The custom values by key, and the objects by type.
  ///
  /// Searching is O(n), with few values: building the type of a dictionary would cost each start of
  /// a process more than all its look-ups save.
  private var custom: [CustomValue] = []

  /// The changes to the font, wherever it is set.
  var fontTraits = FontTraits()
  var hidesLabels = false
  /// Whether links are active; in small widgets they are not.
  package var linksLead = true
  var minimumLines = 0
  var isPrivacySensitive = false
  package var colorMapping: ColorMapping = .fullColor
  package var glyphSet: GlyphSet = .unicode
  /// The colours that the output will show, for pictures with a form of their own for few.
  package var colorDepth: ColorDepth = .trueColor
  var foreground = ForegroundPaints()
  var tintPaint: Paint?

  /// Creates the environment of a picture shown at a moment, in UTC and English unless set.
  public init(now: Date) { self.now = now }

  /// Creates an environment for values that do not depend on the time, such as a colour's channels.
  ///
  /// Its clock shows the first moment of 2001. For a picture use ``init(now:)``.
  public init() {}

  var shared: SharedEnvironment {
    get { box.values }
    set { box = SharedEnvironment.Box(newValue) }
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom(ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue }
    set { setCustom(newValue, for: ObjectIdentifier(key)) }
  }

  private struct CustomValue {
    let key: ObjectIdentifier
    let value: Any
  }

  func custom(_ key: ObjectIdentifier) -> Any? { custom.first { $0.key == key }?.value }

  /// Sets the value of a custom key; `nil` removes it.
  private mutating func setCustom(_ value: Any?, for key: ObjectIdentifier) {
    custom.removeAll { $0.key == key }
    if let value { custom.append(CustomValue(key: key, value: value)) }
  }

  /// Sets the object of a type; `nil` removes it.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    setCustom(object, for: ObjectIdentifier(Object.self))
  }

  /// The environment without custom values, which texts do not read.
  func withoutCustomValues() -> EnvironmentValues {
    var values = self
    values.custom = []
    return values
  }

  /// The pixels in a point: 1 unless set, since cells have no pixels.
  public var displayScale: CGFloat {
    get { shared.displayScale }
    set { shared.displayScale = newValue }
  }

  public var pixelLength: CGFloat { 1 / displayScale }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// Whether the reader wants little movement: always true, since pictures do not move.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether colour alone must not carry meaning: true where colours are replaced.
  public var accessibilityDifferentiateWithoutColor: Bool {
    if case .fullColor = colorMapping { false } else { true }
  }

  /// Whether the reader wants opaque backgrounds: always false, since cells blend colours.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the reader wants buttons with a visible background: always false, since it is unknown.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the display inverts colours: always false, since it is unknown.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the picture is read aloud: always false; its spoken text is always available.
  public var accessibilityVoiceOverEnabled: Bool { false }
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
