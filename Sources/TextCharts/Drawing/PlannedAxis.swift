/// An axis in a room: its plan, and what its labels say, which is measured once for each plan.
@MainActor
struct PlannedAxis {
  private(set) var plan: AxisPlan
  /// Whether fewer marks are made where there is less room.
  let isAutomatic: Bool
  private let model: ChartModel
  private let measure: ViewMeasure
  private let axis: Axis
  private let barBand: Double?
  private var count: Int
  private var categories = Int.max
  private var wordings: [AxisWording]?

  /// Plans an axis whose automatic marks are at most so many.
  init(_ model: ChartModel, _ measure: ViewMeasure, along axis: Axis, count: Int) {
    self.model = model
    self.measure = measure
    self.axis = axis
    barBand = Self.barBand(model, along: axis)
    self.count = count
    plan = AxisPlan(model, along: axis, count: count, barBand: barBand)
    isAutomatic =
      plan.scale.categoryCount == nil
      && (model.settings(along: axis).groups ?? [AxisGroup.usual]).contains {
        if case .automatic = $0.values.kind { true } else { false }
      }
  }

  /// The distance of bars on an axis of numbers or moments; `nil` where none stand on it.
  private static func barBand(_ model: ChartModel, along axis: Axis) -> Double? {
    guard model.data(along: axis).kind != .category else { return nil }
    var places: [Double] = []
    for mark in model.marks where mark.form == .bar || mark.form == .rectangle {
      if case .at(let value) = axis == .horizontal ? mark.x : mark.y { places.append(value) }
    }
    if places.isEmpty { return nil }
    // One bar alone is an hour wide, or 1: any width would do, but not that of the whole plot.
    return AxisPlan.smallestGap(of: places) ?? (model.data(along: axis).kind == .date ? 3600 : 1)
  }

  /// Plans it again for so many automatic marks.
  mutating func plan(count: Int) {
    if !isAutomatic || count == self.count { return }
    self.count = count
    planAgain()
  }

  /// Plans it again for no more than the first few categories.
  mutating func show(categories: Int) {
    self.categories = categories
    planAgain()
  }

  private mutating func planAgain() {
    plan = AxisPlan(model, along: axis, count: count, barBand: barBand, categories: categories)
    wordings = nil
  }

  /// The labels at their places.
  mutating func labels(in geometry: PlotGeometry) -> [AxisLabels.Label] {
    let data = model.data(along: axis)
    let wordings = wordings ?? measure.wordings(of: plan, data: data)
    self.wordings = wordings
    return wordings.compactMap {
      $0.label(along: axis, plan: plan, geometry: geometry, data: data)
    }
  }
}
