/// What becomes of an image in the accented rendering mode.
///
/// Without one a picture is a solid shape in the colour of its group, as wide as it is opaque.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  fileprivate let isAccented: Bool
  fileprivate let isDesaturated: Bool
  fileprivate let keepsColors: Bool

  /// In the colour of the accented group.
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
