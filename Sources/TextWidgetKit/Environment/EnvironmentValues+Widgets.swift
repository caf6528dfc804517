extension EnvironmentValues {
  /// The family the view is drawn for.
  ///
  /// Read it in a view: a `Widget` stands in no place yet and always reads the default.
  public var widgetFamily: WidgetFamily { widget.family }

  /// What the place the widget stands in does to its colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { widget.renderingMode }
    set { widget.renderingMode = newValue }
  }

  /// Whether the background given by `containerBackground(for:)` is drawn.
  public var showsWidgetContainerBackground: Bool { widget.showsContainerBackground }

  /// The margins that belong around the content, points.
  ///
  /// The host keeps them, unless `contentMarginsDisabled()` leaves that to the view: they are the
  /// same there.
  public var widgetContentMargins: EdgeInsets { widget.contentMargins }

  /// Whether a label given by `widgetLabel` is drawn: in the corner family.
  public var showsWidgetLabel: Bool { widget.showsLabel }

  /// All of the above at once.
  var widget: WidgetEnvironment {
    get { self[WidgetEnvironmentKey.self] }
    set { self[WidgetEnvironmentKey.self] = newValue }
  }
}

/// What a widget's views are told of the place they stand in, behind one key.
struct WidgetEnvironment: Sendable {
  var family = WidgetFamily.systemSmall
  var renderingMode = WidgetRenderingMode.fullColor
  var showsContainerBackground = true
  var contentMargins = EdgeInsets()
  var showsLabel = false
}

private struct WidgetEnvironmentKey: EnvironmentKey {
  static let defaultValue = WidgetEnvironment()
}
