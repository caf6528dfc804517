/// Why bytes are not a time zone file that a ``WallClock`` can use.
public struct TimeZoneFileError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public let description: String

  private init(_ problem: String) {
    description = problem + "; install the system's tzdata package again or choose another zone"
  }

  static func notATimeZoneFile(offset: Int) -> Self {
    Self("not a time zone file: no \"TZif\" at byte \(offset)")
  }

  static func version(_ byte: UInt8) -> Self {
    Self("time zone file of an unknown version: byte \(byte) at byte 4, expected 0, 2, 3 or 4")
  }

  static func truncated(offset: Int, missing: Int) -> Self {
    Self("time zone file cut short: \(missing) more bytes needed from byte \(offset) on")
  }

  static func typeCount(_ count: Int) -> Self {
    Self("time zone file with \(count) local time types, expected 1 to 256")
  }

  static func typeIndex(_ type: Int, transition: Int, types: Int) -> Self {
    Self("time zone file: transition \(transition) names type \(type) of \(types)")
  }

  static func transition(index: Int) -> Self {
    Self("time zone file: transition \(index) is out of order or out of range")
  }

  static func offset(_ seconds: Int, type: Int) -> Self {
    Self("time zone file: type \(type) is \(seconds) seconds from UTC, more than a day")
  }

  static let leapSeconds = Self(
    "time zone file that counts leap seconds, which clocks here do not: not one of \"right/\"")

  static func footer(offset: Int) -> Self {
    Self("time zone file: no rule between two line ends at byte \(offset)")
  }

  static func rule(_ text: String) -> Self {
    Self("time zone file: its rule \"\(text)\" is no POSIX TZ string")
  }
}
