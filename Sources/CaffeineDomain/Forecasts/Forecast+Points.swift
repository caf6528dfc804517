extension Forecast {
  /// The level at one instant.
  public struct Point: Hashable, Sendable {
    /// The instant.
    public let date: Date

    /// What is in the body then.
    public let level: Milligrams

    /// The level at an instant.
    public init(date: Date, level: Milligrams) {
      self.date = date
      self.level = level
    }
  }

  /// The level every `step` seconds from `start` through `end`, which may lie in the past.
  ///
  /// The first point is at `start`; the last is the last step that does not pass `end`. Empty when
  /// `end` is before `start`. At most a million points, those from `start` on.
  /// O(intakes + points). Traps when `step` is not above zero.
  public func points(from start: Date, through end: Date, every step: Double) -> [Point] {
    precondition(step > 0, "points need a step above zero")
    guard start <= end else { return [] }
    let steps = end.timeIntervalSince(start) / step
    let count = steps >= 1 ? Int(min(steps, 999_999)) : 0
    let instants = [start] + (1..<count + 1).map { start.addingTimeInterval(Double($0) * step) }
    return zip(instants, curve.levels(at: instants)).map(Point.init)
  }
}
