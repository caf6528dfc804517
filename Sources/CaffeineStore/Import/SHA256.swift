import CStandardLibrary

/// SHA-256, for ids derived from content; the toolchain ships none.
///
/// An id has 80 bits, which only a strong hash spreads evenly enough for a long history.
/// Source: FIPS 180-4, sections 4.1.2, 5.1.1, 5.3.3 and 6.2.
enum SHA256 {
  /// The digest of a message as eight words.
  static func digest(of message: [UInt8]) -> [UInt32] {
    var state = primes.prefix(8).map { fraction(of: $0.squareRoot()) }
    // A bit of 1, then zeros and the length in bits, to whole blocks of 64 bytes.
    let zeros = [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let length = (1...8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (64 - 8 * $0)) }
    let padded = message + [0x80] + zeros + length
    for start in stride(from: 0, to: padded.count, by: 64) {
      var words = stride(from: start, to: start + 64, by: 4).map { place in
        padded[place..<place + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      // The standard's a to h; each round puts a word before them and drops the last.
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for round in 0..<64 {
        let mixedE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let first = h &+ mixedE &+ (e & f ^ ~e & g) &+ constants[round] &+ words[round]
        let mixedA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let second = mixedA &+ (a & b ^ a & c ^ b & c)
        (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
      }
      state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
    }
    return state
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 64 primes, written out: to find them takes as long as a tenth of a start.
  private static let primes: [Double] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
    97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191,
    193, 197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293,
    307, 311,
  ]

  /// Of their cube roots; a double has more bits than the 35 that are needed.
  private static let constants = primes.map { fraction(of: cbrt($0)) }

  /// The first 32 bits of the fractional part of a root.
  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }
}
