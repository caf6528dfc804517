/// The words of a locale that the table knows.
struct LocaleWords: DateWords {
  let record: LocaleRecord

  /// The table has no words for longer units.
  var largestUnit: DistanceUnit { .day }

  func time(_ time: CivilDateTime, width: DateText.Width) -> String {
    filled(record.value("t", at: 0), time, time)
  }

  func date(_ date: CivilDate, width: DateText.Width) -> String {
    filled(record.value("d", at: width.rawValue), date, date)
  }

  func month(_ date: CivilDate) -> String { filled(record.value("d", at: 3), date, date) }

  func year(_ date: CivilDate) -> String { filled(record.value("d", at: 4), date, date) }

  func weekday(_ date: CivilDate) -> String {
    record.value("E", at: date.weekday.rawValue - 1)
  }

  func distance(_ distance: Distance, width: DateText.Width) -> String {
    let key: Unicode.Scalar =
      switch width {
      case .wide: "w"
      case .abbreviated: "s"
      case .narrow: "x"
      }
    let rule = PluralRule(rawValue: record.value("p")) ?? .none
    let first = text(distance.first, key, rule)
    guard let second = distance.second else { return first }
    return first + record.value("j", at: width.rawValue) + text(second, key, rule)
  }

  func timer(seconds: Int, showsHours: Bool) -> String {
    let style = record.value("k")
    let separator = String(style.drop { $0 == "0" })
    let hasHours = showsHours && seconds >= 3600
    let first = seconds / (hasHours ? 3600 : 60)
    let rest = hasHours ? [seconds / 60 % 60, seconds % 60] : [seconds % 60]
    let numbers = NumberSymbols(record)
    let start = style.hasPrefix("0") && first < 10 ? first.inTwoDigits : String(first)
    return ([numbers.text(start)] + rest.map { numbers.digits($0.inTwoDigits) })
      .joined(separator: separator)
  }

  func times(from start: CivilDateTime, to end: CivilDateTime, width: DateText.Width) -> String {
    guard width < .narrow else { return time(start, width: width) }
    guard start.date == end.date, start < end else {
      return time(start, width: width) + " – " + time(end, width: width)
    }
    let patterns = record.values("t")
    let isInBothHalves = start.hour < 12 && end.hour >= 12
    return filled(isInBothHalves ? patterns[patterns.count - 1] : patterns[1], start, end)
  }

  func days(from start: CivilDate, to end: CivilDate, width: DateText.Width) -> String {
    let difference = start.year != end.year ? 2 : start.month != end.month ? 1 : 0
    guard start != end else {
      // Equal days use the pattern of two days in one year.
      return filled(record.value("i", at: width == .narrow ? 4 : 1), start, start)
    }
    return filled(record.value("i", at: difference + (width == .narrow ? 3 : 0)), start, end)
  }

  private func filled(_ pattern: String, _ start: CivilDate, _ end: CivilDate) -> String {
    let noon = { (date: CivilDate) in
      CivilDateTime(secondsSince1970: date.daysSince1970 * 86_400 + 43_200)
    }
    return filled(pattern, noon(start), noon(end))
  }

  /// Fills a pattern from `start`, and from `end` once the letter of a field repeats.
  private func filled(
    _ pattern: String, _ start: CivilDateTime, _ end: CivilDateTime
  ) -> String {
    var (text, seen, shown, isQuoted) = ("", UInt64(0), start, false)
    let quote = UInt8(ascii: "'")
    // By bytes: telling characters apart would take most of the time.
    var rest = pattern.utf8[...]
    while let first = rest.first {
      let isField = !isQuoted && first.isASCIILetter
      let run = rest.prefix {
        first == quote || isField ? $0 == first : $0 != quote && (isQuoted || !$0.isASCIILetter)
      }
      rest = rest[run.endIndex...]
      if first == quote {
        if run.count > 1 { text += "'" } else { isQuoted.toggle() }
      } else if isField {
        let letter = UInt64(1) << (first - UInt8(ascii: "A"))
        if seen & letter != 0 { shown = end }
        seen |= letter
        text += field(Unicode.Scalar(first), count: run.count, of: shown)
      } else {
        // Appending a `Substring` looks up how to walk it: a fifth of the time in which `status`
        // starts.
        text += String(Substring(run))
      }
    }
    return record.value("0").isEmpty ? text : NumberSymbols(record).digits(text)
  }

