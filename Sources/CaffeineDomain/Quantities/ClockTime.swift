/// A time of day on the wall clock, to the minute: when someone goes to bed, or a day begins.
///
/// It is found with the clock of a place, not by adding 24 hours: days change length.
///
///     ClockTime("22:30")?.next(after: now, on: clock)
public struct ClockTime: Hashable, Sendable, LosslessStringConvertible {
  /// The hour, 0…23.
  public let hour: Int

  /// The minute, 0…59.
  public let minute: Int

  /// A time of day, or `nil` when no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  private init(hour: Int) {
    self.hour = hour
    minute = 0
  }

  /// 22:00, the bedtime that other trackers assume (No More Caffeine, halflifecaffeine.com).
  public static let standardBedtime = ClockTime(hour: 22)

  /// 4:00, when a day of drinks begins: an evening that ends after midnight is still today.
  public static let standardDayStart = ClockTime(hour: 4)

  /// Whether who goes to bed then sleeps by day, from 4:00 to 18:00.
  package var isByDay: Bool { 4..<18 ~= hour }

  /// A time of day written `22:30` or `7:05`, or `nil` when `text` is not one.
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

  /// The first such time strictly after `instant` on the wall clock `clock`.
  public func next(after instant: Date, on clock: WallClock) -> Date {
    clock.nextDate(after: instant, hour: hour, minute: minute)
  }

  /// The last such time at or before `instant` on the wall clock `clock`.
  public func last(through instant: Date, on clock: WallClock) -> Date {
    clock.lastDate(through: instant, hour: hour, minute: minute)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(Substring(digits)) : nil
  }
}
