public import TextUI

extension EnvironmentValues {
  /// The family the view is drawn for.
  ///
  /// Read it in a view: a `Widget` stands in no place yet and always reads the default.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetEnvironmentKey.self].family }
    set { self[WidgetEnvironmentKey.self].family = newValue }
  }

  /// What the place the widget stands in does to its colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetEnvironmentKey.self].renderingMode }
    set { self[WidgetEnvironmentKey.self].renderingMode = newValue }
  }

  /// Whether the background given by `containerBackground(for:)` is drawn.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[WidgetEnvironmentKey.self].showsContainerBackground }
    set { self[WidgetEnvironmentKey.self].showsContainerBackground = newValue }
  }

  /// The margins the host keeps around the content, points.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetEnvironmentKey.self].contentMargins }
    set { self[WidgetEnvironmentKey.self].contentMargins = newValue }
  }

  /// Whether a label given by `widgetLabel` is drawn: in the corner family.
  public internal(set) var showsWidgetLabel: Bool {
    get { self[WidgetEnvironmentKey.self].showsLabel }
    set { self[WidgetEnvironmentKey.self].showsLabel = newValue }
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
