// Writes Sources/CTextTables/locales.txt to standard output:
//
//     swift Scripts/generate-locales.swift > Sources/CTextTables/locales.txt
//
// It asks Foundation, and so Unicode CLDR, how each locale writes sample dates, times, distances and
// numbers, and finds the pattern behind each answer: the first that gives all of the samples. A locale
// without such a pattern is left out, and standard error says which and why. locales.c beside the
// table says what a line means.
import Foundation

struct Missing: Error { let what: String }

/// A day in the locale's own calendar.
struct Day { var year, month, day: Int }

/// How a locale answers, with plain spaces and ASCII digits.
struct Source {
  let locale: Locale
  var calendar: Calendar
  let symbols: [String: [String]]
  let zero: Unicode.Scalar

  init(_ identifier: String) throws {
    locale = Locale(identifier: identifier)
    calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = .gmt
    guard [.gregorian, .buddhist].contains(calendar.identifier) else {
      throw Missing(what: "calendar \(calendar.identifier)")
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    let digit = IntegerFormatStyle<Int>(locale: locale).format(0).unicodeScalars
    guard let zero = digit.first, digit.count == 1 else { throw Missing(what: "digits") }
    self.zero = zero
    let plain = { (texts: [String]?) in (texts ?? []).map { Self.plain($0, zero: zero) } }
    symbols = [
      "MMM": plain(formatter.shortMonthSymbols), "MMMM": plain(formatter.monthSymbols),
      "LLL": plain(formatter.shortStandaloneMonthSymbols),
      "LLLL": plain(formatter.standaloneMonthSymbols), "M": (1...12).map(String.init),
    ]
  }

  static func plain(_ text: String, zero: Unicode.Scalar?) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if ["\u{A0}", "\u{2009}", "\u{202F}"].contains(scalar) { return " " }
          if let zero, (zero.value..<zero.value + 10).contains(scalar.value),
            let digit = Unicode.Scalar(0x30 + scalar.value - zero.value)
          {
            return digit
          }
          return scalar
        }))
  }

  func plain(_ text: String) -> String { Self.plain(text, zero: zero) }

  func date(_ day: Day, hour: Int = 12, minute: Int = 0) -> Date {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    return gregorian.date(
      from: DateComponents(
        year: day.year, month: day.month, day: day.day, hour: hour, minute: minute)) ?? .distantPast
  }

  /// The year of the calendar in place of the Gregorian one.
  func own(_ day: Day) -> Day {
    Day(
      year: day.year + (calendar.identifier == .buddhist ? 543 : 0), month: day.month, day: day.day)
  }

  func style() -> Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
  }

  func time(_ start: (Int, Int), _ end: (Int, Int)) -> String {
    let day = Day(year: 2033, month: 11, day: 22)
    return plain(
      Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt
      ).format(date(day, hour: start.0, minute: start.1)..<date(day, hour: end.0, minute: end.1)))
  }
}

// MARK: Patterns

/// A piece of text as a pattern has it: letters in quotes.
func quoted(_ literal: String) -> String {
  guard literal.contains(where: { $0.isASCII && $0.isLetter || $0 == "'" }) else { return literal }
  return "'" + literal.replacingOccurrences(of: "'", with: "''") + "'"
}

/// The text of a pattern; a field that comes again is of the second value.
func fill(_ pattern: String, _ field: (_ letters: String, _ second: Bool) -> String) -> String {
  var text = "", seen: Set<Character> = [], second = false
  var rest = Substring(pattern), inQuotes = false
  while let first = rest.first {
    if first == "'" {
      if rest.hasPrefix("''") { text += "'"; rest = rest.dropFirst() } else { inQuotes.toggle() }
      rest = rest.dropFirst()
    } else if !inQuotes, first.isASCII, first.isLetter {
      let run = rest.prefix { $0 == first }
      second = !seen.insert(first).inserted || second
      text += field(String(run), second)
      rest = rest.dropFirst(run.count)
    } else {
      text.append(first)
      rest = rest.dropFirst()
    }
  }
  return text
}

/// Replaces what `match` finds at a place of a text by a field; the rest is quoted.
func template(_ text: String, match: (Substring) -> (length: Int, field: String)?) -> String {
  var pattern = "", literal = "", rest = Substring(text)
  while !rest.isEmpty {
    if let (length, field) = match(rest) {
      pattern += quoted(literal) + field
      literal = ""
      rest = rest.dropFirst(length)
    } else {
      literal.append(rest.removeFirst())
    }
  }
  return pattern + quoted(literal)
}

