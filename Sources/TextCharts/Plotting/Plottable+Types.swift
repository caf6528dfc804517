extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The number.
  public var plotted: PlottedValue { .number(Double(self)) }

  /// The nearest whole number; `nil` of what is no number or too large.
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted, let whole = Self(exactly: number.rounded()) else {
      return nil
    }
    self = whole
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The number.
  public var plotted: PlottedValue { .number(Double(self)) }

  /// The number.
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
  /// The number, to the precision of `Double`.
  public var plotted: PlottedValue { .number(Double(description) ?? .nan) }

  /// The number.
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    self = Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The moment.
  public var plotted: PlottedValue { .date(self) }

  /// The moment.
  public init?(plotted: PlottedValue) {
    guard case .date(let date) = plotted else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  /// The category of that name.
  public var plotted: PlottedValue { .category(self) }

  /// The name of the category.
  public init?(plotted: PlottedValue) {
    guard case .category(let name) = plotted else { return nil }
    self = name
  }
}
