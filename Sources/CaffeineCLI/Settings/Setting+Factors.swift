import CaffeineDomain
import CaffeineStore

extension Setting {
  /// What about a person changes the half-life.
  static let factors = [
    flag("smoker", "smoking shortens the half-life", for: \.person.factors.smokes),
    choice(
      "pregnancy", "pregnancy lengthens the half-life, by trimester",
      [("first", .first), ("second", .second), ("third", .third)],
      for: \.person.factors.pregnancy),
    flag(
      "contraceptive", "oral contraceptives lengthen the half-life",
      for: \.person.factors.takesContraceptive),
    choice(
      "liver", "liver disease lengthens the half-life",
      [("cirrhosis", .cirrhosis), ("other", .other)], for: \.person.factors.liverDisease),
    flag(
      "fluvoxamine", "fluvoxamine lengthens the half-life more than tenfold",
      for: \.person.factors.takesFluvoxamine),
    flag(
      "cimetidine", "cimetidine lengthens the half-life",
      for: \.person.factors.takesCimetidine),
  ]

  private static func flag(
    _ name: String, _ help: String, for path: any WritableKeyPath<Preferences, Bool> & Sendable
  ) -> Setting {
    Setting(
      name, help, forms: "yes or no", for: path,
      parse: { ["yes": true, "true": true, "no": false, "false": false][$0] },
      text: { $0 ? "yes" : "no" }, json: { .bool($0) }
    ).offering(["yes", "no"])
  }

  private static func choice<Choice: Equatable & Sendable>(
    _ name: String, _ help: String, _ choices: [(name: String, value: Choice)],
    for path: any WritableKeyPath<Preferences, Choice?> & Sendable
  ) -> Setting {
    Setting(
      name, help, forms: "one of no, " + choices.map(\.name).joined(separator: ", "), for: path,
      none: "no", parse: { text in choices.first { $0.name == text }?.value },
      text: { value in choices.first { $0.value == value }?.name ?? "no" }
    ).offering(["no"] + choices.map(\.name))
  }
}
