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

  private init(description: String) {
    self.description = description
  }
}
