public typealias SHA256 = BlockFunction<SHA256Rounds>
public typealias SHA256Digest = BlockDigest<SHA256Rounds>

/// Functions whose digests can be forged, for what asks for them.
public enum Insecure {
  public typealias MD5 = BlockFunction<MD5Rounds>
  public typealias MD5Digest = BlockDigest<MD5Rounds>
  public typealias SHA1 = BlockFunction<SHA1Rounds>
  public typealias SHA1Digest = BlockDigest<SHA1Rounds>
}

/// Source: FIPS 180-4, section 6.2.
public enum SHA256Rounds: BlockRounds {
  public static let name = "SHA256"
  public static let isBigEndian = true
  /// What follows the point of the square roots of the first eight primes.
  public static let initial = primes.prefix(8).map { root(of: UInt128($0) << 64, power: 2) }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
  }
  /// What follows the point of the cube roots of the first 64 primes.
  private static let constants = primes.map { root(of: UInt128($0) << 96, power: 3) }

  /// The lowest 32 bits of the greatest whole number whose power is no greater than `number`, bit by
  /// bit; a prime of at most nine bits leaves room for them.
  private static func root(of number: UInt128, power: Int) -> UInt32 {
    var root: UInt128 = 0
    for bit in (0..<40).reversed() {
      let next = root | 1 << UInt128(bit)
      if repeatElement(next, count: power).reduce(1, *) <= number { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  public static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var schedule = words
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotated(25) ^ early.rotated(14) ^ early >> 3
      let second = late.rotated(15) ^ late.rotated(13) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let turned = e.rotated(26) ^ e.rotated(21) ^ e.rotated(7)
      let one = h &+ turned &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let two = (a.rotated(30) ^ a.rotated(19) ^ a.rotated(10)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

/// Source: FIPS 180-4, section 6.1.
public enum SHA1Rounds: BlockRounds {
  public static let name = "SHA1"
  public static let isBigEndian = true
  public static let initial: [UInt32] = MD5Rounds.initial + [0xc3d2_e1f0]

  public static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var schedule = words
    for index in 16..<80 {
      let mixed = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14]
      schedule.append((mixed ^ schedule[index - 16]).rotated(1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: ((b & c) ^ (~b & d), 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: ((b & c) ^ (b & d) ^ (c & d), 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = a.rotated(5) &+ mixed &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, b.rotated(30), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }
}

/// Source: RFC 1321, section 3.4.
public enum MD5Rounds: BlockRounds {
  public static let name = "MD5"
  public static let isBigEndian = false
  public static let initial: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  public static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let (mixed, word): (UInt32, Int) =
        switch index / 16 {
        case 0: ((b & c) | (~b & d), index)
        case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
        case 2: (b ^ c ^ d, (3 * index + 5) % 16)
        default: (c ^ (b | ~d), 7 * index % 16)
        }
      let sum = a &+ mixed &+ constants[index] &+ words[word]
      (a, d, c, b) = (d, c, b, b &+ sum.rotated(turns[index / 16][index % 4]))
    }
    for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
  }
}

extension UInt32 {
  /// Turned to the left, what leaves coming in again at the right.
  fileprivate func rotated(_ bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}
