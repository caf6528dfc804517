@MainActor
extension WidgetPresentation {
  /// The environment the entry view of a widget is drawn in.
  func environment(of widget: WidgetDescription) -> EnvironmentValues {
    var values = environment
    let showsBackground = renderingMode == .fullColor || !widget.isContainerBackgroundRemovable
    values.widget = WidgetEnvironment(
      family: family, renderingMode: renderingMode,
      showsContainerBackground: family.isSystem && showsBackground,
      contentMargins: family.isSystem ? Self.contentMargins : EdgeInsets(),
      showsLabel: family == .accessoryCorner)
    if family == .accessoryInline { values.lineLimit = 1 }
    values.linksLead = family.hasLinks
    values.colorMapping = colorMapping
    if isPlaceholder { values.redactionReasons.insert(.placeholder) }
    return values
  }

  /// 16 points, the standard margin.
  ///
  /// Source: Human Interface Guidelines, Widgets.
  private static var contentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  private var colorMapping: ColorMapping {
    // Letters have the accent too, for which half of the usual shades are too pale.
    var environment = environment
    environment.colorSchemeContrast = .increased
    return switch renderingMode {
    case .accented:
      .accented(
        accent: accentColor.paint(in: environment).representative,
        base: Color.primary.paint(in: environment).representative)
    case .vibrant: .vibrant(Color.primary.paint(in: environment).representative)
    default: .fullColor
    }
  }
}
