extension Curve {
  /// The highest level from `start` on, up to and with `end` if given; O(n).
  ///
  /// At `start` itself when everything falls from there, or nothing was drunk.
  public func peak(from start: Date, through end: Date? = nil) -> Peak {
    let from = start.timeIntervalSinceReferenceDate
    let through = end?.timeIntervalSinceReferenceDate ?? .infinity
    var best = (time: from, level: -1.0)
    for segment in segments(from: from) where segment.start <= through {
      let maximum = segment.maximum(upTo: through - segment.start)
      if maximum.level > best.level {
        best = (segment.start + maximum.offset, maximum.level)
      }
    }
    return Peak(
      date: Date(timeIntervalSinceReferenceDate: best.time),
      amount: Milligrams(clamping: best.level))
  }

  /// The last whole second, after `start`, at which the level falls to `threshold`; O(n).
  ///
  /// Found also while the level still rises, and after the last of several peaks. `nil` means one
  /// thing: from `start` on the level is below for good, it never exceeds the threshold. A
  /// threshold under 0.01 mg counts as 0.01 mg, below which caffeine does not matter.
  public func lastFall(to threshold: Milligrams, from start: Date) -> Date? {
    let limit = max(threshold.value, Self.negligible.value)
    var last: Double?
    for segment in segments(from: start.timeIntervalSinceReferenceDate) {
      if let offset = segment.lastFall(to: limit) {
        last = segment.start + offset
      }
    }
    // A fall on a whole second is found up to a microsecond late, which must not cost a second.
    return last.map { Date(timeIntervalSinceReferenceDate: ($0 - 1e-3).rounded(.up)) }
  }

  /// The amount under which a drink no longer matters: 0.01 mg.
  public static let negligible: Milligrams = 0.01
}
