@MainActor
public struct ChartProxy {
  let frame: ChartFrame
  let model: ChartModel

  public var plotSize: CGSize { frame.geometry.size }

  public var plotAreaSize: CGSize { plotSize }

  public var plotFrame: PlotAnchor? { plotAreaFrame }

  public var plotAreaFrame: PlotAnchor {
    PlotAnchor(
      value: CGRect(
        x: CGFloat(frame.plot.column) * CellMetrics.width,
        y: CGFloat(frame.plot.row) * CellMetrics.height, width: plotSize.width,
        height: plotSize.height))
  }

  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    position(of: value.plotted, along: .horizontal)
  }

  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    position(of: value.plotted, along: .vertical)
  }

  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// The nearest value if they are categories; `nil` if `Value` does not match the axis.
  public func value<Value: Plottable>(
    atX position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { value(at: position, along: .horizontal) }

  /// The nearest value if they are categories; `nil` if `Value` does not match the axis.
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { value(at: position, along: .vertical) }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    domain(along: .horizontal)
  }

  public func yDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    domain(along: .vertical)
  }

  private func domain<Value: Plottable>(along axis: Axis) -> [Value] {
    let data = model.data(along: axis)
    let scale = (axis == .horizontal ? frame.geometry.x : frame.geometry.y).scale
    let coordinates =
      data.kind == .category
      ? data.categories.indices.map(Double.init)
      : [scale.domain.lowerBound, scale.domain.upperBound]
    return coordinates.compactMap { Value.value(at: data.plotted($0)) }
  }

  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    let plotted = value.plotted
    var colors = KeyList(model.settings.colors.domain)
    for mark in model.marks { colors.add(model.traits[mark.traits].value(.color)) }
    guard let index = colors.values.firstIndex(of: plotted) else { return nil }
    return model.settings.colors.style(of: plotted, index: index)
  }

  private func position(of value: PlottedValue, along axis: Axis) -> CGFloat? {
    var data = model.data(along: axis)
    let known = data.categories.count
    // `coordinate` gives a new category the next index in this copy; it has no place.
    guard let coordinate = data.coordinate(value), data.categories.count == known else {
      return nil
    }
    return frame.geometry.place(coordinate, along: axis)
  }

  private func value<Value: Plottable>(at position: CGFloat, along axis: Axis) -> Value? {
    let coordinate = frame.geometry.coordinate(at: position, along: axis)
    guard coordinate.isFinite else { return nil }
    let data = model.data(along: axis)
    let isCategory = data.kind == .category
    // Between two categories the nearer one.
    return Value.value(at: data.plotted(isCategory ? coordinate.rounded() : coordinate))
  }
}

/// The rectangle of a plot in a form that a `GeometryProxy` reads: `geometry[proxy.plotFrame!]`.
public struct PlotAnchor: Hashable, Sendable {
  let value: CGRect
}

extension GeometryProxy {
  /// The rectangle in points from the chart's upper left corner.
  public subscript(anchor: PlotAnchor) -> CGRect { anchor.value }
}
