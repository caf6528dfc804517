extension Date {
  /// The instant as other programs read it: `2026-11-21T08:30:00Z`.
  ///
  /// ISO 8601 in UTC, whole seconds, fractions dropped (RFC 3339).
  package var iso8601: String {
    let shown = WallClock.utc.dateTime(at: self)
    return shown.date.iso8601 + "T" + shown.hour.inTwoDigits + ":" + shown.minute.inTwoDigits
      + ":" + shown.second.inTwoDigits + "Z"
  }
}

extension CivilDate {
  /// The day in ISO 8601: `2026-11-21`.
  package var iso8601: String {
    year.padded(to: 4) + "-" + month.inTwoDigits + "-" + day.inTwoDigits
  }
}

/// A day, and perhaps a time and an offset, as ISO 8601 writes them.
package struct ISO8601: Equatable {
  package let date: CivilDate
  /// The time of that day; `nil` where only the day was written.
  package let time: CivilDateTime?
  /// The offset that was written, in s east of Greenwich, less than a day; `nil` if none was.
  package let offset: Int?

  /// Reads `2026-11-21`, `2026-11-21T08:30`, `2026-11-21 08:30:15.5+01:00` and the like; `nil` for
  /// anything else.
  ///
  /// A fraction of a second is dropped. Source: RFC 3339, with optional seconds and offset, and a
  /// space allowed for the `T`.
  package init?(_ text: String) {
    var scanner = TextScanner(text)
    guard let year = scanner.digits(4...4), scanner.take("-"),
      let month = scanner.digits(2...2), scanner.take("-"), let day = scanner.digits(2...2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    if scanner.isAtEnd {
      (time, offset) = (nil, nil)
      return
    }
    if scanner.take(anyOf: "Tt") == nil { scanner.skipSpaces() }
    guard let time = Self.time(of: date, &scanner) else { return nil }
    self.time = time
    scanner.skipSpaces()
    offset = Self.offset(&scanner)
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
  }

  /// The instant of the time, by its own offset or else by `clock`; `nil` for a day without a time.
  package func instant(on clock: WallClock) -> Date? {
    guard let time else { return nil }
    return offset.map { Date(wholeSecondsSince1970: time.secondsSince1970 - $0) }
      ?? clock.date(of: time)
  }

  private static func time(of date: CivilDate, _ scanner: inout TextScanner) -> CivilDateTime? {
    guard let hour = scanner.digits(1...2), scanner.take(":"), let minute = scanner.digits(2...2)
    else { return nil }
    var second = 0
    if scanner.take(":") {
      guard let number = scanner.digits(2...2) else { return nil }
      second = number
      if scanner.take(anyOf: ".,") != nil, scanner.digits(1...9) == nil { return nil }
    }
    return CivilDateTime(date: date, hour: hour, minute: minute, second: second)
  }

  /// An offset in s east of Greenwich as it follows a time: `-05`, `+05:45`, its seconds dropped.
  package static func text(ofOffset offset: Int) -> String {
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + (minutes / 60).inTwoDigits
      + (minutes % 60 == 0 ? "" : ":" + (minutes % 60).inTwoDigits)
  }

  /// Reads `Z`, `+01:00`, `+0100` or `+01` as seconds east of Greenwich; takes nothing and returns
  /// `nil` for anything else.
  package static func offset(_ scanner: inout TextScanner) -> Int? {
    if scanner.take(anyOf: "Zz") != nil { return 0 }
    var ahead = scanner
    guard let sign = ahead.take(anyOf: "+-") else { return nil }
    var hours = 0
    var minutes = 0
    if let together = ahead.digits(4...4) {
      (hours, minutes) = (together / 100, together % 100)
    } else {
      guard let number = ahead.digits(1...2), let rest = ahead.take(":") ? ahead.digits(2...2) : 0
      else { return nil }
      (hours, minutes) = (number, rest)
    }
    guard hours < 24, minutes < 60 else { return nil }
    scanner = ahead
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
