public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, category, date
    case symmetricLog(slope: Double)
    case power(Double)
  }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  /// Numbers up to 0 are below its lower end.
  public static let log = ScaleType(kind: .log)
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// A slope of 0 or less counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero > 0 ? slopeAtZero : 1))
  }
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
}

public protocol ScaleDomain {
  /// The values; for a range its two ends.
  var scaleValues: ScaleDomainValues { get }
}

/// The domain of a scale as data.
public struct ScaleDomainValues {
  let settings: DomainSettings
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var scaleValues: ScaleDomainValues {
    ScaleDomainValues(
      settings: DomainSettings(values: [lowerBound.plotted, upperBound.plotted]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var scaleValues: ScaleDomainValues {
    ScaleDomainValues(settings: DomainSettings(values: map { $0.plotted }))
  }
}

public struct AutomaticScaleDomain: ScaleDomain {
  private let settings: DomainSettings

  init(_ settings: DomainSettings) { self.settings = settings }

  public var scaleValues: ScaleDomainValues { ScaleDomainValues(settings: settings) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(DomainSettings(includesZero: includesZero, isReversed: reversed))
  }

  /// An axis of categories ignores it.
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool = false, dataType: Value.Type = Value.self,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      DomainSettings(includesZero: includesZero, isReversed: reversed) { inferred in
        var values = inferred.compactMap(Value.value(at:))
        modifyInferredDomain(&values)
        return values.map(\.plotted)
      })
  }
}

public struct PlotDimensionScaleRange: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat
}

public protocol PositionScaleRange {
  /// The padding before and after the scale.
  var paddings: PlotDimensionScaleRange { get }
}

extension PlotDimensionScaleRange: PositionScaleRange {
  public var paddings: PlotDimensionScaleRange { self }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
