import CaffeineDomain

/// Makes ids that follow from what an entry says, so that importing twice adds nothing.
///
/// The n-th of several equal entries gets the n-th id of that content: two espressos in one
/// minute stay two.
struct ContentIDs {
  private var seen: [String: Int] = [:]

  /// The id of an entry that starts at `start` and says `content`.
  mutating func next(for content: String, start: Date) -> IntakeID {
    let occurrence = seen[content, default: 0]
    seen[content] = occurrence + 1
    var digest = DigestBits(of: "\(content)\n\(occurrence)")
    return IntakeID.generate(at: start, using: &digest)
  }
}

/// The digest of a text, in the place of random numbers.
private struct DigestBits: RandomNumberGenerator {
  private let words: [UInt32]
  private var place = 0

  init(of text: String) {
    words = SHA256.digest(of: Array(text.utf8))
  }

  mutating func next() -> UInt64 {
    defer { place = (place + 2) % words.count }
    return UInt64(words[place]) << 32 | UInt64(words[place + 1])
  }
}
