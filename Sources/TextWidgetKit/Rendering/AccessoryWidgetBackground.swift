/// The faint backdrop that the Lock Screen gives an accessory widget.
///
/// Cells show it as a translucent tone in the families that have one (circular, corner and
/// rectangular); elsewhere it is an empty view.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// The backdrop.
  public init() {}

  /// The tone, where the family has one.
  public var body: some View {
    switch family {
    case .accessoryCircular: Circle().fill(.quaternary)
    case .accessoryCorner, .accessoryRectangular:
      ContainerRelativeShape().fill(.quaternary)
    case .accessoryInline, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .systemExtraLargePortrait:
      EmptyView()
    }
  }
}
