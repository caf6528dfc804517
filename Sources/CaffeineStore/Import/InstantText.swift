import DateStyles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads instants as other programs write them.
struct InstantText {
  /// Which of day and month comes first in dates like `3/4/2026`.
  enum DateOrder {
    case dayFirst
    case monthFirst
  }

  /// An instant, and the offset in s that was written with it.
  struct Reading {
    var date: Date
    var offset: Int?
  }

  /// The clock of times without an offset.
  let clock: WallClock
  /// The order of dates that do not tell.
  let order: DateOrder

  /// The instant of a number of seconds (or, from the year 5138 on, of milliseconds) since 1970.
  static func instant(ofNumber number: Double) -> Date {
    Date(timeIntervalSince1970: number.magnitude < 1e11 ? number : number / 1000)
  }

  /// The instant that `text` writes, `nil` when it is none.
  ///
  /// Reads `2026-11-21`, `21.11.2026` and `11/21/2026`, then the time of day, `8:30`,
  /// `08:30:15.250` or `8:30:15 PM`, then `Z`, `+01:00`, `+0100` or nothing; without a time it
  /// is noon.
  func reading(of text: String) -> Reading? {
    var scanner = Scanner(text)
    guard let day = day(&scanner) else { return nil }
    scanner.skip { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: ",") || $0 == 0x20 }
    let second = scanner.isAtEnd ? 12 * 3_600 : secondOfDay(&scanner)
    guard let second else { return nil }
    let offset = offset(&scanner)
    guard scanner.isAtEnd,
      let local = CivilDateTime(
        date: day, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
    else { return nil }
    guard let offset else { return Reading(date: clock.date(of: local), offset: nil) }
    let seconds = Double(local.secondsSince1970 - offset)
    return Reading(date: Date(timeIntervalSince1970: seconds), offset: offset)
  }

  private func day(_ scanner: inout Scanner) -> CivilDate? {
    guard let first = scanner.number(), let separator = scanner.take(anyOf: "-/."),
      let second = scanner.number(), scanner.take(anyOf: "-/.") != nil,
      let third = scanner.number()
    else { return nil }
    if first > 31 { return CivilDate(year: first, month: second, day: third) }
    let isMonthFirst =
      separator == UInt8(ascii: ".") ? false : second > 12 || (order == .monthFirst && first <= 12)
    return isMonthFirst
      ? CivilDate(year: third, month: first, day: second)
      : CivilDate(year: third, month: second, day: first)
  }

  private func secondOfDay(_ scanner: inout Scanner) -> Int? {
    guard var hour = scanner.number() else { return nil }
    var minute = 0
    var second = 0
    if scanner.take(anyOf: ":.") != nil {
      guard let number = scanner.number() else { return nil }
      minute = number
      if scanner.take(anyOf: ":.") != nil {
        guard let number = scanner.number() else { return nil }
        second = number
        if scanner.take(anyOf: ".,") != nil { guard scanner.number() != nil else { return nil } }
      }
    }
    // Some locales put a narrow no-break space (U+202F, three bytes) before AM and PM.
    scanner.skip { $0 == 0x20 || $0 >= 0x80 }
    if let half = scanner.half() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    guard hour < 24, minute < 60, second < 61 else { return nil }
    return hour * 3_600 + minute * 60 + min(second, 59)
  }

  private func offset(_ scanner: inout Scanner) -> Int? {
    scanner.skip { $0 == 0x20 }
    if scanner.take(anyOf: "Zz") != nil { return 0 }
    guard let sign = scanner.take(anyOf: "+-"), let number = scanner.number() else { return nil }
    var (hours, minutes) = number > 23 ? (number / 100, number % 100) : (number, 0)
    if scanner.take(anyOf: ":") != nil { minutes = scanner.number() ?? 0 }
    hours = min(hours, 23)
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}

/// A place in the bytes of a date.
private struct Scanner {
  private let bytes: [UInt8]
  private var next = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { next == bytes.count }

  /// Passes up to nine digits.
  mutating func number() -> Int? {
    var value = 0
    let start = next
    while next < bytes.count, next < start + 9, (0x30...0x39).contains(bytes[next]) {
      value = value * 10 + Int(bytes[next] - 0x30)
      next += 1
    }
    return next > start ? value : nil
  }

  mutating func take(anyOf characters: StaticString) -> UInt8? {
    guard next < bytes.count else { return nil }
    let byte = bytes[next]
    for index in 0..<characters.utf8CodeUnitCount where characters.utf8Start[index] == byte {
      next += 1
      return byte
    }
    return nil
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while next < bytes.count, condition(bytes[next]) { next += 1 }
  }

  /// Passes AM (0 hours) or PM (12 hours).
  mutating func half() -> Int? {
    guard next + 1 < bytes.count, bytes[next + 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    switch bytes[next] | 0x20 {
    case UInt8(ascii: "a"):
      next += 2
      return 0
    case UInt8(ascii: "p"):
      next += 2
      return 12
    default: return nil
    }
  }
}
