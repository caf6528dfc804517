/// The edits from a typed text to names, in bytes of folded letters.
struct Edits {
  private let typed: [UInt8]
  private let letters: UInt64
  /// Three rows of the table of distances, in turn the one before the last, the last and the next.
  private var table: [Int]

  init(_ typed: [UInt8]) {
    self.typed = typed
    letters = Self.letters(of: typed[...])
    table = Array(repeating: 0, count: 3 * (typed.count + 1))
  }

  /// The letters inserted, removed, replaced or swapped; `nil` if these are more than a third.
  ///
  /// The length of the text for a name that begins with it.
  mutating func distance(to name: ArraySlice<UInt8>) -> Int? {
    let shorter = min(typed.count, name.count)
    let limit = max(1, shorter / 3)
    // A greater difference in length needs more edits anyway, even for a long pasted text.
    if abs(typed.count - name.count) <= limit, sharesLetters(with: name, but: limit) {
      let edits = edits(to: name, atMost: limit)
      if edits <= limit, edits < shorter { return edits }
    }
    return typed.count >= 2 && name.starts(with: typed) ? typed.count : nil
  }

  /// Whether no more letters than `limit` are in one alone: each of those needs an edit.
  private func sharesLetters(with name: ArraySlice<UInt8>, but limit: Int) -> Bool {
    let others = Self.letters(of: name)
    return max((letters & ~others).nonzeroBitCount, (others & ~letters).nonzeroBitCount) <= limit
  }

  /// A bit for each letter.
  private static func letters(of text: ArraySlice<UInt8>) -> UInt64 {
    text.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The optimal string alignment, by rows; more than `limit` for any number beyond it.
  private mutating func edits(to name: ArraySlice<UInt8>, atMost limit: Int) -> Int {
    let width = typed.count + 1
    var (before, last, next) = (2 * width, 0, width)
    for column in 0..<width { table[column] = column }
    for (row, index) in zip(1..., name.indices) {
      table[next] = row
      var least = row
      for column in 1..<width {
        let isSame = typed[column - 1] == name[index]
        var edits = min(
          table[last + column - 1] + (isSame ? 0 : 1), table[last + column] + 1,
          table[next + column - 1] + 1)
        if row > 1, column > 1, typed[column - 1] == name[index - 1],
          typed[column - 2] == name[index]
        {
          edits = min(edits, table[before + column - 2] + 1)
        }
        table[next + column] = edits
        least = min(least, edits)
      }
      if least > limit { return least }
      (before, last, next) = (last, next, before)
    }
    return table[last + width - 1]
  }
}
