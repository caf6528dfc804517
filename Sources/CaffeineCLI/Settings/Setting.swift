import CaffeineDomain
import CaffeineJSON
import CivilTime
import CommandArguments
import DateStyles
import TextUI

/// A setting: its name on the command line and on disk, its purpose and its values.
struct Setting: Sendable {
  let name: String
  /// Its purpose in a few words.
  let help: Message
  /// The accepted values, for error messages.
  var forms: Message { writeForms() }
  private let writeForms: @Sendable () -> Message
  /// Accepted words, for completion.
  var words: [String] = []
  /// Parses and applies a value; returns false and changes nothing for an invalid one.
  private(set) var read: @Sendable (String, inout Preferences) -> Bool
  /// Whether the value may be set today; a file may have it from another day.
  var isTimely: @Sendable (Preferences) -> Bool = { _ in true }
  /// Completes a typed value for `read` with other settings.
  var completed: @Sendable (String, Preferences) -> String = { text, _ in text }
  /// Remarks about the value, printed once when it is set.
  var remarks: @Sendable (Preferences) -> [Message] = { _ in [] }
  /// Whether a widget reads it, unlike what is for words and whole commands.
  var isForWidgets: Bool { name == "accent-color" || !Self.display.contains { $0.name == name } }
  /// The value as text that `read` accepts.
  var text: @Sendable (Preferences) -> String
  /// The value as stored, such as an age with its day.
  let kept: @Sendable (Preferences) -> String
  /// The value as a member of a JSON object: `halfLifeHours`, 5.
  var member: @Sendable (Preferences) -> (String, JSONValue)

  typealias Path<Value> = @Sendable () -> any WritableKeyPath<Preferences, Value> & Sendable

  /// Creates a setting for a key path, with its parser and text; in JSON its name includes the
  /// unit, and its value is the text unless `json` is given.
  ///
  /// Key path and forms are closures: setting one creates all settings at launch, and a key path
  /// takes 30,000 instructions.
  init<Value>(
    _ name: String, _ help: Message, forms: @autoclosure @escaping @Sendable () -> Message,
    unit: String = "", for path: @autoclosure @escaping Path<Value>,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String,
    json: (@Sendable (Value) -> JSONValue)? = nil
  ) {
    self.name = name
    self.help = help
    writeForms = forms
    read = { text, preferences in
      guard let value = parse(text) else { return false }
      preferences[keyPath: path()] = value
      return true
    }
    self.text = { text($0[keyPath: path()]) }
    kept = self.text
    member = { preferences in
      let value = preferences[keyPath: path()]
      return (Self.key(name) + unit, json?(value) ?? .string(text(value)))
    }
  }

  /// The spelling for JSON keys: `halfLife` for `half-life`.
  private static func key(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Creates a setting for an optional value; the text `none` means `nil`.
  init<Value>(
    _ name: String, _ help: Message, forms: @autoclosure @escaping @Sendable () -> Message,
    unit: String = "", for path: @autoclosure @escaping Path<Value?>, none: String,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String,
    json: (@Sendable (Value) -> JSONValue)? = nil
  ) {
    self.init(
      name, help, forms: forms(), unit: unit, for: path(),
      parse: { $0 == none ? .some(nil) : parse($0).map(Optional.some) },
      text: { $0.map(text) ?? none }, json: { .optional($0) { json?($0) ?? .string(text($0)) } })
  }

  /// Rewrites a text, given today's date, before it is read.
  func rewriting(_ rewrite: @escaping @Sendable (String, CivilDate) -> String) -> Setting {
    changed { [read] in $0.read = { text, set in read(rewrite(text, set.today), &set) } }
  }

  /// A copy in which `change` has set words, remarks or another property.
  func changed(_ change: (inout Setting) -> Void) -> Setting {
    var setting = self
    change(&setting)
    return setting
  }

  /// Reports an invalid text in the file at `path`.
  func failure(_ text: String, in path: String) -> Failure {
    Failure(
      .badSettings, "The setting \(name) cannot be '\(text)' (\(path)).",
      advice: "Write \(forms): caffeine config set \(name) VALUE, or: caffeine config unset \(name)"
    )
  }

  /// `nil` for another version's name, which the file keeps.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}

extension Setting {
  /// All settings in the order of display.
  static let all = body + limits + factors + display

  /// The settings by which a past day is judged: its limits, what they follow from, and its bedtime.
  static let judgingDays = Set(
    ["weight", "age", "daily-limit", "bedtime", "bedtime-limit"] + factors.map(\.name))

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

extension Setting {
  /// The display, and the command after a change.
  static let display = [
    Setting(
      "locale", "the format of times and dates", forms: "a locale such as de_DE, or auto",
      for: \.locale, none: "auto", parse: { isLocale($0) ? $0 : nil }, text: \.self
    ).changed { $0.words = ["auto"] },
    Setting(
      "region", "the country whose drinks you mean by names such as café and cola",
      forms: "two letters such as IT, or auto", for: \.region, none: "auto",
      parse: { Region($0) }, text: \.code
    ).changed { $0.words = ["auto"] },
    Setting(
      "units", "how volumes are shown", forms: "ml or oz", for: \.units,
      parse: Preferences.Units.init, text: \.rawValue
    ).changed { $0.words = Preferences.Units.allCases.map(\.rawValue) },
    flag(
      "pictures", "whether curves, bars and widgets are drawn, or told in sentences to listen to",
      for: \.showsPictures),
    Setting(
      "accent-color", "the accent colour of widgets",
      forms: "a colour such as teal or #ff9500, or auto", for: \.accentColor, none: "auto",
      parse: { color($0) == nil ? nil : $0.lowercased() }, text: \.self
    ).changed { $0.words = ["auto"] + colors.keys.sorted() },
    Setting(
      "on-change", "a shell command to run after any change, in the folder of the settings",
      forms: "a shell command, such as 'pkill -RTMIN+8 waybar'", for: \.onChange, none: "",
      parse: \.self, text: \.self),
  ]

  /// Parses `teal` or `#ff9500`; `nil` for any other text.
  static func color(_ text: String) -> Color? {
    if let color = colors[text.lowercased()] { return color }
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let channel = { (shift: UInt32) in Double(value >> shift & 0xFF) / 255 }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray,
  ]

  /// Whether a text has the form of a locale (letters, digits, `_`, `-`) with a known language.
  static func isLocale(_ text: String) -> Bool {
    (2...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isAlphanumeric(or: "_-") }
      && DateText.knowsLanguage(ofLocale: text)
  }
}
