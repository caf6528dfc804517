#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where values lie along an axis: 0 is its left or lower end, 1 the other.
struct ChartScale {
  let type: ScaleType.Kind
  /// The coordinates at both ends.
  let domain: ClosedRange<Double>
  let isReversed: Bool
  /// How many categories are shown, the first of all; `nil` of numbers and moments.
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
    // Once for a scale: a plot asks for the place of each value, and logarithms are dear.
    ends = (
      Self.bent(domain.lowerBound, by: type, least: domain),
      Self.bent(domain.upperBound, by: type, least: domain)
    )
  }

  /// The scale of categories, each in the middle of its part.
  init(categoryCount: Int, isReversed: Bool) {
    self.init(
      -0.5...Double(max(categoryCount, 1)) - 0.5, isReversed: isReversed,
      categoryCount: categoryCount)
  }

  /// The place of a coordinate, outside of 0…1 where it is outside of the domain; `nil` where it
  /// has none, as 0 on a logarithmic scale, or a category that is not shown.
  func fraction(_ coordinate: Double) -> Double? {
    if categoryCount != nil, coordinate > domain.upperBound { return nil }
    let bent = Self.bent(coordinate, by: type, least: domain)
    // One value alone stands in the middle, wherever that is.
    guard bent.isFinite, ends.high > ends.low else { return bent.isFinite ? 0.5 : nil }
    let fraction = (bent - ends.low) / (ends.high - ends.low)
    return isReversed ? 1 - fraction : fraction
  }

  /// The coordinate at a place.
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

  /// The least number of a logarithmic scale whose domain goes down to 0 or below.
  private static let foot = 1e-3

  /// What a logarithmic scale shows of its domain.
  var positiveDomain: ClosedRange<Double> {
    let low = domain.lowerBound > 0 ? domain.lowerBound : Self.foot
    return low...max(low, domain.upperBound)
  }

  /// The numbers above 0 with the powers of ten at both ends.
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
      // What has no logarithm lies below the foot.
      return value > 0 ? log10(value) : domain.lowerBound > 0 ? -.infinity : log10(foot)
    case .symmetricLog(let slope):
      // Mirrored, since neither function is real below 0: levels below nought go as far down as others up.
      return value < 0 ? -log10(1 - value * slope) : log10(1 + value * slope)
    case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }
  }
}
