import CaffeineJSON
import CaffeineStore
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

@Suite struct JSONValueTests {
  struct Pair: Decodable {
    var string: String
    var number: Double
  }

  @Test func wholeText() {
    let value = JSONValue.object([
      ("name", .string("Caf\u{e9} \"x\"\\\n\u{1b}\u{9b}\u{2028}")), ("none", .null),
      ("list", .array([.integer(1), .number(75), .number(0.1), .bool(true)])),
      ("milligrams", .milligrams(44.880_071_424_3)),
    ])
    #expect(
      value.text
        == #"{"name":"Café \"x\"\\\n\u001b\u009b\u2028","none":null,"list":[1,75,0.1,true],"#
        + #""milligrams":44.88}"#)
  }

  @Test func foundationReadsBackWhatIsWritten() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator))
      }
      let string = String(String.UnicodeScalarView(scalars))
      let number = Double.random(in: -1e6...1e6, using: &generator)
      let text = JSONValue.object([("string", .string(string)), ("number", .number(number))]).text
      let read = try JSONDecoder().decode(Pair.self, from: Data(text.utf8))
      #expect(Array(read.string.unicodeScalars) == scalars)
      #expect(read.number == number)
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    }
  }
}
