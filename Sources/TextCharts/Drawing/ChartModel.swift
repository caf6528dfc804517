/// A chart before its size is known: the values of its marks, and their looks.
///
/// Immutable, and a class so that the layout, axes and plot share it.
final class ChartModel {
  let settings: ChartSettings
  let environment: EnvironmentValues
  let x: AxisData
  let y: AxisData
  /// In drawing order; bars and areas reach from their foot to their end.
  let marks: [Mark]
  let traits: [MarkTraits]
  let looks: MarkLooks
  /// The distinct values by which bars stand beside each other.
  let positions: [PlottedValue]

  init(_ collected: MarkCollector, settings: ChartSettings, environment: EnvironmentValues) {
    self.settings = settings
    self.environment = environment
    x = collected.x
    y = collected.y
    traits = collected.traits
    var marks = Stacking(collected, x: x, y: y).marks
    if traits.contains(where: { $0.zIndex != 0 }) {
      let traits = traits
      marks = marks.enumerated().sorted {
        let (first, second) = (traits[$0.element.traits].zIndex, traits[$1.element.traits].zIndex)
        // By position for equal indices, as `sorted` is not stable.
        return (first, $0.offset) < (second, $1.offset)
      }.map(\.element)
    }
    self.marks = marks
    looks = MarkLooks(marks, traits: traits, settings: settings, environment: environment)
    positions = traits.reduce(into: []) { values, traits in
      if let value = traits.value(.position), !values.contains(value) { values.append(value) }
    }
  }

  func data(along axis: Axis) -> AxisData { axis == .horizontal ? x : y }
  func settings(along axis: Axis) -> AxisSettings { axis == .horizontal ? settings.x : settings.y }

  var annotatedMarks: [Mark] {
    let areAnnotated = traits.map { !$0.annotations.isEmpty }
    return marks.filter { areAnnotated[$0.traits] }
  }

  /// A pie has no axes.
  var isPie: Bool { !marks.isEmpty && marks.allSatisfy { $0.form == .sector } }
}
