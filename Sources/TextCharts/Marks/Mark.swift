/// A mark in a chart: its place, and the index of its traits.
struct Mark {
  enum Form: UInt8, Hashable { case line, area, bar, point, rule, rectangle, sector }

  let form: Form
  var x: Place
  /// For a sector with a positive value a span of fractions of the circle.
  var y: Place
  /// The width across its place; for a sector the inner radius, and `height` the outer one.
  let width: MarkDimension
  let height: MarkDimension
  let stacking: MarkStackingMethod
  /// The index of its traits in the collector.
  var traits: Int
  /// The foot of its stack; `nil` outside of a stack.
  var foot: Double?

  /// The part of the circle of a sector, in fractions.
  var circlePart: ClosedRange<Double>? { form == .sector ? y.extent : nil }
}

/// The forms of marks with the same traits.
struct MarkForms: OptionSet {
  let rawValue: UInt8

  static let filled: MarkForms = [
    MarkForms(.area), MarkForms(.bar), MarkForms(.rectangle), MarkForms(.sector),
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ form: Mark.Form) { rawValue = 1 << form.rawValue }
}

/// The place of a mark along one axis.
enum Place: Equatable {
  /// The whole axis.
  case whole
  /// A coordinate; for a category its index.
  case at(Double)
  /// Between two coordinates.
  case span(Double, Double)
  /// An interval of time, such as a day.
  case bin(Double, Double)
  /// Between two distances in points from the plot's upper left corner; `nil` means its end.
  case points(CGFloat?, CGFloat?)

  /// The lowest to the highest coordinate; `nil` without coordinates.
  var extent: ClosedRange<Double>? {
    switch self {
    case .whole, .points: nil
    case .at(let value): value...value
    case .span(let first, let last), .bin(let first, let last):
      min(first, last)...max(first, last)
    }
  }

  var middle: Double? { extent.map { $0.lowerBound / 2 + $0.upperBound / 2 } }
}
