/// Content whose marks are changed.
public struct ModifiedMarks<Content> {
  let content: Content
  let change: (inout MarkCollector, Int) -> Void
}

extension ModifiedMarks: ChartContent where Content: ChartContent {
  /// It adds its marks itself.
  public typealias Body = Never

  /// Adds the marks and changes them.
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

  /// Paints the marks.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return traits { $0.style = $0.style ?? style }
  }

  /// Paints the marks of each value in a style of its own, which the legend tells.
  nonisolated public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.color, by: value) }

  /// Multiplies the opacity of the marks, 0…1.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    traits { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 0 }
  }

  /// Draws lines and rules in a style.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    traits { $0.line = $0.line ?? style }
  }

  /// Draws the line of each value in a style of its own.
  nonisolated public func lineStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.line, by: value) }

  /// Draws lines and areas from point to point in a way.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    traits { $0.interpolation = $0.interpolation ?? method }
  }

  /// Shows a symbol at the points.
  nonisolated public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    traits { $0.symbol = $0.symbol ?? symbol.basicShape }
  }

  /// Shows a symbol of its own at the points of each value, which the legend tells.
  nonisolated public func symbol<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.symbol, by: value) }

  /// Shows a view at the points.
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent {
    let symbol = MarkAnnotation(
      position: .overlay, alignment: .center, spacing: nil, view: AnyView(symbol().fixedSize()),
      isSymbol: true)
    return traits { if !$0.hasOwnSymbol { $0.annotations.append(symbol) } }
  }

  /// Sets the area of symbols in square points: those of less than 30 are small.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    traits { $0.symbolArea = $0.symbolArea ?? area }
  }

  /// Sets the size of symbols in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Sets the size of symbols by a value: those of the lower half are small.
  nonisolated public func symbolSize<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { chosen(.symbolSize, by: value) }

  /// Rounds the corners of bars and rectangles that are large enough.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { traits { $0.cornerRadius = $0.cornerRadius ?? radius } }

  /// Puts the bars of each value beside those of others.
  nonisolated public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let plotted = value.labeled.plotted
    return ModifiedMarks(content: self) {
      $0.choose(.position, by: plotted, from: $1)
      if let axis { $0.modify(from: $1) { $0.positionAxis = axis } }
    }
  }

  /// Draws the marks before those of a lower index.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    traits { $0.zIndex = value.isFinite ? value : 0 }
  }

  /// Draws the marks elsewhere, by so many points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the marks elsewhere, by so many points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    traits {
      if offset.width.isFinite { $0.offset.width += offset.width }
      if offset.height.isFinite { $0.offset.height += offset.height }
    }
  }

  /// Lets gradients run over the plot and not over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    traits { $0.isStyledByPlot = aligns }
  }

  /// Tints the marks in the accented mode of widgets.
  package nonisolated func accented() -> some ChartContent { traits { $0.isAccented = true } }
}
