/// Marks with a modifier applied.
public struct ModifiedMarks<Content> {
  let content: Content
  let change: (inout MarkCollector, Int) -> Void
}

extension ModifiedMarks: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public func collect(into marks: inout MarkCollector) {
    let start = marks.count
    content.collect(into: &marks)
    change(&marks, start)
  }
}

extension ChartContent {
  nonisolated func traits(_ change: @escaping (inout MarkTraits) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self) { $0.modify(from: $1, change) }
  }

  private nonisolated func chosen<Value>(
    _ channel: MarkTraits.Channel, by value: PlottableValue<Value>
  ) -> ModifiedMarks<Self> {
    let plotted = value.labeled.plotted
    return ModifiedMarks(content: self) { $0.choose(channel, by: plotted, from: $1) }
  }

  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return traits { $0.style = $0.style ?? style }
  }

  nonisolated public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.color, by: value) }

  /// Clamped to 0...1; infinity and NaN count as 0.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    traits { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 0 }
  }

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    traits { $0.line = $0.line ?? style }
  }

  nonisolated public func lineStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.line, by: value) }

  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    traits { $0.interpolation = $0.interpolation ?? method }
  }

  nonisolated public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    traits { $0.symbol = $0.symbol ?? symbol.basicShape }
  }

  nonisolated public func symbol<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.symbol, by: value) }

  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent {
    let view = AnyView(symbol().fixedSize())
    let symbol = MarkAnnotation(
      position: .overlay, alignment: .center, content: { _ in view }, isSymbol: true)
    return traits { if !$0.hasOwnSymbol { $0.annotations.append(symbol) } }
  }

  /// In square points; below 30 they are small, otherwise large.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    traits { $0.symbolArea = $0.symbolArea ?? area }
  }

  /// Below 30 square points they are small, otherwise large.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Small in the lower half of the values, otherwise large.
  nonisolated public func symbolSize<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.symbolSize, by: value) }

  /// Only of bars and rectangles that are large enough.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { traits { $0.cornerRadius = $0.cornerRadius ?? radius } }

  nonisolated public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { chosen(.position, by: value) }

  /// The default is 0; infinity and NaN count as 0.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    traits { $0.zIndex = value.isFinite ? value : 0 }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Ignores infinite distances.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    traits {
      if offset.width.isFinite { $0.offset.width += offset.width }
      if offset.height.isFinite { $0.offset.height += offset.height }
    }
  }

  /// The ends stay, as a plot has no room around it.
  @_disfavoredOverload
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { offset(x: x) }

  /// The ends stay, as a plot has no room around it.
  @_disfavoredOverload
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { offset(y: y) }

  /// Returns the marks as they are: a plot has no room around it for longer ones.
  @_disfavoredOverload
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { self }

  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    traits { $0.isStyledByPlot = aligns }
  }
}
