/// Reads words, numbers and marks from the front of a text, ASCII letters in lower case.
///
/// Any run of white space counts as one space; bytes above ASCII are letters of no known word.
struct TextScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpaces()
  }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool { index == bytes.count }

  /// Whether the next byte is a digit.
  var isAtDigit: Bool { index < bytes.count && Self.isDigit(bytes[index]) }

  /// Takes a mark such as `:` if it comes next.
  mutating func take(_ mark: Character) -> Bool {
    guard index < bytes.count, bytes[index] == mark.asciiValue else { return false }
    index += 1
    return true
  }

  /// Takes white space, however much, none included.
  mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
  }

  /// Takes ASCII letters and gives them in lower case; empty if none comes next.
  mutating func word() -> String {
    let start = index
    while index < bytes.count, (0x61...0x7A).contains(bytes[index] | 0x20) { index += 1 }
    return String(decoding: bytes[start..<index].map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Takes digits, as many as `count` allows; `nil` and nothing taken if there are fewer or more.
  mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    let start = index
    var value = 0
    while isAtDigit, index - start < 18 {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard count.contains(index - start), !isAtDigit else {
      index = start
      return nil
    }
    return value
  }

  /// Takes a number such as `30`, `0.2` or `0,2`; `nil` and nothing taken if none comes next.
  mutating func number() -> Double? {
    let start = index
    guard isAtDigit else { return nil }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      let isMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      guard Self.isDigit(byte) || isMark && !text.contains(UInt8(ascii: ".")) else { break }
      text.append(isMark ? UInt8(ascii: ".") : byte)
      index += 1
    }
    if text.last == UInt8(ascii: ".") { text.append(UInt8(ascii: "0")) }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
      index = start
      return nil
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
