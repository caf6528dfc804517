/// The mapping from values to places.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, category, date
    case symmetricLog(slope: Double)
    case power(Double)
  }

  let kind: Kind

  /// Equal differences have equal distances.
  public static let linear = ScaleType(kind: .linear)
  /// Equal factors have equal distances; numbers up to 0 are below its lower end.
  public static let log = ScaleType(kind: .log)
  /// Equal factors have equal distances, in both directions from 0, around which it is linear.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Like `symmetricLog`; a smaller slope widens the linear part around 0.
  ///
  /// A slope of 0 or less counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero > 0 ? slopeAtZero : 1))
  }
  /// Places follow the square root of a number.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Places follow a power of a number.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Equal durations have equal distances.
  public static let date = ScaleType(kind: .date)
  /// Each value has its own place.
  public static let category = ScaleType(kind: .category)
}

/// The values of a scale: a closed range or a list.
public protocol ScaleDomain {
  /// The values; for a range its two ends.
  var scaleValues: ScaleDomainValues { get }
}

/// The domain of a scale as data.
public struct ScaleDomainValues {
  let settings: DomainSettings
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The two ends.
  public var scaleValues: ScaleDomainValues {
    ScaleDomainValues(
      settings: DomainSettings(values: [lowerBound.plotted, upperBound.plotted]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in order.
  public var scaleValues: ScaleDomainValues {
    ScaleDomainValues(settings: DomainSettings(values: map { $0.plotted }))
  }
}

/// A domain that follows the values of the marks.
public struct AutomaticScaleDomain: ScaleDomain {
  private let settings: DomainSettings

  init(_ settings: DomainSettings) { self.settings = settings }

  /// Empty: the marks supply the values.
  public var scaleValues: ScaleDomainValues { ScaleDomainValues(settings: settings) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the marks, and 0.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values of the marks, and 0 unless `includesZero` is false.
  ///
  /// Reversed, the axis begins on the right or at the top.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(DomainSettings(includesZero: includesZero, isReversed: reversed))
  }

  /// Changes the automatic ends of an axis of numbers or dates; an axis of categories ignores it.
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

/// The padding of a scale inside the plot, in points.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat
}

/// The part of the plot that a scale uses.
public protocol PositionScaleRange {
  /// The padding before and after the scale.
  var paddings: PlotDimensionScaleRange { get }
}

extension PlotDimensionScaleRange: PositionScaleRange {
  /// The value itself.
  public var paddings: PlotDimensionScaleRange { self }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot without `padding` points at either end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without the given points at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
