import CaffeineDomain

extension Setting {
  /// How caffeine enters and leaves the body.
  static let body = [
    Setting(
      "half-life", "the time in which half of the caffeine leaves the body",
      forms: "a duration above zero, as 5h or 5h30m",
      read: { text, preferences in
        Seconds.parse(text).flatMap { HalfLife($0 / 3600) }
          .map { preferences.person.halfLife = $0 }
      },
      text: { Seconds.text($0.person.halfLife.hours * 3600) }),
    Setting(
      "absorption", "how a drink enters the body", forms: "oral or instant",
      read: { text, preferences in
        guard ["oral", "instant"].contains(text) else { return nil }
        preferences.absorbsAtOnce = text == "instant"
      },
      text: { $0.absorbsAtOnce ? "instant" : "oral" }),
    Setting(
      "absorption-rate", "how fast it does, per hour", forms: "a number above zero, as 4.6",
      read: { text, preferences in
        Amount.number(text).flatMap { AbsorptionRate($0) }
          .map { preferences.absorptionRate = $0 }
      },
      text: { Amount.text($0.absorptionRate.perHour) }),
    Setting(
      "weight", "body weight in kg, for concentrations", forms: "kilograms above zero, as 70",
      read: { text, preferences in
        text.isEmpty
          ? preferences.person.weight = nil
          : Amount.kilograms(text).flatMap { Kilograms($0) }
            .map { preferences.person.weight = $0 }
      },
      text: { $0.person.weight.map { Amount.text($0.value) } ?? "" }),
  ]
}
