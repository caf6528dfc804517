/// How the place a widget stands in treats its colours.
///
/// A struct and not an enum, as Apple's is: a switch over it needs a `default`.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The mode's name, such as `fullColor`.
  public let description: String

  /// Colours as the widget gives them.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")

  /// Two groups, each in one tint: colours are replaced, opacity stays.
  ///
  /// Views under `widgetAccentable()` form the accented group, all others the default group.
  public static let accented = WidgetRenderingMode(description: "accented")

  /// Luminance only, as on the Lock Screen: bright colours stand out, dark ones recede.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")

  /// Every mode, in Apple's order.
  public static let allModes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]

  /// The mode with the given name.
  public init?(name: some StringProtocol) {
    guard let mode = Self.allModes.first(where: { $0.description == name }) else { return nil }
    self = mode
  }

  private init(description: String) { self.description = description }
}

/// What becomes of an image in the accented rendering mode.
///
/// Without one a picture is a solid shape in the colour of its group, as wide as it is opaque.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  fileprivate let isAccented: Bool
  fileprivate let isDesaturated: Bool
  fileprivate let keepsColors: Bool

  /// In the colour of the accented group, by brightness: a photo becomes a tinted one.
  public static let accented = WidgetAccentedRenderingMode(
    isAccented: true, isDesaturated: false, keepsColors: false)
  /// In the colour of the other group, the stronger the brighter the picture.
  public static let desaturated = WidgetAccentedRenderingMode(
    isAccented: false, isDesaturated: true, keepsColors: false)
  /// In the colour of the accented group, the stronger the brighter the picture.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    isAccented: true, isDesaturated: true, keepsColors: false)
  /// In its own colours; a symbol has none, so it is in that of the other group.
  public static let fullColor = WidgetAccentedRenderingMode(
    isAccented: false, isDesaturated: false, keepsColors: true)
}

extension Image {
  /// Sets the group of the image in the accented rendering mode, and what is left of a picture;
  /// `nil` leaves it where it is, a solid shape.
  public consuming func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?)
    -> some View
  {
    tinted(
      byLuminance: mode?.isDesaturated == true, keepsColors: mode?.keepsColors == true
    ).widgetAccentable(mode?.isAccented == true)
  }
}
