/// A bar.
///
/// ```swift
/// Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Caffeine", $0.amount)) }
/// ```
///
/// Upright bars are whole columns wide and end in eighths of a row, lying ones end in eighths of a
/// column; those of one row each are lines, so that two do not become one.
public struct BarMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic
  private var stacking = MarkStackingMethod.standard

  /// A bar from 0 to a value: along the axis that has a number, and upright where both have.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.x = .at(x)
    self.y = .at(y)
    self.width = width
    self.height = height
    self.stacking = stacking
  }

  /// A lying bar from one value to another.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    x = .between(xStart, xEnd)
    self.y = .at(y)
    self.height = height
  }

  /// An upright bar from one value to another.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .at(x)
    y = .between(yStart, yEnd)
    self.width = width
  }

  /// A bar from 0 to a value along the horizontal axis.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    self.x = .at(x)
    y = .points(yStart, yEnd)
    self.width = width
    self.stacking = stacking
  }

  /// A bar from 0 to a value along the vertical axis.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    x = .points(xStart, xEnd)
    self.y = .at(y)
    self.height = height
    self.stacking = stacking
  }

  /// A lying bar from one value to another, as high as the plot or a part of it.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    x = .between(xStart, xEnd)
    y = .points(yStart, yEnd)
  }

  /// An upright bar from one value to another, as wide as the plot or a part of it.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    x = .points(xStart, xEnd)
    y = .between(yStart, yEnd)
  }

  /// Adds the mark.
  public func collect(into marks: inout MarkCollector) {
    marks.add(.bar, x: x, y: y, width: width, height: height, stacking: stacking)
  }
}
