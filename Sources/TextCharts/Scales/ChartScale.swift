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
    self.domain = domain
    self.isReversed = isReversed
    self.categoryCount = categoryCount
    // Once per scale: a plot maps every value, and logarithms are expensive.
    ends = (
      Self.bent(domain.lowerBound, by: type, least: domain),
      Self.bent(domain.upperBound, by: type, least: domain)
    )
  }

  /// A scale of categories, each in the middle of its part.
  init(categoryCount: Int, isReversed: Bool) {
    self.init(
      -0.5...Double(max(categoryCount, 1)) - 0.5, isReversed: isReversed,
      categoryCount: categoryCount)
  }

  /// Maps a coordinate; the result is outside of 0...1 if the coordinate is outside of the domain.
  ///
  /// `nil` for 0 on a logarithmic scale, and for hidden categories.
  func fraction(_ coordinate: Double) -> Double? {
    if categoryCount != nil, coordinate > domain.upperBound { return nil }
    let bent = Self.bent(coordinate, by: type, least: domain)
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

  /// The lower end of a logarithmic scale whose domain reaches 0 or below.
  private static let foot = 1e-3

  /// The visible part of a logarithmic scale's domain.
  var positiveDomain: ClosedRange<Double> {
    let low = domain.lowerBound > 0 ? domain.lowerBound : Self.foot
    return low...max(low, domain.upperBound)
  }

  /// Extends a range of positive numbers to powers of ten.
  static func wholePowers(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return range }
    let low = pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down))
    let high = pow(10, (log10(range.upperBound) - 1e-9).rounded(.up))
    return low > 0 && high.isFinite ? low...max(low, high) : range
  }

  private static func bent(
    _ value: Double, by type: ScaleType.Kind, least domain: ClosedRange<Double>
  ) -> Double {
    switch type {
    case .linear, .category, .date: return value
    case .log:
      // A number without a logarithm is below the lower end.
      return value > 0 ? log10(value) : domain.lowerBound > 0 ? -.infinity : log10(foot)
    case .symmetricLog(let slope):
      // Mirrored, since neither function is real below 0.
      return value < 0 ? -log10(1 - value * slope) : log10(1 + value * slope)
    case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }
  }
}