extension Source {
  typealias Sample = (first: Day, second: Day?)

  func filled(_ pattern: String, _ sample: Sample) -> String {
    fill(pattern) { letters, second in
      let day = own(second ? sample.second ?? sample.first : sample.first)
      switch letters {
      case "d": return String(day.day)
      case "dd": return String(format: "%02d", day.day)
      case "MM": return String(format: "%02d", day.month)
      case "y": return String(day.year)
      case "yy": return String(format: "%02d", day.year % 100)
      default: return symbols[letters]?[day.month - 1] ?? "?"
      }
    }
  }

  /// The pattern of days; the first of the samples has no two numbers that are the same.
  func pattern(_ what: String, _ samples: [Sample], _ text: (Sample) -> String) throws -> String {
    let answers = samples.map { plain(text($0)) }
    let (first, second) = (own(samples[0].first), own(samples[0].second ?? samples[0].first))
    for letters in ["M", "MMM", "LLL", "MMMM", "LLLL"] {
      let names = [first, second].map { symbols[letters]?[$0.month - 1] ?? "?" }
      let found = template(answers[0]) { rest in
        if letters != "M", let name = names.first(where: rest.hasPrefix) {
          return (name.count, letters)
        }
        let digits = rest.prefix(while: \.isNumber)
        switch Int(digits) {
        case first.year?, second.year?: return (digits.count, "y")
        case (first.year % 100)?, (second.year % 100)?: return (digits.count, "yy")
        case first.day?, second.day?: return (digits.count, "#d")
        case first.month?, second.month?: return (digits.count, "#M")
        default: return nil
        }
      }
      // Each of its numbers may have two digits at least.
      let pieces = found.split(separator: "#", omittingEmptySubsequences: false)
      for mask in 0..<(1 << (pieces.count - 1)) {
        let candidate = pieces.enumerated().map { index, piece in
          index > 0 && mask >> (index - 1) & 1 == 1 ? piece.prefix(1) + piece : piece
        }.joined()
        if zip(samples, answers).allSatisfy({ filled(candidate, $0) == $1 }) { return candidate }
      }
    }
    throw Missing(what: what + " " + answers.joined(separator: ", "))
  }

  func datePatterns() throws -> [String] {
    var samples: [Sample] = []
    for year in [2033, 2003] {
      for day in [22, 1] {
        for month in [11] + (1...12) {
          samples.append((Day(year: year, month: month, day: day), nil))
        }
      }
    }
    return [
      try pattern("long date", samples) {
        Date.FormatStyle(
          date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt
        )
        .format(date($0.first))
      },
      try pattern("date", samples) {
        Date.FormatStyle(
          date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt
        ).format(date($0.first))
      },
      try pattern("short date", samples) {
        style().year(.twoDigits).month(.defaultDigits).day().format(date($0.first))
      },
      try pattern("month", samples) { style().year().month(.abbreviated).format(date($0.first)) },
      try pattern("year", samples) { style().year().format(date($0.first)) },
    ]
  }

  /// Of days that differ in the day, the month, the year; in words, then in digits.
  func rangePatterns() throws -> [String] {
    try [Date.FormatStyle.Symbol.Month.abbreviated, .defaultDigits].flatMap { width in
      try [(0, 0), (0, 1), (13, 1)].map { years, months in
        var samples: [Sample] = []
        for month in [11] + (1...(12 - months)) {
          for day in [22, 1] {
            samples.append(
              (
                Day(year: 2033, month: month, day: day),
                Day(year: 2033 + years, month: month + months, day: day + 5)
              ))
          }
        }
        let style = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
          .month(width == .abbreviated ? .abbreviated : .defaultDigits).day()
        return try pattern("range", samples) {
          style.format(date($0.first)..<date($0.second ?? $0.first))
        }
      }
    }
  }

  // MARK: Times

