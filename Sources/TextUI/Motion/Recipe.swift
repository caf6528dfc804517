/// What a value without an effect was made of: words, and the numbers that were said with them.
///
/// Such a value is drawn like any other of its type, yet a `switch`, a set or a dictionary of a
/// program tells it from those that were made otherwise.
package struct Recipe: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let name: String
    let numbers: [Double]
  }

  private var steps: [Step]

  package init(_ name: String, _ numbers: Double...) {
    steps = [Step(name: name, numbers: numbers)]
  }

  /// The recipe with another step, such as one that changes what the steps before have made.
  package func then(_ name: String, _ numbers: Double...) -> Recipe {
    then(Recipe(steps: [Step(name: name, numbers: numbers)]))
  }

  package func then(_ other: Recipe) -> Recipe { Recipe(steps: steps + other.steps) }

  private init(steps: [Step]) { self.steps = steps }
}
