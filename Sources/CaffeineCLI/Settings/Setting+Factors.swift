import CaffeineDomain
import CaffeineJSON
import CivilTime

extension Setting {
  /// The personal factors of the half-life.
  static let factors = [
    flag("smoker", "smoking shortens the half-life", for: \.person.factors.smokes),
    Setting(
      "pregnancy", "the due date of your pregnancy, or its week today; it lengthens the half-life",
      forms: "no, a week from 1 to 42, or the due date, such as 2027-06-07", unit: "DueDate",
      for: \.dueDate, none: "no", parse: { dueDate($0) }, text: { due + $0.iso8601 },
      json: { .string($0.iso8601) }
    ).rewriting { text, today in
      Int(text).flatMap { GestationalWeek($0) }.map { due + $0.dueDate(on: today).iso8601 } ?? text
    }.changed {
      $0.words = ["no"] + (1...42).map(String.init)
      $0.remarks = { preferences in
        preferences.person.factors.pregnancy.map { ["Today is in its week \($0.value)."] } ?? []
      }
      $0.isTimely = { preferences in
        // From 40 weeks before the birth to the end of week 42.
        let days = preferences.dueDate.map { $0.daysSince1970 - preferences.today.daysSince1970 }
        return (-20...280).contains(days ?? 0)
      }
    },
    flag(
      "planning-pregnancy", "planning a pregnancy lowers the limit of a day",
      for: \.person.plansPregnancy),
    flag("breastfeeding", "breastfeeding lowers the limits", for: \.person.breastfeeds),
    flag(
      "contraceptive", "contraceptives with estrogen (pill, patch, ring) lengthen the half-life",
      for: \.person.factors.takesContraceptive),
    flag(
      "alcohol", "50 g of alcohol a day lengthens the half-life",
      for: \.person.factors.drinksAlcohol),
    Setting(
      "liver", "liver disease lengthens the half-life", forms: "one of no, cirrhosis and other",
      for: \.person.factors.liverDisease, none: "no",
      parse: PersonalFactors.LiverDisease.init, text: \.rawValue
    ).changed { $0.words = ["no", "cirrhosis", "other"] },
    flag(
      "fluvoxamine", "fluvoxamine lengthens the half-life more than tenfold",
      for: \.person.factors[takes: .fluvoxamine]),
    flag(
      "cimetidine", "cimetidine lengthens the half-life",
      for: \.person.factors[takes: .cimetidine]),
    Setting(
      "medicine", "other medicines that change caffeine, or that caffeine changes",
      forms: "no, or with commas any of \(Message.list(medicines.map(\.rawValue)))",
      for: \.person.factors.otherMedicines, parse: { parsedMedicines($0) },
      text: { taken in
        let names = medicines.filter(taken.contains).map(\.rawValue)
        return names.isEmpty ? "no" : names.joined(separator: ", ")
      }
    ).changed { $0.words = ["no"] + medicines.map(\.rawValue) },
  ]

  /// The medicines without their own setting.
  private static let medicines = Medicine.allCases.filter {
    $0 != .fluvoxamine && $0 != .cimetidine
  }

  /// Parses `lithium, other`; `yes` means another medicine.
  private static func parsedMedicines(_ text: String) -> Set<Medicine>? {
    if text == "no" { return [] }
    var taken: Set<Medicine> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.trimmingPrefix { $0 == " " }
      let known = name == "yes" ? .other : Medicine(rawValue: String(name))
      guard let known, medicines.contains(known) else { return nil }
      taken.insert(known)
    }
    return taken
  }

  /// Parses `due 2027-06-07` or `2027-06-07`.
  private static func dueDate(_ text: String) -> CivilDate? {
    let day = ISO8601(text.hasPrefix(due) ? String(text.dropFirst(due.count)) : text)
    return day?.time == nil ? day?.date : nil
  }

  private static let due = "due "

  /// A setting that is on or off.
  static func flag(
    _ name: String, _ help: Message, for path: @autoclosure @escaping Path<Bool>
  ) -> Setting {
    Setting(
      name, help, forms: "yes or no", for: path(),
      parse: { text in
        switch text.lowercased() {
        case "yes", "y", "true", "on": true
        case "no", "n", "false", "off": false
        case _: nil
        }
      },
      text: { $0 ? "yes" : "no" }, json: { .bool($0) }
    ).changed { $0.words = ["yes", "no"] }
  }
}

extension PersonalFactors {
  fileprivate subscript(takes medicine: Medicine) -> Bool {
    get { medicines.contains(medicine) }
    set { if newValue { medicines.insert(medicine) } else { medicines.remove(medicine) } }
  }

  /// The medicines without their own setting.
  fileprivate var otherMedicines: Set<Medicine> {
    get { medicines.subtracting([.fluvoxamine, .cimetidine]) }
    set { medicines = medicines.intersection([.fluvoxamine, .cimetidine]).union(newValue) }
  }
}
