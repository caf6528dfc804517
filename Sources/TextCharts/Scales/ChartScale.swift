import CStandardLibrary

/// Maps coordinates to 0...1 along an axis: 0 is its left or lower end.
struct ChartScale {
  let type: ScaleType.Kind
  /// The coordinates at both ends.
  let domain: ClosedRange<Double>
  let isReversed: Bool
  /// The number of visible categories; `nil` for numbers and dates.
  let categoryCount: Int?
  private let ends: (low: Double, high: Double)

  init(
    _ domain: ClosedRange<Double>, type: ScaleType.Kind = .linear, isReversed: Bool = false,
    categoryCount: Int? = nil
  ) {
    self.type = type
    // Only positive numbers have logarithms.
    let low = type == .log && domain.lowerBound <= 0 ? 1e-3 : domain.lowerBound
    let high = max(low, domain.upperBound)
    self.domain = low...high
    self.isReversed = isReversed
    self.categoryCount = categoryCount
    // Once per scale: a plot maps every value, and logarithms are expensive.
    ends = (Self.bent(low, by: type, from: low), Self.bent(high, by: type, from: low))
  }

  /// A scale of categories, each in the middle of its part.
  init(categoryCount: Int, isReversed: Bool) {
    self.init(
      -0.5...Double(max(categoryCount, 1)) - 0.5, isReversed: isReversed,
      categoryCount: categoryCount)
  }

  /// Maps a coordinate; the result is outside of 0...1 if the coordinate is outside of the domain.
  ///
  /// `nil` for hidden categories.
  func fraction(_ coordinate: Double) -> Double? {
    if categoryCount != nil, coordinate > domain.upperBound { return nil }
    let bent = Self.bent(coordinate, by: type, from: domain.lowerBound)
    // A single value is in the middle.
    guard bent.isFinite, ends.high > ends.low else { return bent.isFinite ? 0.5 : nil }
    let fraction = (bent - ends.low) / (ends.high - ends.low)
    return isReversed ? 1 - fraction : fraction
  }

  func coordinate(at fraction: Double) -> Double {
    let place = isReversed ? 1 - fraction : fraction
    let bent = ends.low + place * (ends.high - ends.low)
    switch type {
    case .linear, .category, .date: return bent
    case .log: return pow(10, bent)
    case .symmetricLog(let slope):
      return (bent < 0 ? 1 - pow(10, -bent) : pow(10, bent) - 1) / slope
    case .squareRoot: return bent < 0 ? -bent * bent : bent * bent
    case .power(let exponent):
      return bent < 0 ? -pow(-bent, 1 / exponent) : pow(bent, 1 / exponent)
    }
  }

  /// Extends a range of positive numbers to powers of ten.
  static func wholePowers(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return range }
    let low = pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down))
    let high = pow(10, (log10(range.upperBound) - 1e-9).rounded(.up))
    return low > 0 && high.isFinite ? low...max(low, high) : range
  }

  private static func bent(_ value: Double, by type: ScaleType.Kind, from low: Double) -> Double {
    switch type {
    case .linear, .category, .date: return value
    case .log:
      // Numbers without a logarithm are just below the lower end, where bars and areas begin.
      return value > 0 ? log10(value) : log10(low) - 0.1
    case .symmetricLog(let slope):
      // Mirrored, since neither function is real below 0.
      return value < 0 ? -log10(1 - value * slope) : log10(1 + value * slope)
    case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }
  }
}
