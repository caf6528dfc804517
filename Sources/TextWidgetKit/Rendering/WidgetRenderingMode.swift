/// A struct like Apple's, so a switch over it needs a `default`.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let fullColor = WidgetRenderingMode(description: "fullColor")

  public static let accented = WidgetRenderingMode(description: "accented")

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

/// Without one a picture is a solid shape in its group's colour, with the picture's opacity.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  fileprivate let isAccented: Bool
  fileprivate let isDesaturated: Bool
  fileprivate let keepsColors: Bool

  /// The accented group's colour by brightness, which turns a photo into a tinted one.
  public static let accented = WidgetAccentedRenderingMode(
    isAccented: true, isDesaturated: false, keepsColors: false)
  public static let desaturated = WidgetAccentedRenderingMode(
    isAccented: false, isDesaturated: true, keepsColors: false)
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    isAccented: true, isDesaturated: true, keepsColors: false)
  /// The picture's own colours; a symbol takes the default group's colour.
  public static let fullColor = WidgetAccentedRenderingMode(
    isAccented: false, isDesaturated: false, keepsColors: true)
}

extension Image {
  public consuming func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?)
    -> some View
  {
    tinted(
      byLuminance: mode?.isDesaturated == true, keepsColors: mode?.keepsColors == true
    ).widgetAccentable(mode?.isAccented == true)
  }
}
