/// The looks of a mark as set by modifiers; the innermost one wins.
struct MarkTraits {
  /// A feature that a value selects, by the chart's scale.
  enum Channel: Hashable { case color, symbol, symbolSize, line, position, series }

  var style: AnyShapeStyle?
  var isStyledByPlot = false
  /// The values that select features, at most one per channel.
  var values: [(channel: Channel, value: PlottedValue)] = []
  var opacity = 1.0
  var line: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: BasicChartSymbolShape?
  /// In square points.
  var symbolArea: CGFloat?
  var cornerRadius: CGFloat?
  var annotations: [MarkAnnotation] = []
  var zIndex = 0.0
  var offset = CGSize.zero
  var isSpoken = true

  /// Whether a view replaces the symbol.
  var hasOwnSymbol: Bool { annotations.contains(where: \.isSymbol) }

  func value(_ channel: Channel) -> PlottedValue? { values.first { $0.channel == channel }?.value }

  /// The values that define the series; empty if there are none.
  var seriesValues: [PlottedValue] {
    let channels: [Channel] = [.series, .color, .symbol, .line, .position]
    return channels.compactMap { channel in
      if channel == .color, case .number = value(.color) { return nil }
      return value(channel)
    }
  }
}

struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// Creates the view for the mark's size in points.
  let content: (CGSize) -> AnyView
  /// True when the view replaces the symbol; it then reserves no space.
  var isSymbol = false
}
