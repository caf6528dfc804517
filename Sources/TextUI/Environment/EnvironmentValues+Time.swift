public import CivilTime
package import DateStyles

extension EnvironmentValues {
  package var dateText: DateText { shared.dateText }

  /// Notes that a text is another one from a moment on.
  package func noteTextChange(_ moment: Date) { textChanges?.note(moment) }

  /// The language and conventions of texts; made from ``localeIdentifier`` on each reading.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// The language and conventions of texts, by their identifier, such as `en_GB`.
  public var localeIdentifier: String {
    get { shared.dateText.localeIdentifier }
    set { shared.dateText.localeIdentifier = newValue }
  }

  /// The translation of a localised text by its key; without one it is shown as it stands in the code.
  ///
  /// The key has `%@` for each value: `体内 %@ 毫克` for `%@ mg in your body`. The values stand in the
  /// translation in their order, or by number as in `%2$@`.
  package var translation: (@Sendable (_ key: String) -> String?)? {
    get { shared.translation }
    set { shared.translation = newValue }
  }

  /// The wall clock that dates are shown by.
  public var wallClock: WallClock {
    get { shared.dateText.clock }
    set { shared.dateText.clock = newValue }
  }

  /// The time zone that dates are shown in; made from ``wallClock`` on each reading.
  public var timeZone: TimeZone {
    get {
      TimeZone(identifier: wallClock.identifier)
        ?? TimeZone(secondsFromGMT: wallClock.secondsFromGMT(at: now)) ?? .gmt
    }
    set { wallClock = WallClock(timeZone: newValue) }
  }

  /// The Gregorian calendar in ``timeZone`` and ``locale``; made on each reading.
  public var calendar: Calendar {
    get {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone
      calendar.locale = locale
      return calendar
    }
    set { timeZone = newValue.timeZone }
  }

  /// The moment at which the picture is shown, by which relative dates count.
  public var now: Date {
    get { shared.now }
    set { shared.now = newValue }
  }
}
