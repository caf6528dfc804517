/// A value at which an axis has a mark.
public struct AxisValue {
  let plotted: PlottedValue
  /// The number of the value among those of its axis marks, from 0 on.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value in a type; `nil` where the axis has values of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value.value(at: plotted) }
}
