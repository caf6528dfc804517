import TestSupport
import Testing

@testable import CaffeineStore

/// The examples of FIPS 180-4 and of NIST's "Cryptographic Standards and Guidelines" page, and the
/// lengths at which padding takes another block, as `sha256sum` answers.
@Suite struct SHA256Tests {
  private static let million = (
    String(repeating: "a", count: 1_000_000),
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
  )

  @Test(
    .tags(.long),
    arguments: (Trials.isFull ? [million] : []) + [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "x", count: 55),
        "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"
      ),
      (
        String(repeating: "x", count: 56),
        "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"
      ),
      (
        String(repeating: "x", count: 64),
        "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"
      ),
    ])
  func digest(message: String, expected: String) {
    let words = SHA256.digest(of: Array(message.utf8))
    let text = words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    #expect(text.joined() == expected)
  }
}
