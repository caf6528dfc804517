extension EnvironmentValues {
  /// The family the view is drawn for.
  ///
  /// Valid in a view only: outside of one, as in a `Widget`, it is the default, small.
  public var widgetFamily: WidgetFamily { widget.family }

  /// The treatment of the widget's colours at its place.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { widget.renderingMode }
    set { widget.renderingMode = newValue }
  }

  /// Whether the background given by `containerBackground(for:)` is drawn.
  public var showsWidgetContainerBackground: Bool { widget.showsContainerBackground }

  /// The margins around the content, in points.
  ///
  /// The host applies them, or with `contentMarginsDisabled()` leaves them to the view.
  public var widgetContentMargins: EdgeInsets { widget.contentMargins }

  /// Whether the place draws a `widgetLabel`: only the corner family does.
  public var showsWidgetLabel: Bool { widget.showsLabel }

  /// All widget values under one key.
  var widget: WidgetEnvironment {
    get { self[WidgetEnvironmentKey.self] }
    set { self[WidgetEnvironmentKey.self] = newValue }
  }
}

/// The values that describe a widget's place, stored under one key.
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