  private func field(_ letter: Unicode.Scalar, count: Int, of time: CivilDateTime) -> String {
    switch (letter, count) {
    case ("y", 1): String(year(time.year))
    case ("y", 2): (year(time.year) % 100).inTwoDigits
    case ("M", 1): String(time.month)
    case ("M", 2): time.month.inTwoDigits
    case ("d", 1): String(time.day)
    case ("d", 2): time.day.inTwoDigits
    case ("H", 1): String(time.hour)
    case ("H", 2): time.hour.inTwoDigits
    case ("h", 1): String((time.hour + 11) % 12 + 1)
    case ("h", 2): ((time.hour + 11) % 12 + 1).inTwoDigits
    case ("m", 2): time.minute.inTwoDigits
    case ("a", 1), ("B", 1): partOfDay(at: time.hour, letter)
    default: record.value(letter, count: count, at: time.month - 1)
    }
  }

  /// A year in the locale's calendar; years before its first count backwards from 1.
  private func year(_ gregorian: Int) -> Int {
    let years = gregorian + (Int(record.value("c")) ?? 0)
    return years > 0 ? years : 1 - years
  }

  private func partOfDay(at hour: Int, _ key: Unicode.Scalar) -> String {
    let parts = record.values(key).map {
      $0.split(separator: "=", omittingEmptySubsequences: false)
    }
    let part = parts.last { Int($0[0]).map { $0 <= hour } ?? false }
    return part.map { String($0[1]) } ?? ""
  }

  private func text(_ part: Distance.Part, _ key: Unicode.Scalar, _ rule: PluralRule) -> String {
    let forms = record.value(key, at: part.unit.indexInTable).utf8
      .split(separator: UInt8(ascii: "^"), omittingEmptySubsequences: false)
    let form = forms[min(rule.form(for: part.count), forms.count - 1)]
    guard let number = form.firstIndex(of: UInt8(ascii: "#")) else {
      return String(Substring(form))
    }
    return String(Substring(form[..<number])) + NumberSymbols(record).text(String(part.count))
      + String(Substring(form[form.index(after: number)...]))
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension DistanceUnit {
  /// The index of the unit's words in the table.
  fileprivate var indexInTable: Int {
    switch self {
    case .second: 3
    case .minute: 2
    case .hour: 1
    case .day, .month, .year: 0
    }
  }
}

/// Chooses the form of a word that a whole number takes.
///
/// Source: Unicode CLDR 46, `common/supplemental/plurals.xml`.
enum PluralRule: String {
  case none, one, zeroOne, endsInOne, oneTwo, oneFew, romanian, polish, slavic, latvian, lithuanian
  case slovenian, arabic, filipino, irish, welsh

  /// The index of a number's form among the forms of a word.
  func form(for number: Int) -> Int {
    let (ones, tens) = (number % 10, number % 100)
    let isTeen = (11...19).contains(tens)
    return switch self {
    case .none: 0
    case .one: number == 1 ? 0 : 1
    case .zeroOne: number < 2 ? 0 : 1
    case .endsInOne: ones == 1 && !isTeen ? 0 : 1
    case .oneTwo: number == 1 ? 0 : number == 2 ? 1 : 2
    case .oneFew: number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
    case .romanian: number == 1 ? 0 : number == 0 || (1...19).contains(tens) ? 1 : 2
    case .polish: number == 1 ? 0 : (2...4).contains(ones) && !isTeen ? 1 : 2
    case .slavic: isTeen ? 2 : ones == 1 ? 0 : (2...4).contains(ones) ? 1 : 2
    case .latvian: ones == 0 || isTeen ? 0 : ones == 1 ? 1 : 2
    case .lithuanian: ones == 0 || isTeen ? 2 : ones == 1 ? 0 : 1
    case .slovenian: tens == 1 ? 0 : tens == 2 ? 1 : tens == 3 || tens == 4 ? 2 : 3
    case .arabic: number < 3 ? number : (3...10).contains(tens) ? 3 : tens > 10 ? 4 : 5
    case .filipino: [4, 6, 9].contains(ones) ? 1 : 0
    case .irish:
      number == 1 ? 0 : number == 2 ? 1 : number == 0 || number > 10 ? 4 : number < 7 ? 2 : 3
    case .welsh: number < 4 ? number : number == 6 ? 4 : 5
    }
  }
}