  /// The names of parts of the day, by the hour; empty where there are none.
  ///
  /// Of two times that lie those minutes apart some locales have others.
  func markers(minutes: Int = 0) throws -> [String] {
    let parts = try (0..<24).map { hour in
      let text = time((hour, 47), (hour, 47 + minutes))
      let numbers = text.split { !$0.isNumber }
      guard numbers.count >= 2 else { throw Missing(what: "time \(text)") }
      return (
        before: String(text.prefix { !$0.isNumber }),
        after: String(String(text.reversed().prefix { !$0.isNumber }.reversed()))
      )
    }
    for part in [parts.map(\.before), parts.map(\.after)] where Set(part).count > 1 {
      return part.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return []
  }

  func filled(
    _ pattern: String, _ start: (Int, Int), _ end: (Int, Int), _ markers: [String]
  ) -> String {
    fill(pattern) { letters, second in
      let (hour, minute) = second ? end : start
      switch letters {
      case "H": return String(hour)
      case "HH": return String(format: "%02d", hour)
      case "h": return String((hour + 11) % 12 + 1)
      case "hh": return String(format: "%02d", (hour + 11) % 12 + 1)
      case "mm": return String(format: "%02d", minute)
      case "a": return markers.isEmpty ? "" : markers[hour]
      default: return "?"
      }
    }
  }

  /// The pattern of times: the first of the samples has an hour of two digits after noon.
  func timePattern(
    _ samples: [(start: (Int, Int), end: (Int, Int))], _ markers: [String]
  ) throws -> String {
    let answers = samples.map { time($0.start, $0.end) }
    for letters in ["H", "HH", "h", "hh"] {
      var isHour = false
      let names = [samples[0].start, samples[0].end].compactMap {
        markers.isEmpty ? nil : markers[$0.0]
      }
      let candidate = template(answers[0]) { rest in
        if let name = names.first(where: rest.hasPrefix) { return (name.count, "a") }
        let digits = rest.prefix(while: \.isNumber)
        guard !digits.isEmpty else { return nil }
        isHour.toggle()
        return (digits.count, isHour ? letters : "mm")
      }
      if zip(samples, answers).allSatisfy({ filled(candidate, $0.start, $0.end, markers) == $1 }) {
        return candidate
      }
    }
    throw Missing(what: "times " + answers.joined(separator: ", "))
  }

  func timePatterns(_ markers: [String], _ both: [String]) throws -> [String] {
    let alone = try timePattern(
      ([22] + (0..<24)).map { (($0, 47), ($0, 47)) } + [((9, 5), (9, 5))], markers)
    var pairs: [(start: (Int, Int), end: (Int, Int))] = [((22, 47), (23, 51)), ((22, 5), (22, 51))]
    for hour in 0..<23 { pairs.append(((hour, 5), (hour + 1, 30))) }
    if markers.isEmpty { return [alone, try timePattern(pairs, markers)] }
    // Gujarati and Kannada have other spaces around the dash within an hour.
    func pattern(_ samples: [(start: (Int, Int), end: (Int, Int))]) throws -> String {
      let found =
        try (try? timePattern(samples, both))
        ?? timePattern(samples.filter { $0.0.0 != $0.1.0 }, both)
      return both == markers ? found : found.replacingOccurrences(of: "a", with: "B")
    }
    let isSame = { (sample: (start: (Int, Int), end: (Int, Int))) in
      (sample.start.0 < 12) == (sample.end.0 < 12)
    }
    return [
      alone, try pattern(pairs.filter(isSame)),
      try pattern([((3, 5), (20, 47))] + pairs.filter { !isSame($0) }),
    ]
  }

  // MARK: Numbers and units

  func numbers() throws -> String {
    let format = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(2))
    let text = plain(format.format(-1_234_567.5))
    let parts = text.split { $0.isNumber }.map(String.init)
    let small = plain(IntegerFormatStyle<Int>(locale: locale).format(1234))
    guard let decimal = parts.last, text.hasSuffix("50"), let minus = parts.first,
      parts.count == 4
    else { throw Missing(what: "number \(text)") }
    let groups = text.hasPrefix(minus + "12") ? "2" : "3"
    return [decimal, parts[1], minus, groups + (small == "1234" ? "2" : "1")].joined(separator: ";")
  }

  private static let lengths: [(Duration.UnitsFormatStyle.Unit, Int)] = [
    (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1),
  ]

  func unit(
    _ unit: Duration.UnitsFormatStyle.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth,
    _ count: Int
  ) -> String {
    let seconds = Self.lengths.first { $0.0 == unit }?.1 ?? 1
    return plain(
      Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
        .format(.seconds(count * seconds)))
  }

  func withoutNumber(_ text: String, _ count: Int) -> String {
    let number = plain(IntegerFormatStyle<Int>(locale: locale).format(count))
    guard let range = text.range(of: number) else { return text }
    return text.replacingCharacters(in: range, with: "#")
  }

