/// What becomes of an image in the accented rendering mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  fileprivate let isAccented: Bool
  private let name: String

  /// In the colour of the accented group.
  public static let accented = WidgetAccentedRenderingMode(isAccented: true, name: "accented")
  /// In the colour of the other group.
  public static let desaturated = WidgetAccentedRenderingMode(
    isAccented: false, name: "desaturated")
  /// In the colour of the accented group, the stronger the brighter the image.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    isAccented: true, name: "accentedDesaturated")
  /// In its own colours; a glyph has one, so it is in that of the other group.
  public static let fullColor = WidgetAccentedRenderingMode(isAccented: false, name: "fullColor")
}

extension Image {
  /// Sets the group of the image in the accented rendering mode; `nil` leaves it where it is.
  public consuming func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?)
    -> some View
  {
    widgetAccentable(mode?.isAccented == true)
  }
}
