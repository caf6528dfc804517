/// A time of day on the wall clock, to the minute, such as a bedtime.
///
/// Needs the clock of a place to find its dates, since days vary in length.
///
///     ClockTime("22:30")?.next(after: now, on: clock)
public struct ClockTime: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// From 0 to 23.
  public let hour: Int

  /// From 0 to 59.
  public let minute: Int

  /// Creates a time; `nil` if no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  private init(hour: Int) {
    self.hour = hour
    minute = 0
  }

  /// 22:00, the default bedtime, as in other trackers (No More Caffeine, halflifecaffeine.com).
  public static let standardBedtime = ClockTime(hour: 22)

  /// 4:00, the default start of a day: an evening after midnight still belongs to the day.
  public static let standardDayStart = ClockTime(hour: 4)

  /// Parses `22:30` or `7:05`; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      let hour = Self.number(parts[0]), let minute = Self.number(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// Hours and minutes with two digits each: `07:05`.
  public var description: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The first such time strictly after `instant`.
  public func next(after instant: Date, on clock: WallClock) -> Date {
    clock.nextDate(after: instant, hour: hour, minute: minute)
  }

  /// Orders times within a day.
  public static func < (earlier: ClockTime, later: ClockTime) -> Bool {
    (earlier.hour, earlier.minute) < (later.hour, later.minute)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(Substring(digits)) : nil
  }
}
