/// The parameters of a value without an effect, as words and numbers.
///
/// All values of a type are drawn alike, but comparing tells different parameters apart.
package struct Recipe: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let name: String
    let numbers: [Double]
  }

  private var steps: [Step]

  package init(_ name: String, _ numbers: Double...) {
    steps = [Step(name: name, numbers: numbers)]
  }

  /// Appends a step, such as one that changes the result of the steps before.
  package func then(_ name: String, _ numbers: Double...) -> Recipe {
    then(Recipe(steps: [Step(name: name, numbers: numbers)]))
  }

  package func then(_ other: Recipe) -> Recipe { Recipe(steps: steps + other.steps) }

  private init(steps: [Step]) { self.steps = steps }
}
