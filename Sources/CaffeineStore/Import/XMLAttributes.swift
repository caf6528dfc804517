/// The attributes of a tag, one after another.
struct XMLAttributes {
  /// A name and what stands between the quotes.
  struct Attribute {
    var name: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
  }

  /// The longest value that is read, in bytes.
  static let longestValue = 4_096
  /// How many attributes a tag may have.
  static let most = 64

  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var count = 0

  /// The attributes in `bytes`.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next attribute, `nil` after the last or where the bytes are no attribute.
  mutating func next() -> Attribute? {
    skipSpace()
    let nameStart = place
    while place < bytes.count, bytes[place] > 0x20, bytes[place] != UInt8(ascii: "=") { place += 1 }
    let nameEnd = place
    skipSpace()
    guard nameEnd > nameStart, place < bytes.count, bytes[place] == UInt8(ascii: "="),
      count < Self.most
    else { return nil }
    place += 1
    count += 1
    skipSpace()
    guard place < bytes.count else { return nil }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes.firstIndex(of: quote, from: place + 1), end - place - 1 <= Self.longestValue
    else { return nil }
    defer { place = end + 1 }
    return Attribute(
      name: bytes.slice(nameStart..<nameEnd), value: bytes.slice(place + 1..<end))
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  /// A value as text, its references replaced.
  ///
  /// Known are the five that XML has from the start, and those by number; `nil` for any other.
  /// Bytes that are not UTF-8 become U+FFFD.
  static func text(of value: UnsafeRawBufferPointer) -> String? {
    let text = String(decoding: value, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(named: part[..<end])
      else { return nil }
      result.append(character)
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func character(named name: Substring) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
