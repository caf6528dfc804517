/// A mark as a chart keeps it: where it stands, and the number of what it looks like.
struct Mark {
  enum Form: UInt8, Hashable { case line, area, bar, point, rule, rectangle, sector }

  let form: Form
  var x: Place
  var y: Place
  /// Across its place; of a sector the inner and the outer radius.
  let width: MarkDimension
  let height: MarkDimension
  let stacking: MarkStackingMethod
  /// The number of its traits in the list of the collector.
  var traits: Int
  /// Where the stack begins that the mark is a part of; `nil` of one that is in none.
  var foot: Double?
}

/// The forms that marks of the same traits have.
struct MarkForms: OptionSet {
  let rawValue: UInt8

  static let filled: MarkForms = [
    MarkForms(.area), MarkForms(.bar), MarkForms(.rectangle), MarkForms(.sector),
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ form: Mark.Form) { rawValue = 1 << form.rawValue }
}

/// Where a mark stands along one axis.
enum Place: Equatable {
  /// Along the whole of the axis.
  case whole
  /// At a coordinate; of a category its number.
  case at(Double)
  /// From one coordinate to another.
  case span(Double, Double)
  /// Within a stretch that is its own, such as a day.
  case bin(Double, Double)
  /// Between two distances in points from the upper left corner of the plot; `nil` is its end.
  case points(CGFloat?, CGFloat?)

  /// The coordinates from the lowest to the highest; `nil` where there are none.
  var extent: ClosedRange<Double>? {
    switch self {
    case .whole, .points: nil
    case .at(let value): value...value
    case .span(let first, let last), .bin(let first, let last):
      min(first, last)...max(first, last)
    }
  }

  /// The coordinate in the middle.
  var middle: Double? { extent.map { $0.lowerBound / 2 + $0.upperBound / 2 } }
}
