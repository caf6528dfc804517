extension WallClock {
  /// The offset at a second since 1970, and how long it is known to hold.
  package func span(at second: Int) -> OffsetSpan {
    switch rules {
    case .fixed(let offset): OffsetSpan(offset: offset, start: .min, end: .max)
    case .table(let table): table.span(at: second)
    case .foundation(let timeZone): Self.span(of: timeZone, at: second)
    }
  }

  /// Looks half a day ahead: no zone has ever changed its offset twice within that time.
  private static func span(of timeZone: TimeZone, at second: Int) -> OffsetSpan {
    let offset = { timeZone.secondsFromGMT(for: Date(wholeSecondsSince1970: $0)) }
    let here = offset(second)
    var (same, other) = (second, second + 43_200)
    guard offset(other) != here else {
      return OffsetSpan(offset: here, start: second, end: other)
    }
    while other - same > 1 {
      let middle = same + (other - same) / 2
      if offset(middle) == here { same = middle } else { other = middle }
    }
    return OffsetSpan(offset: here, start: second, end: other)
  }
}
