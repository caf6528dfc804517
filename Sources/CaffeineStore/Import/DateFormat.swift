import CivilTime

/// A form of dates with a time of day, with the conversions of `strptime`: `%d.%m.%Y %H:%M`.
///
/// Names of months and days are English, whatever the locale. Our own reader: the C library's has
/// the locale's names, and takes the 31st of any month.
public struct DateFormat: Hashable, Sendable {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The form as bytes, in its plainest conversions.
  private let form: [UInt8]

  /// Takes a form that tells year, month, day and hour, each part once; `nil` for any other.
  ///
  /// Conversions are `%Y %y %m %b %B %d %e %a %A %H %I %p %M %S %z %F %D %T %R %%`. Neither `%s` nor
  /// `%Z`: a number of seconds fits anything, and letters of zones are ambiguous.
  public init?(_ text: String) {
    var form: [UInt8] = []
    var letters = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      form += String(character).utf8
      guard character == "%" else { continue }
      guard let letter = rest.popFirst(), "YymbBdeaAHIpMSzFDTR%".contains(letter) else {
        return nil
      }
      let plain = ["F": "Y-%m-%d", "D": "m/%d/%y", "T": "H:%M:%S", "R": "H:%M"][letter]
      form += (plain ?? String(letter)).utf8
      letters += plain ?? String(letter)
    }
    func count(_ some: String) -> Int { letters.count(where: some.contains) }
    guard count("Yy") == 1, count("mbB") == 1, count("de") == 1, count("HI") == 1,
      count("p") == count("I"), ["aA", "M", "S", "z"].allSatisfy({ count($0) < 2 })
    else { return nil }
    self.form = form
  }

  /// The time on the clock and its offset in s, `nil` without `%z`; `nil` unless the whole text is a
  /// date that exists, of the years 1990 to 2100.
  func reading(of text: String) -> (time: CivilDateTime, offset: Int?)? {
    var (form, text) = (form[...], Array(text.utf8)[...])
    var parts: [Character: Int] = [:]
    while let byte = form.popFirst() {
      if byte == 0x20 {
        text = text.drop { $0 == 0x20 }
        continue
      }
      guard byte == UInt8(ascii: "%"), let letter = form.popFirst() else {
        guard text.popFirst() == byte else { return nil }
        continue
      }
      let part = Character(Unicode.Scalar(letter))
      let value: Int? =
        switch part {
        case "Y": Self.number(4...4, in: &text)
        case "y": Self.number(2...2, in: &text).map { 2000 + $0 }
        case "b", "B": Self.name(Self.months, in: &text).map { $0 + 1 }
        case "a", "A": Self.name(Self.days, in: &text)
        case "p": Self.name(["am", "pm"], in: &text)
        case "z": Self.offset(in: &text)
        case "%": text.popFirst() == letter ? 0 : nil
        default: Self.number(1...2, in: &text)
        }
      guard let value else { return nil }
      parts[part] = value
    }
    guard let year = parts["Y"] ?? parts["y"], let month = parts["m"] ?? parts["b"] ?? parts["B"],
      let day = parts["d"] ?? parts["e"], var hour = parts["H"] ?? parts["I"]
    else { return nil }
    if let half = parts["p"] {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + 12 * half
    }
    guard text.isEmpty, ImportRules.years.contains(year),
      let time = CivilDateTime(
        year: year, month: month, day: day, hour: hour, minute: parts["M"] ?? 0,
        second: parts["S"] ?? 0)
    else { return nil }
    return (time, parts["z"])
  }

  private static func number(_ count: ClosedRange<Int>, in text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(count.upperBound).prefix { (0x30...0x39).contains($0) }
    guard count.contains(digits.count) else { return nil }
    text = text.dropFirst(digits.count)
    return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }

  /// The index of a name, whole or by its first three letters.
  private static func name(_ names: [String], in text: inout ArraySlice<UInt8>) -> Int? {
    let word = text.prefix { (0x61...0x7A).contains($0 | 0x20) }
    let letters = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    text = text.dropFirst(word.count)
    return names.firstIndex { $0 == letters || $0.prefix(3) == letters }
  }

  /// `Z`, `+0100` or `+01:00` in s east of Greenwich.
  private static func offset(in text: inout ArraySlice<UInt8>) -> Int? {
    let end = text.dropFirst().firstIndex { !(0x30...0x3A).contains($0) } ?? text.endIndex
    var scanner = TextScanner(String(decoding: text[..<end], as: UTF8.self))
    guard let offset = ISO8601.offset(&scanner), scanner.isAtEnd else { return nil }
    text = text[end...]
    return offset
  }
}
