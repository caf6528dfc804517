/// Reads numbers, words and marks from the front of a text, byte by byte.
///
/// Bytes above ASCII are part of no number and of no word.
package struct TextScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// Starts at the first byte of `text` that is not white space.
  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    skipSpaces()
  }

  package var isAtEnd: Bool { index == bytes.count }

  /// The byte that comes next, not taken; `nil` at the end.
  package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  package var isAtDigit: Bool { next.map(Self.isDigit) ?? false }

  /// Takes a mark such as `:` if it comes next; false if something else does.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == mark.value else { return false }
    index += 1
    return true
  }

  /// Takes and returns the next byte if it is one of these marks.
  package mutating func take(anyOf marks: StaticString) -> UInt8? {
    guard let next, marks.withUTF8Buffer({ $0.contains(next) }) else { return nil }
    index += 1
    return next
  }

  /// Takes bytes while they meet a condition; returns how many.
  @discardableResult
  package mutating func skip(while condition: (UInt8) -> Bool) -> Int {
    let start = index
    while let next, condition(next) { index += 1 }
    return index - start
  }

  package mutating func skipSpaces() { skip { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Takes ASCII letters and returns them in lower case; empty if none comes next.
  package mutating func word() -> String {
    let start = index
    skip { (0x61...0x7A).contains($0 | 0x20) }
    return String(decoding: bytes[start..<index].map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Takes a whole number of `count` digits, at most 18; takes nothing and returns `nil` if there
  /// are fewer or more.
  package mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    let start = index
    var value = 0
    while index - start < 18, let next, Self.isDigit(next) {
      value = value * 10 + Int(next - 0x30)
      index += 1
    }
    guard count.contains(index - start), !isAtDigit else {
      index = start
      return nil
    }
    return value
  }

  /// Takes a number such as `30`, `0.2` or `0,2`, as `Double(digits:groups:)` reads it; takes
  /// nothing and returns `nil` if none comes next.
  package mutating func number(groups: Bool? = nil) -> Double? {
    let start = index
    guard isAtDigit else { return nil }
    skip { Self.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    let value = Double(digits: digits, groups: groups)
    if value == nil { index = start }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension UInt8 {
  /// Whether it is an ASCII letter, a digit or one of the marks, such as `._-`.
  package func isAlphanumeric(or marks: StaticString) -> Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: marks.withUTF8Buffer { $0.contains(self) }
    }
  }
}

extension FixedWidthInteger {
  /// The digits of a number of at least 0, padded with zeros to `width`: `2026`, `0033`, `00c1`.
  package func padded(to width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    let missing = width - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }
}

extension Int {
  /// The digits of a number of at least 0, two or more: `07`, `42`, `100`.
  ///
  /// Does not use `padded(to:radix:)`: generic code slows the start of a process.
  package var inTwoDigits: String { self < 10 ? "0" + String(self) : String(self) }

  /// The quotient rounded towards negative infinity; the divisor is positive.
  package func dividedDown(by divisor: Int) -> Int { self / divisor - (self % divisor < 0 ? 1 : 0) }
}

extension Double {
  /// Reads digits with points and commas: of both the last is the decimal mark, as in `1.234,5`, and
  /// a mark that is repeated groups.
  ///
  /// - Parameter groups: Whether the mark of a number such as `1,200` groups; `nil` refuses it.
  package init?(digits: String, groups: Bool?) {
    var digits = digits[...]
    if digits.last == "." || digits.last == "," { digits.removeLast() }
    let marks = digits.filter { $0 == "." || $0 == "," }
    var parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    var isGrouped = marks.count > 1 && marks.first == marks.last
    if marks.count == 1, digits.first != "0", 1...3 ~= parts[0].count, parts[1].count == 3 {
      guard let groups else { return nil }
      isGrouped = groups
    }
    let fraction = isGrouped || marks.isEmpty ? "0" : parts.removeLast()
    guard !digits.isEmpty, marks.dropLast().allSatisfy({ $0 == marks.first }),
      parts.count == 1
        || 1...3 ~= parts[0].count && parts.dropFirst().allSatisfy({ $0.count == 3 }),
      // Strings: `joined` is generic code that the first number would pay for.
      let value = Double("\(parts.reduce("") { $0 + String($1) }).\(fraction)"), value.isFinite
    else { return nil }
    self = value
  }

  /// The number in the shortest form that reads back the same; whole numbers below 2⁵³ without a
  /// point: `75`, `62.5`.
  package var shortestText: String {
    let isWhole = magnitude < 0x1p53 && self == rounded(.towardZero)
    return isWhole ? String(Int64(self)) : description
  }
}
