import CaffeineDomain
import CaffeineJSON

extension Setting {
  /// The bedtime, the day start and the limits.
  static let limits = [
    Setting(
      "bedtime", "when you go to bed, by weekday, and tonight",
      forms: "a time of day, such as 22:30, '23:00, fri sat 1:00' or 'tonight 00:30'",
      for: \.bedtimes, parse: { Bedtimes(typed: $0) }, text: { $0.text() }
    ).changed {
      $0.completed = { Bedtimes(typed: $0, changing: $1.bedtimes, on: $1.day)?.text() ?? $0 }
      $0.remarks = { $0.bedtimes.remarks(for: $0.day, startingAt: $0.person.dayStart) }
    },
    Setting(
      "day-start", "when your day begins, for what counts as today",
      forms: "a time of day, such as 4:00 or 4am", for: \.person.dayStart,
      parse: { ClockTime($0) ?? ClockTime(typed: $0) }, text: \.description),
    limit(
      "bedtime-limit",
      "the most mg left at bedtime, which counts as low; by your weight unless set",
      in: 0...200, for: \.person.bedtimeLimit),
    Setting(
      "confidence", "for what share of people a time should hold",
      forms: "a share from 0.5 to 0.95, such as 0.9 or 90%", for: \.person.confidence,
      parse: { text in
        let share =
          text.last == "%"
          ? Amount.number(String(text.dropLast())).map { $0 / 100 }
          : Amount.number(text)
        return share.flatMap { Confidence($0) }
      },
      text: { Amount.text($0.value) }, json: { .number($0.value) }
    ).changed {
      $0.remarks = {
        $0.person.confidence > .typical ? [] : ["With 0.5 no night could go either way."]
      }
    },
    limit("daily-limit", "the most mg in a day", in: 1...5_000, for: \.person.dailyLimit),
    limit("single-limit", "the most mg at once", in: 1...5_000, for: \.person.singleLimit),
  ]

  private static func limit(
    _ name: String, _ help: Message, in range: ClosedRange<Milligrams>,
    for path: @autoclosure @escaping Path<Milligrams>
  ) -> Setting {
    Setting(
      name, help,
      forms: "milligrams from \(Amount.text(range.lowerBound.value)) to "
        + "\(Amount.text(range.upperBound.value)), such as 50",
      unit: "Milligrams", for: path(),
      parse: { text in Amount.milligrams(text).flatMap { range.contains($0) ? $0 : nil } },
      text: { Amount.text(($0.value * 10).rounded() / 10) }, json: { .milligrams($0.value) })
  }
}
