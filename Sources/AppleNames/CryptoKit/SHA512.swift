/// The function of the 64-bit words, of 64 bytes.
public typealias SHA512 = WideFunction<SHA512Start>
public typealias SHA512Digest = WideDigest<SHA512Start>
/// The same of another start, of its first 48 bytes.
public typealias SHA384 = WideFunction<SHA384Start>
public typealias SHA384Digest = WideDigest<SHA384Start>

/// What tells SHA-384 and SHA-512 apart.
///
/// Source: FIPS 180-4, section 5.3.
public protocol WideStart: Sendable {
  static var name: String { get }
  static var initial: [UInt64] { get }
  static var byteCount: Int { get }
}

public enum SHA512Start: WideStart {
  public static let name = "SHA512"
  public static let byteCount = 64
  /// What follows the point of the square roots of the first eight primes.
  public static let initial = WideRounds.primes.prefix(8).map {
    WideRounds.fraction(ofRootOf: $0, power: 2)
  }
}

public enum SHA384Start: WideStart {
  public static let name = "SHA384"
  public static let byteCount = 48
  /// What follows the point of the square roots of the ninth to sixteenth prime.
  public static let initial = WideRounds.primes[8..<16].map {
    WideRounds.fraction(ofRootOf: $0, power: 2)
  }
}

/// The digest of a function of 64-bit words.
public struct WideDigest<Start: WideStart>: HashDigest {
  let bytes: [UInt8]

  public static var byteCount: Int { Start.byteCount }

  public var description: String {
    "\(Start.name) digest: \(bytes.map { String(format: "%02x", $0) }.joined())"
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// Whether data has the digest's bytes.
  public static func == (digest: Self, data: some DataProtocol) -> Bool {
    digest.elementsEqual(data)
  }
}

/// A function that hashes blocks of 128 bytes, one after the other, the last one with the length.
///
/// Source: FIPS 180-4, section 6.4.
public struct WideFunction<Start: WideStart>: HashFunction {
  private var state = Start.initial
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  public static var blockByteCount: Int { 128 }

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    length += UInt64(bufferPointer.count)
    pending += bufferPointer
    let whole = pending.count / 128 * 128
    for start in stride(from: 0, to: whole, by: 128) {
      let words = stride(from: start, to: start + 128, by: 8).map { word in
        pending[word..<word + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      }
      WideRounds.mix(words, into: &state)
    }
    pending.removeFirst(whole)
  }

  public func finalize() -> WideDigest<Start> {
    var last = self
    let bits = length &* 8
    var tail: [UInt8] = [0x80]
    // Eight of the sixteen bytes of the length are always zero.
    tail += repeatElement(0, count: 8 + (239 - pending.count) % 128)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - $0 * 8)) }
    tail.withUnsafeBytes { last.update(bufferPointer: $0) }
    let bytes = last.state.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - $0 * 8)) }
    }
    return WideDigest(bytes: Array(bytes.prefix(Start.byteCount)))
  }
}

/// How 128 bytes change the state.
enum WideRounds {
  /// The first eighty.
  static let primes = (2...409).filter { number in
    !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
  }
  private static let constants = primes.map { fraction(ofRootOf: $0, power: 3) }

  /// The first 64 bits that follow the point of a root.
  ///
  /// The root of `number` · 2^(64 · power) is looked for bit by bit; its power has up to 201 bits, so it
  /// is compared in pieces of 32.
  static func fraction(ofRootOf number: Int, power: Int) -> UInt64 {
    let wanted: [UInt64] = repeatElement(0, count: 2 * power) + [UInt64(number)]
    var root: UInt128 = 0
    for bit in (0..<69).reversed() {
      let next = root | 1 << UInt128(bit)
      let pieces = (0..<3).map {
        UInt64(truncatingIfNeeded: next >> UInt128(32 * $0) & 0xffff_ffff)
      }
      let product = (1..<power).reduce(pieces) { product, _ in times(product, pieces) }
      if !isGreater(product, than: wanted) { root = next }
    }
    return UInt64(truncatingIfNeeded: root)
  }

  /// The product of numbers in pieces of 32 bits, the lowest first.
  private static func times(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
    var product = [UInt64](repeating: 0, count: first.count + second.count)
    for (low, piece) in first.enumerated() {
      var carry: UInt64 = 0
      for (high, other) in second.enumerated() {
        let sum = product[low + high] + piece * other + carry
        product[low + high] = sum & 0xffff_ffff
        carry = sum >> 32
      }
      product[low + second.count] = carry
    }
    return product
  }

  private static func isGreater(_ first: [UInt64], than second: [UInt64]) -> Bool {
    for index in (0..<max(first.count, second.count)).reversed() {
      let one = index < first.count ? first[index] : 0
      let other = index < second.count ? second[index] : 0
      if one != other { return one > other }
    }
    return false
  }

  static func mix(_ words: [UInt64], into state: inout [UInt64]) {
    var schedule = words
    for index in 16..<80 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.turned(1) ^ early.turned(8) ^ early >> 7
      let second = late.turned(19) ^ late.turned(61) ^ late >> 6
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<80 {
      let choice = (e & f) ^ (~e & g)
      let turned = e.turned(14) ^ e.turned(18) ^ e.turned(41)
      let one = h &+ turned &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let two = (a.turned(28) ^ a.turned(34) ^ a.turned(39)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

extension UInt64 {
  /// Turned to the right, what leaves coming in again at the left.
  fileprivate func turned(_ bits: UInt64) -> UInt64 { self >> bits | self << (64 - bits) }
}
