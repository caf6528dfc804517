/// How many slips lie between two words.
enum EditDistance {
  /// The least number of insertions, deletions, substitutions and swaps of neighbours that turn
  /// `left` into `right` (optimal string alignment).
  ///
  /// O(left × right) time, O(right) space.
  static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
        best = min(best, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
