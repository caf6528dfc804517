/// Where the values of a chart lie, as overlays and backgrounds are told.
///
/// ```swift
/// .chartOverlay { proxy in
///   GeometryReader { geometry in
///     if let x = proxy.position(forX: now), let plot = proxy.plotFrame {
///       Text("now").offset(x: geometry[plot].minX + x)
///     }
///   }
/// }
/// ```
@MainActor
public struct ChartProxy {
  let frame: ChartFrame
  let model: ChartModel

  /// The size of the plot in points.
  public var plotSize: CGSize { frame.geometry.size }

  /// The size of the plot in points, by its older name.
  public var plotAreaSize: CGSize { plotSize }

  /// The rectangle of the plot, to be read by a `GeometryProxy`.
  public var plotFrame: PlotAnchor? { plotAreaFrame }

  /// The rectangle of the plot, by its older name.
  public var plotAreaFrame: PlotAnchor {
    PlotAnchor(
      value: CGRect(
        x: CGFloat(frame.plot.column) * CellMetrics.width,
        y: CGFloat(frame.plot.row) * CellMetrics.height, width: plotSize.width,
        height: plotSize.height))
  }

  /// How far a value lies from the left edge of the plot, in points.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    position(of: value.plotted, along: .horizontal)
  }

  /// How far a value lies from the upper edge of the plot, in points.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    position(of: value.plotted, along: .vertical)
  }

  /// Where a pair of values lies in the plot.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// The value at a distance from the left edge of the plot.
  public func value<Value: Plottable>(
    atX position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { value(at: position, along: .horizontal) }

  /// The value at a distance from the upper edge of the plot.
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { value(at: position, along: .vertical) }

  /// The values at a point of the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The values that the horizontal axis shows: its two ends, of categories all.
  public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    domain(along: .horizontal)
  }

  /// The values that the vertical axis shows: its two ends, of categories all.
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

  /// What the marks of a value are painted in; `nil` of one that has no style.
  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    let plotted = value.plotted
    var known = model.settings.colors.domain
    for mark in model.marks {
      guard let color = model.traits[mark.traits].value(.color), !known.contains(color) else {
        continue
      }
      known.append(color)
    }
    guard let index = known.firstIndex(of: plotted) else { return nil }
    return model.settings.colors.style(of: plotted, index: index)
      ?? AnyShapeStyle(MarkLooks.palette[index % MarkLooks.palette.count])
  }

  private func position(of value: PlottedValue, along axis: Axis) -> CGFloat? {
    var data = model.data(along: axis)
    let known = data.categories.count
    // A name that no mark has is given the next number by `coordinate`, in this copy, and has no place.
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
    // Between two names the nearer one: a category is all of its part.
    return Value.value(at: data.plotted(isCategory ? coordinate.rounded() : coordinate))
  }
}

/// A rectangle of a chart that a reader of its geometry can tell: `geometry[proxy.plotFrame!]`.
public struct PlotAnchor: Hashable, Sendable {
  let value: CGRect
}

extension GeometryProxy {
  /// The rectangle of an anchor, counted from the upper left corner of the chart that has it.
  public subscript(anchor: PlotAnchor) -> CGRect { anchor.value }
}