  /// The rule of plurals, and the words of each width: units by `;`, forms by `^`.
  func units() throws -> (rule: String, words: [String], joins: [String]) {
    let counts = Array(0...130) + [200, 201, 202, 205, 211, 999, 1001, 1111, 10_000]
    let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
    let texts = widths.map { width in
      Self.lengths.map(\.0).map { unit in
        counts.map { withoutNumber(self.unit(unit, width, $0), $0) }
      }
    }
    rules: for (rule, category) in pluralRules {
      var words: [String] = []
      for width in texts {
        var units: [String] = []
        for unit in width {
          var forms: [String?] = []
          for (count, text) in zip(counts, unit) {
            let index = category(count)
            while forms.count <= index { forms.append(nil) }
            guard forms[index] == nil || forms[index] == text else { continue rules }
            forms[index] = text
          }
          var written = forms.map { $0 ?? "" }
          while written.count > 1, written[written.count - 2] == written.last {
            written.removeLast()
          }
          units.append(written.joined(separator: "^"))
        }
        words.append(units.joined(separator: ";"))
      }
      return (rule, words, try widths.map(join))
    }
    throw Missing(what: "plurals")
  }

  /// What stands between two units of a width.
  func join(_ width: Duration.UnitsFormatStyle.UnitWidth) throws -> String {
    var found: Set<String> = []
    for ((first, length), (second, shorter)) in zip(Self.lengths, Self.lengths.dropFirst()) {
      for (a, b) in [(5, 7), (3, 21), (1, 1), (2, 2)] {
        let style = Duration.UnitsFormatStyle(allowedUnits: [first, second], width: width)
        let text = plain(style.locale(locale).format(.seconds(a * length + b * shorter)))
        let (start, end) = (unit(first, width, a), unit(second, width, b))
        guard text.hasPrefix(start), text.hasSuffix(end), text.count >= start.count + end.count
        else { throw Missing(what: "list \(text)") }
        found.insert(String(text.dropFirst(start.count).dropLast(end.count)))
      }
    }
    guard found.count == 1, let join = found.first else { throw Missing(what: "lists \(found)") }
    return join
  }

  func timer() throws -> String {
    let long = plain(
      Duration.TimeFormatStyle(pattern: .hourMinuteSecond).locale(locale).format(.seconds(3723)))
    let short = plain(
      Duration.TimeFormatStyle(pattern: .minuteSecond).locale(locale).format(.seconds(123)))
    let separators =
      long.split(whereSeparator: \.isNumber) + short.split(whereSeparator: \.isNumber)
    let isPadded = long.hasPrefix("0")
    guard Set(separators).count == 1, long.hasSuffix("03"), short.hasPrefix("0") == isPadded else {
      throw Missing(what: "timer \(long) \(short)")
    }
    return (isPadded ? "0" : "") + separators[0]
  }

  func weekdays() -> [String] {
    (0..<7).map {
      plain(
        style().weekday(.abbreviated).format(Date(timeIntervalSince1970: Double($0 + 3) * 86_400)))
    }
  }

  // MARK: The record

  func record() throws -> [(key: String, value: String)] {
    let dates = try datePatterns(), ranges = try rangePatterns()
    let markers = try markers()
    let both = markers.isEmpty ? [] : try self.markers(minutes: 2)
    let times = try timePatterns(markers, both)
    let (rule, words, joins) = try units()
    var used: Set<String> = []
    for pattern in dates + ranges {
      _ = fill(pattern) { letters, _ in
        used.insert(letters); return ""
      }
    }
    let names = { (letters: String) in used.contains(letters) ? symbols[letters] ?? [] : [] }
    let changes = { (markers: [String]) in
      markers.indices.filter { $0 == 0 || markers[$0] != markers[$0 - 1] }.map {
        "\($0)=\(markers[$0])"
      }
    }
    let lists: [(String, [String])] = [
      ("d", dates), ("i", ranges), ("t", times), ("a", changes(markers)),
      ("B", both == markers ? [] : changes(both)),
      ("MMM", names("MMM")), ("MMMM", names("MMMM")), ("LLL", names("LLL")),
      ("LLLL", names("LLLL")),
      ("E", weekdays()),
    ]
    for (key, list) in lists + [("j", joins)] where list.contains(where: { $0.contains(";") }) {
      throw Missing(what: "a separator in \(key)")
    }
    return lists.map { ($0, $1.joined(separator: ";")) } + [
      ("j", joins.map { $0 + ";" }.joined()), ("w", words[0]), ("s", words[1]), ("x", words[2]),
      ("p", rule), ("n", try numbers()),
      ("0", zero == "0" ? "" : String(Character(zero))), ("k", try timer()),
      ("c", calendar.identifier == .buddhist ? "543" : ""),
    ]
  }
}

