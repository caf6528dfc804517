/// The most similar candidates to a mistyped word, best first, at most three.
///
/// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
/// Up to a third of the longer word may differ. A candidate that begins with the word also counts, and
/// one that has its four or more letters anywhere, as `daily-limit` has `limit`.
/// O(candidates × length²).
func nearest(to word: String, among candidates: [String]) -> [String] {
  let typed = Array(word.lowercased())
  guard !typed.isEmpty, typed.count <= 64 else { return [] }
  let ranked = candidates.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
    let letters = Array(candidate.lowercased())
    let starts = typed.count < 4 ? 0..<1 : letters.indices
    let isPart = starts.contains { letters.dropFirst($0).starts(with: typed) }
    let distance = isPart ? 1 : editDistance(typed, letters)
    let limit = max(1, max(typed.count, letters.count) / 3)
    return distance <= limit ? (distance, index, candidate) : nil
  }
  return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
}

/// The options that a word abbreviates, as `--mg` does `--milligrams`, at most three: same first
/// letter, then further letters in order.
func shortened(by word: String, among options: [String]) -> [String] {
  let typed = word.drop { $0 == "-" }
  guard typed.count > 1 else { return [] }
  let meant = options.filter { option in
    var rest = option.drop { $0 == "-" }
    guard rest.first == typed.first else { return false }
    return typed.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
  return Array(meant.prefix(3))
}

/// The edit distance of two words; a swap of neighbours counts as one edit.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && first[row] == second[column - 1]
        && first[row - 1] == second[column]
      if isSwap { best = min(best, beforeLast[column - 1] + 1) }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
