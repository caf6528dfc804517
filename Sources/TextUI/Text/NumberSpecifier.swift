/// A printf specifier for one number: `%05.1f`, `%lld`, `%x`.
///
/// It supports the flags `-`, `+`, `0` and space, a width, a precision and the conversions `d i u x
/// X o f F e g @`; `e` writes the same as `f`, and `g` the shortest form. Text around the specifier
/// is kept.
struct NumberSpecifier {
  private var prefix = ""
  private var suffix = ""
  private var flags: [Character] = []
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "@"

  init(_ text: String) {
    guard let percent = text.firstIndex(of: "%") else {
      prefix = text
      return
    }
    prefix = String(text[..<percent])
    var rest = text[text.index(after: percent)...]
    while let flag = rest.first, "-+0 #".contains(flag) { flags.append(rest.removeFirst()) }
    width = Self.number(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    while let length = rest.first, "lhqzt".contains(length) { rest.removeFirst() }
    if !rest.isEmpty { conversion = rest.removeFirst() }
    suffix = String(rest)
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text.removeFirst(digits.count)
    return Int(digits).map { min($0, 64) }
  }

  func string(_ value: Int64) -> String {
    switch conversion {
    case "x": padded(String(value, radix: 16), isNegative: value < 0)
    case "X": padded(String(value, radix: 16, uppercase: true), isNegative: value < 0)
    case "o": padded(String(value, radix: 8), isNegative: value < 0)
    case "f", "F", "e", "g": string(Double(value))
    default: padded(String(value), isNegative: value < 0)
    }
  }

  func string(_ value: Double) -> String {
    switch conversion {
    case "d", "i", "u":
      padded(String(Int64(max(-9e18, min(value, 9e18)))), isNegative: value < 0)
    case "f", "F", "e": padded(Self.fixed(value, precision ?? 6), isNegative: value < 0)
    default: padded(Self.shortest(value), isNegative: value < 0)
    }
  }

  private static func shortest(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return value.description }
    let places = min(digits, 15)
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded(.toNearestOrEven)
    guard scaled < 1e18 else { return value.description }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let number = String(Int64(scaled))
    if places == 0 { return sign + number }
    let padded = String(repeating: "0", count: max(0, places + 1 - number.count)) + number
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  private func padded(_ text: String, isNegative: Bool) -> String {
    var text = text
    if !isNegative, flags.contains("+") { text = "+" + text }
    let missing = max(0, width - text.count)
    if flags.contains("-") {
      text += String(repeating: " ", count: missing)
    } else if flags.contains("0") {
      let sign = text.prefix { "+-".contains($0) }
      text = sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    } else {
      text = String(repeating: " ", count: missing) + text
    }
    return prefix + text + suffix
  }
}
