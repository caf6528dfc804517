/// A clock that shows a chosen time, standing still or running at a chosen pace.
///
/// ```swift
/// // Ten minutes a second, from when it is made:
/// let clock = SimulatedClock("2026-11-01T06:00:00Z/600", on: .utc, since: Date())
/// clock?.date(at: Date())
/// ```
package struct SimulatedClock: Hashable, Sendable {
  package let origin: Date
  /// Simulated seconds per real second; 0 when the clock stands still.
  package let pace: Double
  /// The real time at which it shows `origin`.
  private let start: Date

  /// The allowed paces: at most a day per second, so that no process outlives the calendar.
  package static let paces = 0.001...86_400

  /// Reads a moment in ISO 8601 and an optional pace such as `/600`; without one the clock stands
  /// still.
  ///
  /// A moment without an offset is read on `clock`. Returns `nil` for anything else.
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

  package func date(at real: Date) -> Date { origin + real.timeIntervalSince(start) * pace }

  /// The real seconds that `seconds` of its own take; unchanged when the clock stands still.
  package func realSeconds(_ seconds: Double) -> Double { pace > 0 ? seconds / pace : seconds }
}
