import CStandardLibrary

/// SHA-256, for ids derived from content: an id has 80 bits, which only a strong hash spreads
/// evenly enough for a long history.
///
/// Source: FIPS 180-4, sections 4.1.2, 5.1.1, 5.3.3 and 6.2.
enum SHA256 {
  /// The digest of `message` as eight words; O(n).
  static func digest(of message: [UInt8]) -> [UInt32] {
    var state = primes.prefix(8).map { fraction(of: $0.squareRoot()) }
    var padded = message
    padded.append(0x80)
    // Pads to 56 of the last 64 bytes: eight are for the length.
    padded.append(contentsOf: repeatElement(0, count: (120 - padded.count % 64) % 64))
    let length = UInt64(message.count) * 8
    for shift in stride(from: 56 as UInt64, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: padded.count, by: 64) {
      expand(padded, from: start, into: &schedule)
      compress(schedule, into: &state)
    }
    return state
  }

  private static func expand(_ bytes: [UInt8], from start: Int, into schedule: inout [UInt32]) {
    for index in 0..<16 {
      let place = start + index * 4
      schedule[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let second = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
  }

  private static func compress(_ schedule: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let mixedE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ mixedE &+ choice &+ constants[round] &+ schedule[round]
      let mixedA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ mixedA &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  @inline(__always)
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
