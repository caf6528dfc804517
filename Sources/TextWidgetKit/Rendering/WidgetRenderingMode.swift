/// The treatment of a widget's colours at a place.
///
/// A struct like Apple's, so a switch over it needs a `default`.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The mode's name, such as `fullColor`.
  public let description: String

  /// Keeps all colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")

  /// Replaces colours by two tints, one per group, and keeps opacity.
  ///
  /// Views under `widgetAccentable()` form the accented group, all others the default group.
  public static let accented = WidgetRenderingMode(description: "accented")

  /// Keeps luminance only, as on the Lock Screen: bright colours stand out, dark ones recede.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")

  /// Every mode, in Apple's order.
  public static let allModes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]

  /// Finds the mode by its name; `nil` for an unknown one.
  public init?(name: some StringProtocol) {
    guard let mode = Self.allModes.first(where: { $0.description == name }) else { return nil }
    self = mode
  }

  private init(description: String) { self.description = description }
}

/// The way an image is drawn in the accented rendering mode.
///
/// Without one a picture is a solid shape in its group's colour, with the picture's opacity.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  fileprivate let isAccented: Bool
  fileprivate let isDesaturated: Bool
  fileprivate let keepsColors: Bool

  /// The accented group's colour by brightness, which turns a photo into a tinted one.
  public static let accented = WidgetAccentedRenderingMode(
    isAccented: true, isDesaturated: false, keepsColors: false)
  /// The default group's colour; brighter pixels are stronger.
  public static let desaturated = WidgetAccentedRenderingMode(
    isAccented: false, isDesaturated: true, keepsColors: false)
  /// The accented group's colour; brighter pixels are stronger.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    isAccented: true, isDesaturated: true, keepsColors: false)
  /// The picture's own colours; a symbol takes the default group's colour.
  public static let fullColor = WidgetAccentedRenderingMode(
    isAccented: false, isDesaturated: false, keepsColors: true)
}

extension Image {
  /// Sets how the image is drawn in the accented mode; `nil` draws a solid shape in its own group.
  public consuming func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?)
    -> some View
  {
    tinted(
      byLuminance: mode?.isDesaturated == true, keepsColors: mode?.keepsColors == true
    ).widgetAccentable(mode?.isAccented == true)
  }
}
