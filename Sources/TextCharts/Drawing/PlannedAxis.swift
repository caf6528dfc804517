/// An axis in its space: a plan, and its labels, which are measured once per plan.
@MainActor
struct PlannedAxis {
  private(set) var plan: AxisPlan
  /// Whether less space means fewer marks.
  let isAutomatic: Bool
  private let model: ChartModel
  private let measure: ViewMeasure
  private let axis: Axis
  private let barBand: Double?
  private var count: Int
  private var categories = Int.max
  private var wordings: [AxisWording]?

  /// Plans an axis with at most `count` automatic marks.
  init(_ model: ChartModel, _ measure: ViewMeasure, along axis: Axis, count: Int) {
    self.model = model
    self.measure = measure
    self.axis = axis
    barBand = Self.barBand(model, along: axis)
    self.count = count
    plan = AxisPlan(model, along: axis, count: count, barBand: barBand)
    isAutomatic =
      plan.scale.categoryCount == nil
      && (model.settings(along: axis).groups ?? AxisGroup.usual).contains {
        if case .automatic = $0.values.kind { true } else { false }
      }
  }

  /// The distance between bars on an axis of numbers or dates; `nil` without bars.
  private static func barBand(_ model: ChartModel, along axis: Axis) -> Double? {
    guard model.data(along: axis).kind != .category else { return nil }
    var places: [Double] = []
    for mark in model.marks where mark.form == .bar || mark.form == .rectangle {
      if case .at(let value) = axis == .horizontal ? mark.x : mark.y { places.append(value) }
    }
    if places.isEmpty { return nil }
    // A single bar is an hour wide, or 1; only not as wide as the plot.
    return AxisPlan.smallestGap(of: places) ?? (model.data(along: axis).kind == .date ? 3600 : 1)
  }

  mutating func plan(count: Int) {
    if !isAutomatic || count == self.count { return }
    self.count = count
    planAgain()
  }

  /// Plans again with only the first categories.
  mutating func show(categories: Int) {
    self.categories = categories
    planAgain()
  }

  private mutating func planAgain() {
    plan = AxisPlan(model, along: axis, count: count, barBand: barBand, categories: categories)
    wordings = nil
  }

  /// The labels, names of more than `longest` cells shortened.
  mutating func labels(in geometry: PlotGeometry, longest: Int = .max) -> [AxisLabels.Label] {
    let data = model.data(along: axis)
    let wordings = wordings ?? measure.wordings(of: plan, data: data)
    self.wordings = wordings
    return wordings.compactMap {
      $0.label(along: axis, plan: plan, geometry: geometry, data: data, longest: longest)
    }
  }
}
