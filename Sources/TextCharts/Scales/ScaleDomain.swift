/// How values become places.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, category, date
    case symmetricLog(slope: Double)
    case power(Double)
  }

  let kind: Kind

  /// Equal steps of numbers are equal steps of the plot.
  public static let linear = ScaleType(kind: .linear)
  /// Equal factors are equal steps of the plot; numbers up to 0 are not shown.
  public static let log = ScaleType(kind: .log)
  /// Equal factors are equal steps of the plot, in both directions from about 0.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Equal factors are equal steps of the plot, in both directions from about 0, around which steps
  /// are the more equal the smaller the slope is (above 0).
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero > 0 ? slopeAtZero : 1))
  }
  /// Steps grow as the square root.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Steps grow as a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Equal steps of time are equal steps of the plot.
  public static let date = ScaleType(kind: .date)
  /// Each value has a place of its own.
  public static let category = ScaleType(kind: .category)
}

/// The values that a scale shows: a closed range, or a list of them.
public protocol ScaleDomain {
  /// The values; of a range its two ends.
  var scaleValues: ScaleDomainValues { get }
}

/// The values that a scale shows.
public struct ScaleDomainValues {
  let settings: DomainSettings
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The two ends.
  public var scaleValues: ScaleDomainValues {
    var settings = DomainSettings()
    settings.values = [lowerBound.plotted, upperBound.plotted]
    return ScaleDomainValues(settings: settings)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in their order.
  public var scaleValues: ScaleDomainValues {
    var settings = DomainSettings()
    settings.values = map { $0.plotted }
    settings.isList = true
    return ScaleDomainValues(settings: settings)
  }
}

/// The values that the marks have.
public struct AutomaticScaleDomain: ScaleDomain {
  private let settings: DomainSettings

  init(_ settings: DomainSettings) { self.settings = settings }

  /// None but those of the marks.
  public var scaleValues: ScaleDomainValues { ScaleDomainValues(settings: settings) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks have, and 0.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values that the marks have, and unless told otherwise 0.
  ///
  /// Reversed, the axis begins at the right or at the top.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    var settings = DomainSettings()
    settings.includesZero = includesZero
    settings.isReversed = reversed
    return AutomaticScaleDomain(settings)
  }

  /// The numbers or moments between the ends that a closure makes of those that the axis would have;
  /// of categories it is not asked.
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool = false, dataType: Value.Type = Value.self,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    var settings = DomainSettings()
    settings.includesZero = includesZero
    settings.isReversed = reversed
    settings.change = { inferred in
      var values = inferred.compactMap(Value.value(at:))
      modifyInferredDomain(&values)
      return values.map(\.plotted)
    }
    return AutomaticScaleDomain(settings)
  }
}

/// Where on the plot a scale begins and ends.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat
}

/// Where on the plot a scale begins and ends.
public protocol PositionScaleRange {
  /// The room before and after it.
  var paddings: PlotDimensionScaleRange { get }
}

extension PlotDimensionScaleRange: PositionScaleRange {
  /// The range itself.
  public var paddings: PlotDimensionScaleRange { self }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot less so many points at either end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot less so many points at the ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
