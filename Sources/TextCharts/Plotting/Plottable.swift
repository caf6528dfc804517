/// A type whose values a chart can plot: numbers, dates, strings, and your own types based on them.
///
/// ```swift
/// enum Meal: String, Plottable { case breakfast, lunch, dinner }
/// ```
public protocol Plottable {
  /// The type that a chart plots instead.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that a chart plots instead.
  var primitivePlottable: PrimitivePlottable { get }

  /// Converts a plotted value back; `nil` if no value corresponds to it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart plots directly.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The number, date or category for a scale.
  var plotted: PlottedValue { get }

  /// Converts back; `nil` for another kind, for example a date from a number.
  init?(plotted: PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  @inlinable public var primitivePlottable: Self { self }

  /// The value itself; never `nil`.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value, which is plotted in place of the case.
  public var primitivePlottable: RawValue { rawValue }

  /// Finds the case of a raw value; `nil` for an unknown one.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  @inlinable var plotted: PlottedValue { primitivePlottable.plotted }

  static func value(at plotted: PlottedValue) -> Self? {
    PrimitivePlottable(plotted: plotted).flatMap { Self(primitivePlottable: $0) }
  }
}
