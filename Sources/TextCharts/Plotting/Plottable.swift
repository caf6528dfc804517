/// A type whose values a chart can place: numbers, dates, strings, and types of your own that are
/// made from one of those.
///
/// ```swift
/// enum Meal: String, Plottable { case breakfast, lunch, dinner }
/// ```
public protocol Plottable {
  /// The type that is placed in its stead.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is placed.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that is placed like this; `nil` where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts place themselves.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// What the value comes to on a scale.
  var plotted: PlottedValue { get }

  /// The value at a place of a scale; `nil` where the type has none, as a date is no number.
  init?(plotted: PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  @inlinable public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The type is placed where its raw value is.
  public var primitivePlottable: RawValue { rawValue }

  /// The case of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// What the value comes to on a scale.
  @inlinable var plotted: PlottedValue { primitivePlottable.plotted }

  /// The value at a place of a scale.
  static func value(at plotted: PlottedValue) -> Self? {
    PrimitivePlottable(plotted: plotted).flatMap { Self(primitivePlottable: $0) }
  }
}
