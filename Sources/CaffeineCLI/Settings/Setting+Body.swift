import CaffeineDomain
import CaffeineStore

extension Setting {
  /// How caffeine enters and leaves the body.
  static let body = [
    Setting(
      "half-life", "the time your body takes to clear half of the caffeine",
      forms: "a duration above zero, such as 5h or 5h30m",
      unit: "Hours", for: \.halfLife,
      parse: { text in Seconds.parse(text).flatMap { HalfLife($0 / 3600) } },
      text: { Seconds.text($0.value * 3600) }, json: { .number($0.value) }),
    Setting(
      "absorption", "how caffeine enters the body", forms: "oral or instant", for: \.absorbsAtOnce,
      parse: { ["oral": false, "instant": true][$0] }, text: { $0 ? "instant" : "oral" }
    ).offering(["oral", "instant"]),
    Setting(
      "absorption-rate", "how fast caffeine is absorbed, per hour",
      forms: "a number above zero, such as 4.6", unit: "PerHour", for: \.absorptionRate,
      parse: { text in Amount.number(text).flatMap { AbsorptionRate($0) } },
      text: { Amount.text($0.value) }, json: { .number($0.value) }),
    Setting(
      "weight", "your weight in kg, for concentrations and limits under 18",
      forms: "kilograms above zero, such as 70, or pounds, such as 154lb", unit: "Kilograms",
      for: \.person.weight, none: "",
      parse: { text in Amount.kilograms(text).flatMap { Kilograms($0) } },
      text: { Amount.text($0.value) }, json: { .number($0.value) }),
    Setting(
      "age", "your age, for limits under 18", forms: "years, such as 16", unit: "Years",
      for: \.person.age, none: "", parse: { text in Amount.number(text).flatMap { Age($0) } },
      text: { Amount.text($0.value) }, json: { .number($0.value) }),
  ]
}
