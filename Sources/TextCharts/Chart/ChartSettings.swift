/// The settings that modifiers around a chart collect for it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var colors = ColorScale()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []

  struct ProxyLayer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }
}

struct AxisSettings {
  var isHidden = false
  /// `nil` means the default marks.
  var groups: [AxisGroup]?
  var domain = DomainSettings()
  var type = ScaleType.linear
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  var label: AxisLabel?

  struct AxisLabel {
    let position: AnnotationPosition
    let alignment: Alignment?
    let content: AnyView
  }
}

/// The values that an axis shows, as far as they are set.
struct DomainSettings {
  var values: [PlottedValue]?
  var includesZero: Bool?
  var isReversed = false
  /// Replaces the values that the axis would show.
  var change: (([PlottedValue]) -> [PlottedValue])?
}

/// The styles of values: those that are set, else Apple's.
struct ColorScale {
  /// The values in legend order.
  var domain: [PlottedValue] = []
  /// The styles, reused if there are fewer styles than values.
  var range: [AnyShapeStyle] = []
  /// The numbers of the first and last style, if they are set.
  var numbers: ClosedRange<Double>?
  var mapping: ((PlottedValue) -> AnyShapeStyle?)?

  /// `index` is the position of the value in the chart.
  func style(of value: PlottedValue, index: Int) -> AnyShapeStyle {
    if let style = mapping?(value) { return style }
    if range.isEmpty { return AnyShapeStyle(MarkLooks.palette[index % MarkLooks.palette.count]) }
    return range[(domain.firstIndex(of: value) ?? index) % range.count]
  }
}

struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var content: AnyView?
}

/// A reference, since each change of the environment copies its values.
private final class ChartSettingsBox: EnvironmentKey {
  static var defaultValue: ChartSettingsBox { ChartSettingsBox(ChartSettings()) }
  let settings: ChartSettings

  init(_ settings: ChartSettings) { self.settings = settings }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsBox.self].settings }
    set { self[ChartSettingsBox.self] = ChartSettingsBox(newValue) }
  }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    environment { change(&$0.chartSettings) }
  }
}
