public import struct Foundation.CGFloat

/// What has no form in cells compiles and leaves the view as it is.
nonisolated extension View {
  /// No effect: cells cast no shadow.
  public consuming func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// No effect: a blurred letter could not be read.
  public consuming func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  /// No effect: colours are blended by opacity only.
  public consuming func blendMode(_ blendMode: BlendMode) -> Self { self }

  /// No effect: views are blended one by one.
  public consuming func compositingGroup() -> Self { self }

  /// No effect: views are drawn at once.
  public consuming func drawingGroup(opaque: Bool = false) -> Self { self }

  /// No effect: letters cannot grow.
  public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }

  /// No effect: letters cannot grow.
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }

  /// No effect: letters cannot grow.
  public consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func saturation(_ amount: Double) -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func grayscale(_ amount: Double) -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func brightness(_ amount: Double) -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func contrast(_ amount: Double) -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func colorMultiply(_ color: Color) -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func luminanceToAlpha() -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func colorInvert() -> Self { self }

  /// No effect: colours stay as they are.
  public consuming func hueRotation(_ angle: Angle) -> Self { self }

  /// No effect: nothing moves in a picture.
  public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }

  /// No effect: cells have no edges outside of the screen.
  public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }

  /// No effect: cells have no edges outside of the screen.
  public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// No effect: cells have no edges outside of the screen.
  public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// No effect: a picture cannot be touched.
  public consuming func allowsHitTesting(_ enabled: Bool) -> Self { self }
}

/// How the colours of a view and of what lies behind it are joined.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The view covers what lies behind.
  case normal
  /// Multiplied.
  case multiply
  /// Multiplied and inverted.
  case screen
  /// Multiplied or screened.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightened.
  case colorDodge
  /// Darkened.
  case colorBurn
  /// Softly lit.
  case softLight
  /// Hardly lit.
  case hardLight
  /// The difference of both.
  case difference
  /// A softer difference.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The colour of the view.
  case color
  /// The luminosity of the view.
  case luminosity
  /// The view where something lies behind.
  case sourceAtop
  /// What lies behind before the view.
  case destinationOver
  /// What lies behind where the view is not.
  case destinationOut
  /// Darkened sums.
  case plusDarker
  /// Lightened sums.
  case plusLighter
}

/// Regions that bars and keyboards cover; cells have none.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Where margins of content count; cells have none.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let value: Int

  /// Everywhere.
  public static let automatic = ContentMarginPlacement(value: 0)
  /// At content that scrolls.
  public static let scrollContent = ContentMarginPlacement(value: 1)
  /// At the bars that show where it scrolled.
  public static let scrollIndicators = ContentMarginPlacement(value: 2)
}
