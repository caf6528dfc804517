/// A value of an axis, for the closure that makes its marks.
public struct AxisValue {
  let plotted: PlottedValue
  /// The index among the values of its axis marks, from 0.
  public let index: Int
  /// The number of values in its axis marks.
  public let count: Int

  /// Converts the value to a type; `nil` if the axis has values of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value.value(at: plotted) }
}
