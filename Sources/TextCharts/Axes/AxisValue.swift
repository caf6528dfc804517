public struct AxisValue {
  let plotted: PlottedValue
  public let index: Int
  public let count: Int

  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value.value(at: plotted) }
}
