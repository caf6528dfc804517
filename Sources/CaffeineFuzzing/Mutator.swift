import TestSupport

/// The seeds as they are, then without end changed ones; all follow from the random seed.
struct Mutator {
  /// The longest input, in bytes: most faults show in short ones, and those are quick.
  private static let longest = 1 << 14

  /// What parsers trip over: delimiters, escapes, and the ends of the ranges of numbers.
  private static let tokens = [
    "\"", "\\", "\\u0000", "\\ud83d", "\u{1B}[2J", "\0", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}",
    "\u{FEFF}", "é", "👩‍👩‍👧", "\r\n", "\n", "\t", " ", "=", ",", ":", "{", "}", "[", "]", "<", ">",
    "&#0;", "<!--", "<![CDATA[", "--", "-", "+", "'", "null", "true", "NaN", "1e308", "1e999", "-1",
    "0", "0.1", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "24:00", "T",
    "Z", "9999-12-31", "0000-00-00", "%00", "%", "&",
  ]

  private let seeds: [[UInt8]]
  /// Makes lines of a journal, where that is what the seeds are.
  private var lines: LineMaker?
  private var random: SplitMix64
  private var count = 0

  init(seeds: [[UInt8]], of reader: Reader, randomSeed: UInt64) {
    self.seeds = seeds
    lines = reader == .journal ? LineMaker(randomSeed: randomSeed) : nil
    random = SplitMix64(seed: randomSeed)
  }

  /// The next input, `nil` without seeds.
  mutating func next() -> [UInt8]? {
    defer { count += 1 }
    if count < seeds.count { return seeds[count] }
    if !count.isMultiple(of: 4), let file = lines?.file() { return file }
    guard var bytes = seeds.randomElement(using: &random) else { return nil }
    for _ in 0..<Int.random(in: 1...5, using: &random) { change(&bytes) }
    return Array(bytes.prefix(Self.longest))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(place + Int.random(in: 1...16, using: &random), bytes.count)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1: if place < bytes.count { bytes[place] = .random(in: 0...255, using: &random) }
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      guard let other = seeds.randomElement(using: &random) else { return }
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.replaceSubrange(place..<end, with: other[start...].prefix(64))
    default:
      guard let token = Self.tokens.randomElement(using: &random) else { return }
      bytes.replaceSubrange(place..<(Bool.random(using: &random) ? place : end), with: token.utf8)
    }
  }
}
