import CaffeineDomain

/// Derives ids from the content of entries, so that a second import adds nothing.
///
/// The n-th of several equal entries gets the n-th id for that content: two espressos in one minute
/// stay two.
struct ContentIDs {
  private var seen: [String: Int] = [:]

  /// The id for the next entry with this content.
  mutating func next(for content: String, start: Date) -> IntakeID {
    let occurrence = seen[content, default: 0]
    seen[content] = occurrence + 1
    var digest = DigestBits(of: "\(content)\n\(occurrence)")
    return IntakeID.generate(at: start, using: &digest)
  }
}

/// Serves the digest of a text in place of random numbers.
private struct DigestBits: RandomNumberGenerator {
  private let words: [UInt32]
  private var place = 0

  init(of text: String) { words = SHA256.digest(of: Array(text.utf8)) }

  mutating func next() -> UInt64 {
    defer { place = (place + 2) % words.count }
    return UInt64(words[place]) << 32 | UInt64(words[place + 1])
  }
}
