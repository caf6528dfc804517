/// Makes a short value of data, in pieces, that other data has not got.
public protocol HashFunction: Sendable {
  associatedtype Digest: HashDigest

  /// Bytes that are hashed at once.
  static var blockByteCount: Int { get }

  init()

  /// The digest of what was handed over so far.
  func finalize() -> Digest

  mutating func update(bufferPointer: UnsafeRawBufferPointer)
}

extension HashFunction {
  /// The digest of all bytes, in O(bytes).
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes more bytes, in O(bytes).
  public mutating func update(data: some DataProtocol) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// What a function has made of data.
public protocol HashDigest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// The digest of a function of MD5's family.
public struct BlockDigest<Rounds: BlockRounds>: HashDigest {
  let bytes: [UInt8]

  public static var byteCount: Int { Rounds.initial.count * 4 }

  public var description: String {
    "\(Rounds.name) digest: \(bytes.map { String(format: "%02x", $0) }.joined())"
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

/// What tells MD5, SHA-1 and SHA-256 apart: how 64 bytes change the state.
public protocol BlockRounds: Sendable {
  static var name: String { get }
  static var initial: [UInt32] { get }
  static var isBigEndian: Bool { get }
  /// Sixteen words, mixed into the state.
  static func mix(_ words: [UInt32], into state: inout [UInt32])
}

/// A function that hashes blocks of 64 bytes, one after the other, the last one with the length.
///
/// Source: RFC 1321 for MD5, FIPS 180-4 for SHA.
public struct BlockFunction<Rounds: BlockRounds>: HashFunction {
  private var state = Rounds.initial
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  public static var blockByteCount: Int { 64 }

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    length += UInt64(bufferPointer.count)
    pending += bufferPointer
    let whole = pending.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 64) {
      Rounds.mix(words(of: pending[start..<start + 64]), into: &state)
    }
    pending.removeFirst(whole)
  }

  public func finalize() -> BlockDigest<Rounds> {
    var last = self
    let bits = length &* 8
    var tail: [UInt8] = [0x80]
    tail += repeatElement(0, count: (119 - pending.count) % 64)
    tail += (0..<8).map {
      UInt8(truncatingIfNeeded: bits >> (Rounds.isBigEndian ? 56 - $0 * 8 : $0 * 8))
    }
    tail.withUnsafeBytes { last.update(bufferPointer: $0) }
    return BlockDigest(
      bytes: last.state.flatMap { word in
        (0..<4).map {
          UInt8(truncatingIfNeeded: word >> (Rounds.isBigEndian ? 24 - $0 * 8 : $0 * 8))
        }
      })
  }

  private func words(of block: ArraySlice<UInt8>) -> [UInt32] {
    stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      let bytes = block[start..<start + 4]
      return (Rounds.isBigEndian ? Array(bytes) : bytes.reversed())
        .reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

/// What a function has made of data, by the name it has as a type.
public typealias Digest = HashDigest
