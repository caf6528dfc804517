import TestSupport

/// Makes journals line by line: every operation, each of its fields right, missing, of another type,
/// out of bounds or twice, a few ids and devices so that records meet.
///
/// Bytes that are changed at random hardly ever make a number negative or a field come twice in a line
/// that is one otherwise.
struct LineMaker {
  private static let operations = ["add", "edit", "del", "undo", "seg", "header", "set", ""]
  private static let fields = [
    "v", "op", "id", "hlc", "at", "tz", "off", "drink", "name", "mg", "ml", "over", "note", "undo",
    "after", "count", "min", "max", "order", "crc", "new",
  ]
  /// Ends of ranges, what is just beyond them, and what is no such value at all.
  private static let values = [
    "null", "true", "[]", "{}", #""""#, #""text""#, #""-1""#, "-1", "0", "1", "0.5", "-0.0",
    "1e-320",
    "5000", "5000.1", "86400", "-86401", "1795248000", "1795248000000", "1795248000001",
    "19387434044416", "7258118399", "7258118400", "-2208988800", "-2208988801", "7258118400000",
    "7258118400001", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "1e300", "-1e300", "1e999", #""\u0000\ud83d""#, #""good-night""#,
    #""bad-night""#, #""at""#,
  ]
  private static let ids = ["a", "b", "night-2026-11-22", "01JDABCDEFGHJKMNPQRSTVWXYZ"]
  private static let stamps = ["0", "1", "1795248000000", "1795248000001", "7258118400000"]

  private var random: SplitMix64

  init(randomSeed: UInt64) {
    random = SplitMix64(seed: randomSeed)
  }

  /// A file of up to twelve lines.
  mutating func file() -> [UInt8] {
    (0..<Int.random(in: 1...12, using: &random)).flatMap { _ in Array((line() + "\n").utf8) }
  }

  private mutating func line() -> String {
    var members = usual(any(of: Self.operations))
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let field = any(of: Self.fields)
      let place = members.firstIndex { $0.0 == field }
      let value = any(of: Self.values)
      switch (Int.random(in: 0..<4, using: &random), place) {
      case (0, let place?): members.remove(at: place)
      case (1, _): members.append((field, value))
      case (_, let place?): members[place].1 = value
      case (_, nil): members.append((field, value))
      }
    }
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The fields of an operation as they should be.
  private mutating func usual(_ operation: String) -> [(String, String)] {
    var members = [
      ("v", "1"), ("op", "\"\(operation)\""), ("id", "\"\(any(of: Self.ids))\""),
      ("hlc", any(of: Self.stamps)),
    ]
    switch operation {
    case "add", "edit":
      let isNight = Int.random(in: 0..<4, using: &random) == 0
      members += [
        ("at", "1795240000"), ("off", "3600"), ("drink", isNight ? #""bad-night""# : #""tea""#),
        ("name", isNight ? #""Bad night""# : #""Tea""#), ("mg", isNight ? "0" : "40"),
      ]
    case "undo": members.append(("undo", any(of: Self.stamps)))
    case "seg": members += [("after", "0"), ("count", "1"), ("min", "0"), ("max", "1795240000")]
    default: break
    }
    return members
  }

  private mutating func any(of texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }
}
