import CaffeineDomain

extension Setting {
  /// What about a person changes the half-life.
  static let factors = [
    flag("smoker", "smoking shortens the half-life") {
      $0.smokes
    } set: {
      $0.smokes = $1
    },
    choice(
      "pregnancy", "pregnancy lengthens the half-life, by trimester",
      [("first", Trimester.first), ("second", .second), ("third", .third)]
    ) {
      $0.pregnancy
    } set: {
      $0.pregnancy = $1
    },
    flag("contraceptive", "oral contraceptives lengthen the half-life") {
      $0.takesContraceptive
    } set: {
      $0.takesContraceptive = $1
    },
    choice(
      "liver", "liver disease lengthens the half-life",
      [("cirrhosis", PersonalFactors.LiverDisease.cirrhosis), ("other", .other)]
    ) {
      $0.liverDisease
    } set: {
      $0.liverDisease = $1
    },
    flag("fluvoxamine", "fluvoxamine lengthens the half-life more than tenfold") {
      $0.takesFluvoxamine
    } set: {
      $0.takesFluvoxamine = $1
    },
    flag("cimetidine", "cimetidine lengthens the half-life") {
      $0.takesCimetidine
    } set: {
      $0.takesCimetidine = $1
    },
  ]

  private static func flag(
    _ name: String, _ help: String, get: @escaping @Sendable (PersonalFactors) -> Bool,
    set: @escaping @Sendable (inout PersonalFactors, Bool) -> Void
  ) -> Setting {
    Setting(
      name, help, forms: "yes or no",
      read: { text, preferences in
        switch text {
        case "yes", "true": set(&preferences.person.factors, true)
        case "no", "false": set(&preferences.person.factors, false)
        default: nil
        }
      },
      text: { get($0.person.factors) ? "yes" : "no" })
  }

  private static func choice<Choice: Equatable & Sendable>(
    _ name: String, _ help: String, _ choices: [(String, Choice)],
    get: @escaping @Sendable (PersonalFactors) -> Choice?,
    set: @escaping @Sendable (inout PersonalFactors, Choice?) -> Void
  ) -> Setting {
    Setting(
      name, help, forms: "one of no, " + choices.map(\.0).joined(separator: ", "),
      read: { text, preferences in
        let chosen = choices.first { $0.0 == text }
        guard chosen != nil || text == "no" else { return nil }
        set(&preferences.person.factors, chosen?.1)
      },
      text: { preferences in
        choices.first { $0.1 == get(preferences.person.factors) }?.0 ?? "no"
      })
  }
}
