nonisolated extension View {
  /// Sets the domain of the horizontal axis: two ends, or a list of categories.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let settings = domain.scaleValues.settings
    return chart {
      $0.x.domain = settings
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets the domain of the vertical axis: two ends, or a list of categories.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let settings = domain.scaleValues.settings
    return chart {
      $0.y.domain = settings
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets the domain of the horizontal axis and its range in the plot.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartXScale(range: range, type: type).chartXScale(domain: domain, type: type) }

  /// Sets the domain of the vertical axis and its range in the plot.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartYScale(range: range, type: type).chartYScale(domain: domain, type: type) }

  /// Sets where in the plot the horizontal axis begins and ends.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let paddings = range.paddings
    return chart {
      ($0.x.startPadding, $0.x.endPadding) = (paddings.start, paddings.end)
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets where in the plot the vertical axis begins, at its lower end, and ends.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let paddings = range.paddings
    return chart {
      ($0.y.startPadding, $0.y.endPadding) = (paddings.start, paddings.end)
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets the mapping from numbers to places along the width, such as `.log`.
  public func chartXScale(type: ScaleType) -> some View { chart { $0.x.type = type } }

  /// Sets the mapping from numbers to places along the height, such as `.log`.
  public func chartYScale(type: ScaleType) -> some View { chart { $0.y.type = type } }

  /// Sets the style of each value, in legend order.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let domain = mapping.map(\.key.plotted)
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { $0.colors = ColorScale(domain: domain, range: range) }
  }

  /// Sets the styles of the values in `domain`, reusing them if there are too few.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let domain = domain.map(\.plotted)
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.colors = ColorScale(domain: domain, range: range) }
  }

  /// Sets the values of the legend and their order.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    chart { $0.colors.domain = domain.map(\.plotted) }
  }

  /// Sets the styles of values in order of appearance, reusing them if there are too few.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    chart { $0.colors.range = range.map { AnyShapeStyle($0) } }
  }

  /// Maps numbers to the colours of a gradient.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chart { $0.colors.range = range.stops.map { AnyShapeStyle($0.color) } }
  }

  /// Maps a domain's numbers to a gradient's colours; numbers outside take the nearest end.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let ends = domain.scaleValues.settings.values?.compactMap(Double.init(plotted:))
    return chartForegroundStyleScale(range: range).chart { $0.colors.numbers = ends?.closedRange }
  }

  /// Sets the style of each value by a closure.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    chart { $0.colors.mapping = { Value.value(at: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Sets the style of each value by a closure, and the order of the legend.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    chartForegroundStyleScale(mapping: mapping).chart { $0.colors.domain = domain.map(\.plotted) }
  }
}

/// - Effect: none; symbols are small or large.
nonisolated extension View {
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { self }
  public func chartSymbolSizeScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, CGFloat>
  ) -> some View { self }
}
