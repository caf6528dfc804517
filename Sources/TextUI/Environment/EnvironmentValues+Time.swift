public import CivilTime
package import DateStyles

extension EnvironmentValues {
  package var dateText: DateText { shared.dateText }

  package func noteTextChange(_ moment: Date) { textChanges?.note(moment) }

  /// The language and conventions of texts, made from ``localeIdentifier`` at each access.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// The identifier of the language and conventions of texts, such as `en_GB`.
  public var localeIdentifier: String {
    get { shared.dateText.localeIdentifier }
    set { shared.dateText.localeIdentifier = newValue }
  }

  /// The translation of a localized text by its key; without one it shows as written in the code.
  ///
  /// The key has `%@` for each value: `体内 %@ 毫克` for `%@ mg in your body`. A translation has the
  /// values in their order, or by number as in `%2$@`.
  package var translation: Translation.Lookup? {
    get { shared.translation }
    set { shared.translation = newValue }
  }

  /// The wall clock that dates are shown on.
  public var wallClock: WallClock {
    get { shared.dateText.clock }
    set { shared.dateText.clock = newValue }
  }

  /// The time zone that dates are shown in, made from ``wallClock`` at each access.
  public var timeZone: TimeZone {
    get {
      TimeZone(identifier: wallClock.identifier)
        ?? TimeZone(secondsFromGMT: wallClock.secondsFromGMT(at: now)) ?? .gmt
    }
    set { wallClock = WallClock(timeZone: newValue) }
  }

  /// The Gregorian calendar of zone and locale, made at each access; setting it sets only the zone.
  public var calendar: Calendar {
    get {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone
      calendar.locale = locale
      return calendar
    }
    set { timeZone = newValue.timeZone }
  }

  /// The moment at which the picture is shown; relative dates count from it.
  public var now: Date {
    get { shared.now }
    set { shared.now = newValue }
  }
}
