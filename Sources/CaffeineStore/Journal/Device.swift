import CivilTime

/// This device: its name, and the lengths of its files when they were last synced.
///
/// A machine keeps it in its own file of the state folder, so that a copied home is another device.
/// A line for each file in `log`, the device's own first:
///
///     000000012345 k3jx9q2m4v7w.jsonl
///     000000004711 k3jx9q2m4v7w.import-1a2b3c4d.jsonl
struct Device {
  /// The bytes of each file: 0 before the first line.
  private(set) var lengths: [(file: String, length: Int)]

  /// A device that has written nothing.
  init(name: String) { lengths = [("\(name).jsonl", 0)] }

  /// Reads a state file; `nil` if it names no device.
  init?(state: [UInt8]) {
    lengths = state.split(separator: FileLine.newline).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 2 else { return nil }
      let file = String(decoding: words[1], as: UTF8.self)
      // A power cut leaves half a line at worst: lengths are not synced.
      guard let length = Int(String(decoding: words[0], as: UTF8.self)), LogFile.isOwnName(file)
      else { return nil }
      return (file, length)
    }
    guard lengths.first?.file == "\(name).jsonl", (1...32).contains(name.utf8.count) else {
      return nil
    }
  }

  /// Only this device writes the files whose names begin with it.
  var name: String { LogFile.device(of: lengths.first?.file ?? "") }

  /// The state file.
  var bytes: [UInt8] {
    lengths.flatMap { Array("\($0.length.padded(to: 12)) \($0.file)\n".utf8) }
  }

  /// Sets the length of a file, which `length` gets from the former one.
  mutating func set(_ file: String, to length: (Int) -> Int) {
    if let index = lengths.firstIndex(where: { $0.file == file }) {
      lengths[index].length = length(lengths[index].length)
    } else {
      lengths.append((file, length(0)))
    }
  }
}

extension Device {
  /// Whether a name may contain the character: `a–z`, `0–9` and `-`.
  static func isAllowed(_ character: Character) -> Bool {
    switch character {
    case "a"..."z", "0"..."9", "-": character.utf8.count == 1
    default: false
    }
  }

  /// Whether two names from file names belong to the same device: a synchronisation program may
  /// append to one, as in `laptop-2.jsonl`.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.hasPrefix(other) || other.hasPrefix(name)
  }

  /// A new name: twelve characters with 60 random bits.
  static func newName(using generator: inout some RandomNumberGenerator) -> String {
    // Crockford's base 32, as names are read aloud: i, l, o and u are easily confused.
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let bits = generator.next()
    return String((0..<12).map { letters[Int(truncatingIfNeeded: bits >> UInt64(5 * $0)) & 31] })
  }
}