/// Unicode's rules of plurals for whole numbers, as `PluralRule` has them.
let pluralRules: [(String, (Int) -> Int)] = [
  ("none", { _ in 0 }),
  ("one", { $0 == 1 ? 0 : 1 }),
  ("zeroOne", { $0 < 2 ? 0 : 1 }),
  ("endsInOne", { $0 % 10 == 1 && $0 % 100 != 11 ? 0 : 1 }),
  ("oneTwo", { $0 == 1 ? 0 : $0 == 2 ? 1 : 2 }),
  ("oneFew", { $0 == 1 ? 0 : (2...4).contains($0) ? 1 : 2 }),
  ("romanian", { $0 == 1 ? 0 : $0 == 0 || (1...19).contains($0 % 100) ? 1 : 2 }),
  ("polish", { $0 == 1 ? 0 : (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) ? 1 : 2 }),
  (
    "slavic",
    {
      $0 % 10 == 1 && $0 % 100 != 11
        ? 0 : (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) ? 1 : 2
    }
  ),
  (
    "latvian",
    {
      $0 % 10 == 0 || (11...19).contains($0 % 100) ? 0 : $0 % 10 == 1 && $0 % 100 != 11 ? 1 : 2
    }
  ),
  (
    "lithuanian",
    {
      (11...19).contains($0 % 100) || $0 % 10 == 0 ? 2 : $0 % 10 == 1 ? 0 : 1
    }
  ),
  (
    "slovenian",
    {
      [1: 0, 2: 1, 3: 2, 4: 2][$0 % 100] ?? 3
    }
  ),
  (
    "arabic",
    {
      $0 < 3 ? $0 : (3...10).contains($0 % 100) ? 3 : $0 % 100 > 10 ? 4 : 5
    }
  ),
  ("filipino", { [4, 6, 9].contains($0 % 10) ? 1 : 0 }),
  (
    "irish",
    { $0 == 1 ? 0 : $0 == 2 ? 1 : (3...6).contains($0) ? 2 : (7...10).contains($0) ? 3 : 4 }
  ),
  ("welsh", { [0: 0, 1: 1, 2: 2, 3: 3, 6: 4][$0] ?? 5 }),
]

var identifiers = Set(Locale.availableIdentifiers)
for identifier in identifiers {
  let parts = identifier.split(separator: "_")
  if parts.count == 3, parts[1].count == 4 { identifiers.insert("\(parts[0])_\(parts[2])") }
}
/// The records of a language, with the locales that share each.
var records: [(identifiers: [String], fields: [String: String])] = []
var lines: [String] = []

/// A line a key; a record says only what the one before it that is most like it does not.
func writeRecords() {
  for (index, record) in records.enumerated() {
    let changes = records[..<index].map { base in
      (
        base,
        Set(base.fields.keys).union(record.fields.keys).filter {
          base.fields[$0] != record.fields[$0]
        }
      )
    }.min { $0.1.count < $1.1.count }
    let name = record.identifiers[0]
    if let changes { lines.append("\(name) <=\(changes.0.identifiers[0])") }
    lines += (changes?.1 ?? Set(record.fields.keys)).map { "\(name) \($0)=\(record.fields[$0] ?? "")" }
    lines += record.identifiers.dropFirst().map { "\($0) <=\(name)" }
  }
  records = []
}

for identifier in identifiers.sorted() {
  let language = String(identifier.prefix { $0 != "_" })
  if records.first.map({
    !$0.identifiers[0].hasPrefix(language + "_") && $0.identifiers[0] != language
  }) ?? false {
    writeRecords()
  }
  do {
    let pairs = try Source(identifier).record().filter { !$0.value.isEmpty }
    let fields = Dictionary(uniqueKeysWithValues: pairs.map { ($0.key, $0.value) })
    // What says "2 d" and "M11" has no words of its own.
    let numbersMonths = fields["d"]?.contains("M") ?? true
    if fields["w"]?.contains("# d;") ?? true
      || numbersMonths && fields["MMM"]?.contains("M1") ?? false
    {
      throw Missing(what: "no words")
    }
    if let index = records.firstIndex(where: { $0.fields == fields }) {
      records[index].identifiers.append(identifier)
    } else {
      records.append(([identifier], fields))
    }
  } catch let missing as Missing {
    FileHandle.standardError.write(Data("\(identifier): \(missing.what)\n".utf8))
  }
}
writeRecords()
print(lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n"))
