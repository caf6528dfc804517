import CaffeineDomain

extension Setting {
  /// Bedtime, the start of a day, and what is too much.
  static let limits = [
    Setting(
      "bedtime", "when you go to bed", forms: "a time of day, such as 22:30 or 10:30pm",
      read: { text, preferences in
        guard let bedtime = ClockTime(text) ?? ClockTime(typed: text) else { return nil }
        preferences.person.bedtime = bedtime
        preferences.hasOwnBedtime = true
      },
      text: { $0.person.bedtime.description }),
    Setting(
      "day-start", "when your day begins, for what counts as today",
      forms: "a time of day, such as 4:00 or 4am",
      read: { text, preferences in
        (ClockTime(text) ?? ClockTime(typed: text)).map { preferences.person.dayStart = $0 }
      },
      text: { $0.person.dayStart.description }),
    limit("bedtime-limit", "the most mg left at bedtime; this or less counts as low") {
      $0.person.bedtimeLimit
    } set: {
      $0.person.bedtimeLimit = $1
    },
    limit("daily-limit", "the most mg in a day") {
      $0.person.dailyLimit
    } set: {
      $0.person.dailyLimit = $1
    },
    limit("single-limit", "the most mg at once") {
      $0.person.singleLimit
    } set: {
      $0.person.singleLimit = $1
    },
  ]

  private static func limit(
    _ name: String, _ help: String, get: @escaping @Sendable (Preferences) -> Milligrams,
    set: @escaping @Sendable (inout Preferences, Milligrams) -> Void
  ) -> Setting {
    Setting(
      name, help, forms: Amount.milligramForms + ", such as 50",
      read: { text, preferences in
        Amount.milligrams(text).map { set(&preferences, $0) }
      },
      text: { Amount.text(get($0).value) })
  }
}
