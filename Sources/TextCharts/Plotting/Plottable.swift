public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The number, date or category for a scale.
  var plotted: PlottedValue { get }

  /// Converts back; `nil` for another kind, for example a date from a number.
  init?(plotted: PlottedValue)
}

extension PrimitivePlottableProtocol {
  @inlinable public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  @inlinable var plotted: PlottedValue { primitivePlottable.plotted }

  static func value(at plotted: PlottedValue) -> Self? {
    PrimitivePlottable(plotted: plotted).flatMap { Self(primitivePlottable: $0) }
  }
}
