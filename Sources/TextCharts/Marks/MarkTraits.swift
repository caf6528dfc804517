/// What a mark looks like, as far as somebody chose it: the innermost modifier counts.
struct MarkTraits {
  /// What is chosen by a value, by the scale of the chart.
  enum Channel: Hashable { case color, symbol, symbolSize, line, position, series }

  var style: AnyShapeStyle?
  var isStyledByPlot = false
  /// The values by which something is chosen, each at most once.
  var values: [(channel: Channel, value: PlottedValue)] = []
  var opacity = 1.0
  var line: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: BasicChartSymbolShape?
  /// In square points.
  var symbolArea: CGFloat?
  var cornerRadius: CGFloat?
  var positionAxis: Axis?
  var annotations: [MarkAnnotation] = []
  var zIndex = 0.0
  var offset = CGSize.zero
  var isSpoken = true
  var isAccented = false

  /// Whether a view stands for the marks.
  var hasOwnSymbol: Bool { annotations.contains(where: \.isSymbol) }

  /// The value by which something is chosen.
  func value(_ channel: Channel) -> PlottedValue? { values.first { $0.channel == channel }?.value }

  /// What tells the series of a mark from others, `nil` where nothing does.
  var seriesValues: [PlottedValue] {
    let channels: [Channel] = [.series, .color, .symbol, .line, .position]
    return channels.compactMap { channel in
      if channel == .color, case .number = value(.color) { return nil }
      return value(channel)
    }
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  /// The view beside a mark of a size in points.
  let content: (CGSize) -> AnyView
  /// Whether it stands for the mark itself, so that the plot makes no room for it.
  let isSymbol: Bool

  init(
    position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?,
    content: @escaping (CGSize) -> AnyView
  ) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
    isSymbol = false
  }

  init(
    position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?, view: AnyView,
    isSymbol: Bool = false
  ) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    content = { _ in view }
    self.isSymbol = isSymbol
  }
}
