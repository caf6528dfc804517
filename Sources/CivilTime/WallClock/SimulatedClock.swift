/// A clock that shows a chosen time in place of the real one: it stands still, or runs, at any pace.
///
/// ```swift
/// // Ten minutes a second, from when it is made:
/// let clock = SimulatedClock("2026-11-01T06:00:00Z/600", on: .utc, since: Date())
/// clock?.date(at: Date())
/// ```
package struct SimulatedClock: Hashable, Sendable {
  /// What it shows first.
  package let origin: Date
  /// Its seconds in a real one, 0 of a clock that stands still.
  package let pace: Double
  /// The real moment at which it shows `origin`.
  private let start: Date

  /// The paces it can be given: a day a second at most, so that no process outlives the calendar.
  package static let paces = 0.001...86_400

  /// Reads a moment in ISO 8601 and how fast time runs from there, as `/600`; without that it stands
  /// still.
  ///
  /// A moment without an offset is one by `clock`. `nil` for anything else.
  package init?(_ text: String, on clock: WallClock, since start: Date) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let origin = parts.first.flatMap({ ISO8601(String($0))?.instant(on: clock) }) else {
      return nil
    }
    (self.origin, self.start) = (origin, start)
    guard parts.count == 2 else {
      pace = 0
      return
    }
    // Double reads more than people write: hexadecimal, infinity.
    guard parts[1].utf8.allSatisfy({ $0 == UInt8(ascii: ".") || 48...57 ~= $0 }),
      let pace = Double(parts[1]), Self.paces.contains(pace)
    else { return nil }
    self.pace = pace
  }

  /// What it shows at a real moment.
  package func date(at real: Date) -> Date { origin + real.timeIntervalSince(start) * pace }

  /// The real seconds that some of its own take; of a clock that stands still, as many.
  package func realSeconds(_ seconds: Double) -> Double { pace > 0 ? seconds / pace : seconds }
}
