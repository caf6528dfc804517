/// The name of this device: the only one that writes the journal file of that name.
enum Device {
  /// Whether a name may have this character: `a–z`, `0–9` and `-`.
  static func isAllowed(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return isAllowed(byte)
  }

  /// Whether two names, taken from the names of files, are those of one device: a program that
  /// keeps folders in step may have added to one of them, as in `laptop-2.jsonl`.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.hasPrefix(other) || other.hasPrefix(name)
  }

  /// The name in a device file, `nil` when that holds none.
  static func name(in bytes: [UInt8]) -> String? {
    let name = bytes.last == FileLine.newline ? bytes.dropLast() : bytes[...]
    guard (1...32).contains(name.count), name.allSatisfy(isAllowed) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// A new name: twelve characters, 60 random bits.
  static func newName(using generator: inout some RandomNumberGenerator) -> String {
    // Crockford's base 32: names are read aloud, and i, l, o and u sound or look like others.
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let bits = generator.next()
    return String((0..<12).map { letters[Int(truncatingIfNeeded: bits >> UInt64(5 * $0)) & 31] })
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
