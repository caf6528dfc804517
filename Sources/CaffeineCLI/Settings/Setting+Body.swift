import CaffeineDomain

extension Setting {
  /// How caffeine enters and leaves the body.
  static let body = [
    Setting(
      "half-life", "the time your body takes to clear half of the caffeine",
      forms: "a duration above zero, such as 5h or 5h30m",
      read: { text, preferences in
        Seconds.parse(text).flatMap { HalfLife($0 / 3600) }
          .map { preferences.person.halfLife = $0 }
      },
      text: { Seconds.text($0.person.halfLife.value * 3600) }),
    Setting(
      "absorption", "how caffeine enters the body", forms: "oral or instant",
      read: { text, preferences in
        guard ["oral", "instant"].contains(text) else { return nil }
        preferences.absorbsAtOnce = text == "instant"
      },
      text: { $0.absorbsAtOnce ? "instant" : "oral" }),
    Setting(
      "absorption-rate", "how fast caffeine is absorbed, per hour",
      forms: "a number above zero, such as 4.6",
      read: { text, preferences in
        Amount.number(text).flatMap { AbsorptionRate($0) }
          .map { preferences.absorptionRate = $0 }
      },
      text: { Amount.text($0.absorptionRate.value) }),
    Setting(
      "weight", "your weight in kg, for concentrations", forms: "kilograms above zero, such as 70",
      read: { text, preferences in
        text.isEmpty
          ? preferences.person.weight = nil
          : Amount.kilograms(text).flatMap { Kilograms($0) }
            .map { preferences.person.weight = $0 }
      },
      text: { $0.person.weight.map { Amount.text($0.value) } ?? "" }),
  ]
}
