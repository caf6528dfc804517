/// A bar, or a part of a stack of bars.
///
/// ```swift
/// Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Caffeine", $0.amount)) }
/// ```
///
/// Vertical bars have whole columns and end in eighths of a row; horizontal ones end in eighths of
/// a column. One-row bars are drawn as lines to keep neighbours apart.
public struct BarMark: ChartContent {
  /// A mark appends itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic
  private var stacking = MarkStackingMethod.standard

  /// Appends the bar.
  public func collect(into marks: inout MarkCollector) {
    marks.add(.bar, x: x, y: y, width: width, height: height, stacking: stacking)
  }
}

extension BarMark {
  /// Creates a bar from 0: along the axis of numbers, vertical if both have numbers.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), width: width, height: height, stacking: stacking)
  }

  /// Creates a horizontal bar between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .between(xStart, xEnd), y: .at(y), height: height)
  }

  /// Creates a vertical bar between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .between(yStart, yEnd), width: width)
  }

  /// Creates a horizontal bar from 0; its vertical extent is in points, by default the plot's.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    self.init(x: .at(x), y: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a vertical bar from 0; its horizontal extent is in points, by default the plot's.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    self.init(x: .points(xStart, xEnd), y: .at(y), height: height, stacking: stacking)
  }

  /// Creates a horizontal bar between two values; its height is in points, by default the plot's.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable { self.init(x: .between(xStart, xEnd), y: .points(yStart, yEnd)) }

  /// Creates a vertical bar between two values; its width is in points, by default the plot's.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .between(yStart, yEnd)) }
}
