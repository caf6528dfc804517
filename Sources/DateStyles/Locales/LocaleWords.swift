/// The words of a locale that `LocaleTable` knows.
struct LocaleWords: DateWords {
  let record: LocaleRecord

  /// The table has words for nothing longer.
  var largestUnit: DistanceUnit { .day }

  func time(_ time: CivilDateTime, width: DateText.Width) -> String {
    filled(record.values("t")[0], time, time)
  }

  func date(_ date: CivilDate, width: DateText.Width) -> String {
    filled(record.values("d")[width.rawValue], date, date)
  }

  func month(_ date: CivilDate) -> String { filled(record.values("d")[3], date, date) }

  func year(_ date: CivilDate) -> String { filled(record.values("d")[4], date, date) }

  func weekday(_ date: CivilDate) -> String {
    String(record.values("E")[date.weekday.rawValue - 1])
  }

  func distance(_ distance: Distance, width: DateText.Width) -> String {
    let units = record.values(["w", "s", "x"][width.rawValue])
    let rule = PluralRule(rawValue: record.value("p")) ?? .none
    let numbers = NumberSymbols(record)
    let join = record.values("j")[width.rawValue]
    return [distance.first, distance.second].compactMap(\.self).map { part in
      let forms = units[part.unit.indexInTable].split(
        separator: "^", omittingEmptySubsequences: false)
      return forms[min(rule.form(for: part.count), forms.count - 1)]
        .replacing("#", with: numbers.text(String(part.count)))
    }.joined(separator: String(join))
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
      // Two days that are the same one have the pattern of two, without its end.
      return filled(record.values("i")[width == .narrow ? 4 : 1], start, start)
    }
    return filled(record.values("i")[difference + (width == .narrow ? 3 : 0)], start, end)
  }
}

extension LocaleWords {
  private func filled(_ pattern: Substring, _ start: CivilDate, _ end: CivilDate) -> String {
    let noon = { (date: CivilDate) in
      CivilDateTime(secondsSince1970: date.daysSince1970 * 86_400 + 43_200)
    }
    return filled(pattern, noon(start), noon(end))
  }

  /// A pattern with its fields written out; from the first that comes again on, they are of the end.
  private func filled(
    _ pattern: Substring, _ start: CivilDateTime, _ end: CivilDateTime
  ) -> String {
    var (text, seen, shown, isQuoted) = ("", "", start, false)
    var rest = pattern
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      if first == "'" {
        if run.count > 1 { text += "'" } else { isQuoted.toggle() }
      } else if isQuoted || !first.isASCII || !first.isLetter {
        text += run
      } else {
        if seen.contains(first) { shown = end }
        seen.append(first)
        text += field(run, of: shown)
      }
    }
    return NumberSymbols(record).digits(text)
  }

  private func field(_ letters: Substring, of time: CivilDateTime) -> String {
    let years = time.year + (Int(record.value("c")) ?? 0)
    let year = years > 0 ? years : 1 - years
    let hour = (time.hour + 11) % 12 + 1
    return switch letters {
    case "y": String(year)
    case "yy": (year % 100).inTwoDigits
    case "M": String(time.month)
    case "MM": time.month.inTwoDigits
    case "d": String(time.day)
    case "dd": time.day.inTwoDigits
    case "H": String(time.hour)
    case "HH": time.hour.inTwoDigits
    case "h": String(hour)
    case "hh": hour.inTwoDigits
    case "mm": time.minute.inTwoDigits
    case "a", "B": partOfDay(at: time.hour, letters)
    default: String(record.values(String(letters))[time.month - 1])
    }
  }

  private func partOfDay(at hour: Int, _ key: Substring) -> String {
    let parts = record.values(String(key)).map {
      $0.split(separator: "=", omittingEmptySubsequences: false)
    }
    let part = parts.last { Int($0[0]).map { $0 <= hour } ?? false }
    return part.map { String($0[1]) } ?? ""
  }
}

extension DistanceUnit {
  /// Where the table has the words of the unit.
  fileprivate var indexInTable: Int {
    switch self {
    case .second: 3
    case .minute: 2
    case .hour: 1
    case .day, .month, .year: 0
    }
  }
}

/// Which form of a word a whole number takes.
///
/// Source: Unicode CLDR 46, `common/supplemental/plurals.xml`.
enum PluralRule: Substring {
  case none, one, zeroOne, endsInOne, oneTwo, oneFew, romanian, polish, slavic, latvian, lithuanian
  case slovenian, arabic, filipino, irish, welsh

  /// Where the form of a number stands among those of a word.
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
