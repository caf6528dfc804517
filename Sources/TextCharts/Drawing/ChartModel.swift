/// A chart before its size is known: where its marks stand, and what they look like.
///
/// It does not change, and is a class so that the frame, its axes and the plot share one.
final class ChartModel {
  let settings: ChartSettings
  let environment: EnvironmentValues
  let x: AxisData
  let y: AxisData
  /// In the order in which they are drawn; bars and areas reach from their foot to their end.
  let marks: [Mark]
  let traits: [MarkTraits]
  let looks: MarkLooks
  /// The values by which bars stand beside each other, each once.
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
        // By the place in the content where the index is the same: `sorted` need not keep it.
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

  /// The marks beside which views stand.
  var annotatedMarks: [Mark] {
    let areAnnotated = traits.map { !$0.annotations.isEmpty }
    return marks.filter { areAnnotated[$0.traits] }
  }

  /// The sectors of a pie have no axes.
  var isPie: Bool { !marks.isEmpty && marks.allSatisfy { $0.form == .sector } }
}
