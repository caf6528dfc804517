extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .number(Double(self)) }

  /// Rounds to the nearest whole number; `nil` for another kind, or outside of the type's range.
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted, let whole = Self(exactly: number.rounded()) else {
      return nil
    }
    self = whole
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .number(Double(self)) }

  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self = Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number with the precision of a `Double`.
  public var plotted: PlottedValue { .number(Double(description) ?? .nan) }

  /// Converts a finite number; `nil` for another kind.
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    self = Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .date(self) }

  public init?(plotted: PlottedValue) {
    guard case .date(let date) = plotted else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .category(self) }

  public init?(plotted: PlottedValue) {
    guard case .category(let name) = plotted else { return nil }
    self = name
  }
}
