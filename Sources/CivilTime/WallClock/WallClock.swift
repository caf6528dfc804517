/// The wall clock of a place: how far it is ahead of UTC at any instant.
///
/// It does for the Gregorian calendar what Foundation's `TimeZone` and `Calendar` do together,
/// without their start-up cost, when it is made from the bytes of a time zone file:
///
/// ```swift
/// let berlin = try WallClock(tzif: bytes, identifier: "Europe/Berlin")
/// berlin.dateTime(at: now).hour
/// berlin.nextDate(after: now, hour: 22, minute: 30)
/// ```
///
/// The calendar is the proleptic Gregorian one: years before 1583 are not those of `Calendar`,
/// which turns to the Julian calendar there.
public struct WallClock: Sendable, Hashable {
  /// The name of the zone, such as `Europe/Berlin`.
  public let identifier: String
  let rules: Rules

  /// Where the offsets come from.
  enum Rules: Sendable, Hashable {
    case fixed(Int)
    case table(TransitionTable)
    case foundation(TimeZone)
  }

  /// Coordinated universal time.
  public static let utc = WallClock(secondsFromGMT: 0)

  /// A clock that is always `secondsFromGMT` seconds ahead of UTC, or behind it when negative.
  ///
  /// Offsets beyond 26 hours, which no place has, count as 26 hours.
  public init(secondsFromGMT: Int) {
    let limit = Self.largestOffset
    let seconds = min(max(secondsFromGMT, -limit), limit)
    identifier = Self.name(ofOffset: seconds)
    rules = .fixed(seconds)
  }

  /// The clock of a Foundation time zone.
  public init(timeZone: TimeZone) {
    identifier = timeZone.identifier
    rules = .foundation(timeZone)
  }

  /// The clock that a time zone file describes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content in the Time Zone Information Format, versions 1 to 4, as in
  ///     `/usr/share/zoneinfo`. Source: RFC 9636.
  ///   - identifier: The name of the zone.
  /// - Throws: ``TimeZoneFileError`` for bytes that are no such file.
  /// - Complexity: O(n) for n bytes.
  public init(tzif bytes: [UInt8], identifier: String) throws(TimeZoneFileError) {
    self.identifier = identifier
    rules = .table(try TransitionTable(tzif: bytes))
  }

  init(identifier: String, rules: Rules) {
    self.identifier = identifier
    self.rules = rules
  }

  /// The seconds the clock is ahead of UTC at an instant, negative west of it.
  ///
  /// - Complexity: O(log n) for n transitions.
  public func secondsFromGMT(at date: Date) -> Int {
    switch rules {
    case .fixed(let offset): offset
    case .table(let table): table.span(at: date.wholeSecondsSince1970).offset
    case .foundation(let timeZone): timeZone.secondsFromGMT(for: date)
    }
  }

  /// No zone is farther from UTC than this; the largest offset a file may hold is just below.
  package static let largestOffset = 26 * 3600

  private static func name(ofOffset seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let sign = seconds < 0 ? "GMT-" : "GMT+"
    return sign + (minutes / 60).inTwoDigits + (minutes % 60).inTwoDigits
  }
}
