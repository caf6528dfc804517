nonisolated extension View {
  /// Sets the values that the horizontal axis of charts shows.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let settings = domain.scaleValues.settings
    return chart {
      $0.x.domain = settings
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets the values that the vertical axis of charts shows.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let settings = domain.scaleValues.settings
    return chart {
      $0.y.domain = settings
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets the values that the horizontal axis of charts shows, and where.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartXScale(range: range, type: type).chartXScale(domain: domain, type: type) }

  /// Sets the values that the vertical axis of charts shows, and where.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartYScale(range: range, type: type).chartYScale(domain: domain, type: type) }

  /// Sets where on the plot the horizontal axis of charts begins and ends.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let paddings = range.paddings
    return chart {
      ($0.x.startPadding, $0.x.endPadding) = (paddings.start, paddings.end)
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets where on the plot the vertical axis of charts begins, at its foot, and ends.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let paddings = range.paddings
    return chart {
      ($0.y.startPadding, $0.y.endPadding) = (paddings.start, paddings.end)
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets how numbers become places along the width of charts.
  public func chartXScale(type: ScaleType) -> some View { chart { $0.x.type = type } }

  /// Sets how numbers become places along the height of charts.
  public func chartYScale(type: ScaleType) -> some View { chart { $0.y.type = type } }
}

nonisolated extension View {
  /// Paints the marks of values in styles of their own.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let domain = mapping.map(\.key.plotted)
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { $0.colors = StyleScale(domain: domain, range: range) }
  }

  /// Paints the marks of values in styles of their own.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let domain = domain.map(\.plotted)
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.colors = StyleScale(domain: domain, range: range) }
  }

  /// Sets the values that the legend tells, in their order.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    let domain = domain.map(\.plotted)
    return chart { $0.colors.domain = domain }
  }

  /// Sets the styles that values are painted in, one after the other.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.colors.range = range }
  }

  /// Paints numbers in the colours of a gradient.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    let range = range.stops.map { AnyShapeStyle($0.color) }
    return chart { $0.colors.range = range }
  }

  /// Paints numbers of a range in the colours of a gradient, and those outside in the nearest.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let ends = domain.scaleValues.settings.values?.compactMap(Double.init(plotted:))
    return chartForegroundStyleScale(range: range).chart { $0.colors.numbers = ends?.closedRange }
  }

  /// Paints the marks of each value in the style that a closure names.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    chart { $0.colors.mapping = { Value.value(at: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Paints the marks of each value in the style that a closure names, in the order of a list.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    let domain = domain.map(\.plotted)
    return chart {
      $0.colors.domain = domain
      $0.colors.mapping = { Value.value(at: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Shows the points of values as symbols of their own.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    let domain = mapping.map(\.key.plotted)
    let range = mapping.map(\.value.basicShape)
    return chart { $0.symbols = StyleScale(domain: domain, range: range) }
  }

  /// Shows the points of values as symbols of their own.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], range: [Symbol]
  ) -> some View {
    let domain = domain.map(\.plotted)
    let range = range.map(\.basicShape)
    return chart { $0.symbols = StyleScale(domain: domain, range: range) }
  }

  /// Sets the symbols that values are shown as, one after the other.
  public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
    let range = range.map(\.basicShape)
    return chart { $0.symbols.range = range }
  }

  /// Shows the points of each value as the symbol that a closure names.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    mapping: @escaping (Value) -> Symbol
  ) -> some View {
    chart { $0.symbols.mapping = { Value.value(at: $0).map { mapping($0).basicShape } } }
  }

  /// Draws the lines of values in styles of their own.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    let domain = mapping.map(\.key.plotted)
    let range = mapping.map(\.value)
    return chart { $0.lines = StyleScale(domain: domain, range: range) }
  }

  /// Draws the lines of values in styles of their own.
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], range: [StrokeStyle]
  ) -> some View {
    let domain = domain.map(\.plotted)
    return chart { $0.lines = StyleScale(domain: domain, range: range) }
  }
}
