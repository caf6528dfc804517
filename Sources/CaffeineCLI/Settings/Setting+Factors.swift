import CaffeineDomain
import CaffeineStore

extension Setting {
  /// What about a person changes the half-life.
  static let factors = [
    flag("smoker", "smoking shortens the half-life", for: \.person.factors.smokes),
    Setting(
      "pregnancy",
      "the week of your pregnancy, which lengthens the half-life; keep it current",
      forms: "no, or a week from 1 to 42", for: \.person.factors.pregnancy, none: "no",
      parse: { week(of: $0) }, text: { String($0.value) }, json: { .integer($0.value) }
    ).offering(["no"]),
    flag(
      "breastfeeding", "breastfeeding lowers the limits", for: \.person.breastfeeds),
    flag(
      "contraceptive", "contraceptives with estrogen (pill, patch, ring) lengthen the half-life",
      for: \.person.factors.takesContraceptive),
    flag(
      "alcohol", "50 g of alcohol a day lengthens the half-life",
      for: \.person.factors.drinksAlcohol),
    choice(
      "liver", "liver disease lengthens the half-life",
      [("cirrhosis", .cirrhosis), ("other", .other)], for: \.person.factors.liverDisease),
    flag(
      "fluvoxamine", "fluvoxamine lengthens the half-life more than tenfold",
      for: \.person.factors.takesFluvoxamine),
    flag(
      "cimetidine", "cimetidine lengthens the half-life",
      for: \.person.factors.takesCimetidine),
    flag(
      "medicine", "another medicine that changes caffeine, such as ciprofloxacin",
      for: \.person.factors.takesOtherMedicine),
  ]

  /// The week in a text; of a trimester, as earlier versions had it, the last week, which is on the
  /// careful side.
  private static func week(of text: String) -> GestationalWeek? {
    let weeks = ["first": 13, "second": 27, "third": 40]
    return (weeks[text] ?? Int(text)).flatMap { GestationalWeek($0) }
  }

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
