/// The place and the moment of a drawing.
public struct WidgetPresentation {
  /// The family, which the view reads as `widgetFamily`.
  public var family: WidgetFamily

  /// The treatment of colours at the place.
  public var renderingMode: WidgetRenderingMode

  /// The size of a drawing in cells, from which the view's points follow.
  public var size: CellSize

  /// The place's tint for the accented group in the accented mode.
  public var accentColor: Color

  /// Whether the content is redacted, as before the first entry is known.
  public var isPlaceholder: Bool

  /// Whether drawings compute ``WidgetDrawing/nextChange``.
  public var findsNextChange = false

  /// Whether links are found where the system ignores them, as in a small widget.
  package var findsDeadLinks = false

  /// Colour scheme, locale, wall clock, moment of drawing, and other values that views read.
  public var environment: EnvironmentValues

  /// Creates a place for one family; `size` defaults to the family's own.
  public init(
    family: WidgetFamily, renderingMode: WidgetRenderingMode = .fullColor, size: CellSize? = nil,
    accentColor: Color = .accentColor, isPlaceholder: Bool = false,
    environment: EnvironmentValues
  ) {
    self.family = family
    self.renderingMode = renderingMode
    self.size = size ?? family.cellSize
    self.accentColor = accentColor
    self.isPlaceholder = isPlaceholder
    self.environment = environment
  }

  package var context: TimelineProviderContext {
    TimelineProviderContext(family: family, displaySize: size.points)
  }

  /// The context for a gallery, where sample data may replace real data.
  package var galleryContext: TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: true, displaySize: size.points)
  }
}

@MainActor
extension WidgetPresentation {
  func environment(of widget: WidgetDescription) -> EnvironmentValues {
    var values = environment
    let showsBackground = renderingMode == .fullColor || !widget.isContainerBackgroundRemovable
    values.widget = WidgetEnvironment(
      family: family, renderingMode: renderingMode,
      showsContainerBackground: family.isSystem && showsBackground,
      contentMargins: family.isSystem ? Self.contentMargins : EdgeInsets(),
      showsLabel: family == .accessoryCorner)
    if family == .accessoryInline { values.lineLimit = 1 }
    values.linksLead = family.hasLinks || findsDeadLinks
    values.colorMapping = colorMapping
    if isPlaceholder { values.redactionReasons.insert(.placeholder) }
    return values
  }

  /// 16 points on each side, the standard margin (Human Interface Guidelines, Widgets).
  private static var contentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  private var colorMapping: ColorMapping {
    // Letters take the accent too, and half of the usual shades are too pale for them.
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
