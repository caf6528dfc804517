/// What the views around a chart have chosen for it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var colors = StyleScale<AnyShapeStyle>()
  var symbols = StyleScale<BasicChartSymbolShape>()
  var lines = StyleScale<StrokeStyle>()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []

  /// A view that knows where values lie.
  struct ProxyLayer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }
}

/// What was chosen for one axis.
struct AxisSettings {
  var isHidden = false
  /// `nil` is what an axis has where nobody chooses.
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

/// Which values an axis shows, as far as it was chosen.
struct DomainSettings {
  var values: [PlottedValue]?
  /// Whether the values are all that there are, as of categories, and not two ends.
  var isList = false
  var includesZero: Bool?
  var isReversed = false
  /// Makes other values of those that the axis would show.
  var change: (([PlottedValue]) -> [PlottedValue])?
}

/// Styles that values have, as far as they were chosen.
struct StyleScale<Style> {
  /// The values that have a style, in the order of the legend.
  var domain: [PlottedValue] = []
  /// The styles, used again where there are fewer than values.
  var range: [Style] = []
  /// The numbers that the first and the last style stand for, as far as they were chosen.
  var numbers: ClosedRange<Double>?
  /// Chooses the style of a value.
  var mapping: ((PlottedValue) -> Style?)?

  /// The style of a value whose number among those of the chart is `index`.
  func style(of value: PlottedValue, index: Int) -> Style? {
    if let style = mapping?(value) { return style }
    if range.isEmpty { return nil }
    return range[(domain.firstIndex(of: value) ?? index) % range.count]
  }
}

/// What was chosen for the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var content: AnyView?
}

/// Holds the settings behind one reference: each change of the environment copies what is in it.
private final class ChartSettingsBox: EnvironmentKey {
  static var defaultValue: ChartSettingsBox { ChartSettingsBox(ChartSettings()) }
  let settings: ChartSettings

  init(_ settings: ChartSettings) { self.settings = settings }
}

extension EnvironmentValues {
  /// What the views around a chart have chosen for it.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsBox.self].settings }
    set { self[ChartSettingsBox.self] = ChartSettingsBox(newValue) }
  }
}

nonisolated extension View {
  /// Chooses something for the charts inside.
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    environment { change(&$0.chartSettings) }
  }
}
