/// The offsets of a zone: the changes of the past one by one, those of the future by a rule.
struct TransitionTable: Sendable, Hashable {
  /// The seconds since 1970 at which the offset changes, ascending.
  let instants: [Int]
  /// `offsets[0]` holds before the first instant, `offsets[i + 1]` from instant `i` on.
  let offsets: [Int]
  /// What holds from the last instant on, where the file says so.
  let rule: PosixTimeZoneRule?

  /// The offset at a second since 1970, and the stretch around it.
  ///
  /// - Complexity: O(log n) for n transitions.
  func span(at second: Int) -> OffsetSpan {
    let index = indexOfFirstInstant(after: second)
    if index == instants.count, let rule {
      let span = rule.span(at: second)
      return OffsetSpan(
        offset: span.offset, start: max(span.start, instants.last ?? .min), end: span.end)
    }
    return OffsetSpan(
      offset: offsets[index], start: index == 0 ? .min : instants[index - 1],
      end: index < instants.count ? instants[index] : .max)
  }

  private func indexOfFirstInstant(after second: Int) -> Int {
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
