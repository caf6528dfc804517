extension EnvironmentValues {
  /// Valid in a view only: outside of one, as in a `Widget`, it is the default, small.
  public var widgetFamily: WidgetFamily { widget.family }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { widget.renderingMode }
    set { widget.renderingMode = newValue }
  }

  public var showsWidgetContainerBackground: Bool { widget.showsContainerBackground }

  public var widgetContentMargins: EdgeInsets { widget.contentMargins }

  /// Only for the corner family.
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
