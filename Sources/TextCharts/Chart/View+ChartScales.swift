nonisolated extension View {
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let settings = domain.scaleValues.settings
    return chart {
      $0.x.domain = settings
      $0.x.type = type ?? $0.x.type
    }
  }

  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let settings = domain.scaleValues.settings
    return chart {
      $0.y.domain = settings
      $0.y.type = type ?? $0.y.type
    }
  }

  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartXScale(range: range, type: type).chartXScale(domain: domain, type: type) }

  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartYScale(range: range, type: type).chartYScale(domain: domain, type: type) }

  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let paddings = range.paddings
    return chart {
      ($0.x.startPadding, $0.x.endPadding) = (paddings.start, paddings.end)
      $0.x.type = type ?? $0.x.type
    }
  }

  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let paddings = range.paddings
    return chart {
      ($0.y.startPadding, $0.y.endPadding) = (paddings.start, paddings.end)
      $0.y.type = type ?? $0.y.type
    }
  }

  public func chartXScale(type: ScaleType) -> some View { chart { $0.x.type = type } }

  public func chartYScale(type: ScaleType) -> some View { chart { $0.y.type = type } }

  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let domain = mapping.map(\.key.plotted)
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { $0.colors = ColorScale(domain: domain, range: range) }
  }

  /// Reuses the styles if there are too few.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let domain = domain.map(\.plotted)
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.colors = ColorScale(domain: domain, range: range) }
  }

  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    chart { $0.colors.domain = domain.map(\.plotted) }
  }

  /// Reuses the styles if there are too few.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    chart { $0.colors.range = range.map { AnyShapeStyle($0) } }
  }

  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chart { $0.colors.range = range.stops.map { AnyShapeStyle($0.color) } }
  }

  /// Numbers outside of the domain take the nearest end.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let ends = domain.scaleValues.settings.values?.compactMap(Double.init(plotted:))
    return chartForegroundStyleScale(range: range).chart { $0.colors.numbers = ends?.closedRange }
  }

  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    chart { $0.colors.mapping = { Value.value(at: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

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
