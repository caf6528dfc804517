import CStandardLibrary

/// A printf specifier for one number, such as `%05.1f`, `%lld` or `%x`, with the text around it.
///
/// C writes the number, with flags, a width and a precision of at most 64. `%@`, and what C does not
/// know, writes the shortest digits that mean the number.
struct NumberSpecifier {
  private var prefix = ""
  private var suffix = ""
  /// Flags, width and precision as they were written: `05.1`.
  private var options = ""
  /// Whether a length such as `ll` stands in it: without, `%x` of −1 has the digits of 32 bits.
  private var isLong = false
  private var conversion: Character = "@"

  init(_ text: String) {
    guard let percent = text.firstIndex(of: "%") else {
      prefix = text
      return
    }
    prefix = String(text[..<percent])
    var rest = text[text.index(after: percent)...]
    while let flag = rest.first, "-+0 #".contains(flag) { options.append(rest.removeFirst()) }
    options += Self.number(&rest)
    if rest.first == "." { options += String(rest.removeFirst()) + Self.number(&rest) }
    while let length = rest.first, "lhqzt".contains(length) {
      isLong = length != "h"
      rest.removeFirst()
    }
    if !rest.isEmpty { conversion = rest.removeFirst() }
    suffix = String(rest)
  }

  private static func number(_ text: inout Substring) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text.removeFirst(digits.count)
    return digits.isEmpty ? "" : String(min(Int(digits) ?? 64, 64))
  }

  /// Writes a whole number; `separator` stands between a number and its fraction.
  func string(_ value: Int64, separator: String = ".") -> String {
    switch conversion {
    case "x", "X", "o", "u":
      let isWide = isLong || Int32(exactly: value) == nil
      let bits = isWide ? UInt64(bitPattern: value) : UInt64(UInt32(truncatingIfNeeded: value))
      return prefix + written("ll\(conversion)", bits) + suffix
    case "f", "F", "e", "E", "g", "G", "a", "A": return string(Double(value), separator: separator)
    default: return prefix + written("lld", value) + suffix
    }
  }

  /// Writes a number; `%d` and its like cut it to 64 bits.
  func string(_ value: Double, separator: String = ".") -> String {
    switch conversion {
    case "d", "i", "u", "x", "X", "o":
      let whole = Int64(exactly: value.rounded(.towardZero))
      return string(whole ?? (value < 0 ? .min : value > 0 ? .max : 0))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let number = written(String(conversion), value)
      return prefix + (separator == "." ? number : number.replacing(".", with: separator)) + suffix
    default:
      let number = value.description
      let shortest = number.hasSuffix(".0") ? String(number.dropLast(2)) : number
      return prefix + shortest.replacing(".", with: separator) + suffix
    }
  }

  private func written(_ conversion: String, _ value: any CVarArg) -> String {
    // The most digits has the largest number by `%.64f`: 309, a point and 64.
    var bytes = [CChar](repeating: 0, count: 512)
    _ = withVaList([value]) { vsnprintf(&bytes, bytes.count, "%\(options)\(conversion)", $0) }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
