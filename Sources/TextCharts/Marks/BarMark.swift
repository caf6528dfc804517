/// Vertical bars have whole columns and end in eighths of a row; horizontal ones in eighths of a
/// column.
///
/// One-row bars are drawn as lines to keep neighbours apart.
public struct BarMark: ChartContent {
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic
  private var stacking = MarkStackingMethod.standard

  public func collect(into marks: inout MarkCollector) {
    marks.add(.bar, x: x, y: y, width: width, height: height, stacking: stacking)
  }
}

extension BarMark {
  /// Along the axis of numbers; vertical if both have numbers.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), width: width, height: height, stacking: stacking)
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .between(xStart, xEnd), y: .at(y), height: height)
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .between(yStart, yEnd), width: width)
  }

  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    self.init(x: .at(x), y: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    self.init(x: .points(xStart, xEnd), y: .at(y), height: height, stacking: stacking)
  }

  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable { self.init(x: .between(xStart, xEnd), y: .points(yStart, yEnd)) }

  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .between(yStart, yEnd)) }
}
