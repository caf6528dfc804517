// How a chart is heard, which nobody asks: a drawing's own words are read.

/// A view that says how its chart is heard.
/// - Effect: none
public protocol AXChartDescriptorRepresentable {
  @MainActor @preconcurrency func makeChartDescriptor() -> AXChartDescriptor
  @MainActor @preconcurrency func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

/// - Effect: none
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart that is heard.
/// - Effect: none
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// A chart that is heard.
/// - Effect: none
open class AXChartDescriptor: NSObject {
  public enum ContentDirection: Int, Hashable, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  open var title: String?
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?
  open var series: [AXDataSeriesDescriptor]
  open var contentDirection = ContentDirection.leftToRight

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of numbers.
/// - Effect: none
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Hashable, Sendable {
    case linear, log10, ln
  }

  open var title: String
  open var attributedTitle: NSAttributedString
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
/// - Effect: none
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }
}

/// Points of a chart that belong together.
/// - Effect: none
open class AXDataSeriesDescriptor: NSObject {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a chart.
/// - Effect: none
open class AXDataPoint: NSObject {
  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var label: String?

  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(x)
    yValue = y.map { AXDataPointValue($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(x)
    yValue = y.map { AXDataPointValue($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A value of a point: a number or a name.
/// - Effect: none
open class AXDataPointValue: NSObject {
  open var number: Double
  open var category: String

  init(_ number: Double) {
    (self.number, category) = (number, "")
  }
  init(_ category: String) {
    (number, self.category) = (0, category)
  }
  open class func numericValue(_ value: Double) -> AXDataPointValue { AXDataPointValue(value) }
  open class func categoricalValue(_ value: String) -> AXDataPointValue { AXDataPointValue(value) }
}

/// - Effect: none
nonisolated extension View {
  public func accessibilityChartDescriptor<Chart: AXChartDescriptorRepresentable>(
    _ representable: Chart
  ) -> Self { self }
}
