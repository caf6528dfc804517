/// The place a widget is drawn for, and the moment.
public struct WidgetPresentation {
  /// The family, which decides the entry view's shape.
  public var family: WidgetFamily

  /// What the place does to colours.
  public var renderingMode: WidgetRenderingMode

  /// The room there is, in cells.
  public var size: CellSize

  /// The tint of the accented group in the accented mode, which the place chooses.
  public var accentColor: Color

  /// Whether the content is covered, as before the first entry is known.
  public var isPlaceholder: Bool

  /// Whether drawings say when they change by themselves: ``WidgetDrawing/nextChange``.
  public var findsNextChange = false

  /// Colour scheme, locale, wall clock, the moment of drawing, and what else views may read.
  public var environment: EnvironmentValues

  /// A place for one family; without a size it has the family's own.
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

  /// The same for a gallery, where an example may stand for data.
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
