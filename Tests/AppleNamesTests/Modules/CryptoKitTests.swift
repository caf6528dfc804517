import CryptoKit
import Foundation
import Testing

@Suite struct CryptoKitTests {
  /// Sources: RFC 1321, appendix 5; RFC 3174; FIPS 180-2, appendix B; and `sha256sum` for 3000 bytes.
  @Test func digestsAreThosePublished() {
    func hex(_ bytes: some Sequence<UInt8>) -> String {
      bytes.map { String(format: "%02x", $0) }.joined()
    }
    let texts = [
      "", "abc", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      String(repeating: "xyz", count: 1000),
    ].map { Data($0.utf8) }
    #expect(
      texts.map { hex(SHA256.hash(data: $0)) } == [
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        "f3f8d26d04ceaaf346752e54babcb2e2560f4cb490f744c49b8ad012828e9076",
      ])
    #expect(
      texts.map { hex(Insecure.SHA1.hash(data: $0)) } == [
        "da39a3ee5e6b4b0d3255bfef95601890afd80709", "a9993e364706816aba3e25717850c26c9cd0d89d",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1", "f93aec71e1a7c3ba1fc62cd3578704161e0ab13b",
      ])
    #expect(
      texts.map { hex(Insecure.MD5.hash(data: $0)) } == [
        "d41d8cd98f00b204e9800998ecf8427e", "900150983cd24fb0d6963f7d28e17f72",
        "8215ef0796a20bcaaae116d3876c664a", "f2c6cc69ec26a8333c9d9255825c894c",
      ])
  }

  /// Sources: FIPS 180-2, appendices C and D; RFC 4231, case 2.
  ///
  /// Of every length around the end of a block, the digest of all digests, by Python's `hashlib`.
  @Test func digestsOf64BitWordsAreThosePublished() {
    let long =
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
      + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
    #expect(
      ["abc", long].map { SHA512.hash(data: Data($0.utf8)).description } == [
        "SHA512 digest: "
          + "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        "SHA512 digest: "
          + "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
          + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
      ])
    #expect(
      SHA384.hash(data: Data("abc".utf8)).description == "SHA384 digest: "
        + "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    var all = SHA512()
    for count in 0...300 { all.update(data: Array(SHA512.hash(data: Data(count: count)))) }
    #expect(
      all.finalize().description == "SHA512 digest: "
        + "20f117a30fdf9e09d9b68dca42958392256f815864aa587894aea7e35ff524f0"
        + "ea18c201cba6e0e6cb69db6687279f3b8d9b3dd87542e14c8ee0faca3f68b45a")
    let code = HMAC<SHA512>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(
      code.description.hasSuffix(
        "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
          + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"))
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 128])
  func piecesHaveTheDigestOfTheWhole(count: Int) {
    let data = Data((0..<count).map { UInt8($0) })
    for split in stride(from: 0, through: count, by: 7) {
      var function = SHA256()
      function.update(data: data.prefix(split))
      function.update(data: data.dropFirst(split))
      #expect(function.finalize() == SHA256.hash(data: data))
    }
  }

  /// Source: RFC 4231, cases 2 and 6.
  @Test func codesAreThosePublished() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(
      code.description.hasSuffix(
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [0], using: key))
    let long = HMAC<SHA256>.authenticationCode(
      for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      using: SymmetricKey(data: Data(repeating: 0xaa, count: 131)))
    #expect(
      long.description.hasSuffix(
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"))
  }
}
