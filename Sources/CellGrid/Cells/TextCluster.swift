/// A grapheme cluster of a text, as a grid shows it.
package struct TextCluster {
  /// Where it lies in the text's UTF-8.
  var range: Range<Int>
  /// The columns it takes: 2, 1, or 0 for what is not shown.
  package var columns: Int
  /// What to draw, where that is a single scalar.
  var scalar: UInt32?
  /// How its first scalar breaks lines.
  package var breaking: ScalarTraits.Breaking

  /// Whether something of it is to be seen.
  var isInk: Bool { columns > 0 && breaking != .space }

  /// A cluster that is not shown.
  static func hidden(_ range: Range<Int>, breaking: ScalarTraits.Breaking) -> TextCluster {
    TextCluster(range: range, columns: 0, scalar: nil, breaking: breaking)
  }
}
