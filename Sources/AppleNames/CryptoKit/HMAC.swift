/// Bytes that only those who may check or make a code know.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// A key of known bytes.
  public init(data: some ContiguousBytes) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// A key of random bytes of the system.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) {
    self.bitCount = bitCount
  }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code that only those who know a key can make of data.
///
/// Source: RFC 2104.
public struct HMAC<Function: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<Function>

  private var inner = Function()
  private var outer = Function()

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Function.blockByteCount { bytes = Array(Function.hash(data: bytes)) }
    bytes += repeatElement(0, count: Function.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  public mutating func update(data: some DataProtocol) {
    inner.update(data: data)
  }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(digest: outer.finalize())
  }

  public static func authenticationCode(
    for data: some DataProtocol, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of data, in a time that does not tell where they differ.
  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    let given = code.withUnsafeBytes { Array($0) }
    let right = Array(authenticationCode(for: data, using: key))
    return given.count == right.count && zip(given, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// A code of data.
public struct HashedAuthenticationCode<Function: HashFunction>: ContiguousBytes, Hashable, Sequence,
  Sendable, CustomStringConvertible
{
  let digest: Function.Digest

  public var byteCount: Int { Function.Digest.byteCount }

  public var description: String {
    "HMAC with \(Function.self): \(map { String(format: "%02x", $0) }.joined())"
  }

  public func makeIterator() -> Function.Digest.Iterator { digest.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try digest.withUnsafeBytes(body) }
}
