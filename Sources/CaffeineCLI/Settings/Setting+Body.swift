import CaffeineDomain
import CaffeineJSON

extension Setting {
  /// The kinetics of caffeine in the body.
  static let body = [
    Setting(
      "half-life", "the time your body takes to clear half of the caffeine",
      forms: "hours from 1 to 100, such as 5, 5.5 or 5h30m", unit: "Hours", for: \.halfLife,
      parse: OwnHalfLife.init, text: \.description, json: { .number($0.halfLife.value) }
    ).changed {
      $0.completed = { OwnHalfLife($0, with: $1.person.factors)?.description ?? $0 }
      $0.remarks = { preferences in
        let own = preferences.halfLife
        var remarks: [Message] = []
        if !(1.5...24).contains(own.halfLife.value) {
          remarks.append(
            "Healthy adults have 1.5 to 9.5 h: set such a value only if a test says so.")
        }
        if own.multiplier != 1 {
          remarks.append(
            "It includes what you set of yourself (\(own.factor)). What changes later changes it in "
              + "proportion.")
        }
        return remarks
      }
    },
    Setting(
      "absorption", "how caffeine enters the body", forms: "oral or instant", for: \.absorbsAtOnce,
      parse: { ["oral": false, "instant": true][$0] }, text: { $0 ? "instant" : "oral" }
    ).changed { $0.words = ["oral", "instant"] },
    Setting(
      "absorption-rate", "how fast caffeine is absorbed, per hour",
      forms: "a number from 0.5 to 20, such as 4.6", unit: "PerHour", for: \.absorptionRate,
      parse: { text in Amount.number(text, in: 0.5...20).flatMap { AbsorptionRate($0) } },
      text: { Amount.text($0.value) }, json: { .number($0.value) }),
    Setting(
      "weight", "your weight in kg, for concentrations and limits under 18",
      forms: "kilograms from 2 to 400, such as 70, or pounds, such as 154lb", unit: "Kilograms",
      for: \.person.weight, none: "",
      parse: { text in Amount.kilograms(text).flatMap { 2...400 ~= $0 ? Kilograms($0) : nil } },
      text: { Amount.text($0.value) }, json: { .number($0.value) }),
    Setting(
      "age", "your age, for limits under 18", forms: "years from 0 to 120, such as 16",
      unit: "Years", for: \.age, none: "", parse: { DatedAge($0) }, text: { $0.description }
    ).changed {
      $0.completed = { DatedAge.completed($0, on: $1.today) }
      // What has become of the stored age.
      $0.text = { $0.person.age.map { Amount.text($0.value) } ?? "" }
      $0.member = { ("ageYears", .optional($0.person.age) { .number($0.value) }) }
    },
  ]
}
