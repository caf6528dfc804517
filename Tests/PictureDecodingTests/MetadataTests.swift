import Foundation
import TestSupport
import Testing

@testable import PictureDecoding

/// What a picture is passed on with.
@Suite struct MetadataTests {
  private static let secret = "52.5200 N 13.4050 E, by Ada"

  @Test(arguments: Fixture.names) func pixelsStayAsTheyAre(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let plain = try #require(PictureFormat(of: bytes)?.withoutMetadata(bytes))
    #expect(plain.count <= bytes.count + 38)
    #expect(try Picture(decoding: plain) == Picture(decoding: bytes))
    #expect(PictureFormat(of: plain)?.withoutMetadata(plain) == plain)
  }

  @Test(arguments: Fixture.names) func placesNamesAndWhatFollowsTheEndGo(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let format = try #require(PictureFormat(of: bytes))
    let told = Self.telling(bytes, format)
    #expect(try Picture(decoding: told) == Picture(decoding: bytes))
    let plain = try #require(format.withoutMetadata(told))
    #expect(plain == format.withoutMetadata(bytes))
    #expect(!String(decoding: plain, as: UTF8.self).contains(Self.secret))
  }

  /// What is broken must not be carried on with all that is in it.
  @Test(.tags(.long), arguments: Fixture.names) func aFileThatBreaksOffTellsNothingElse(
    name: String
  ) throws {
    let bytes = try Fixture.bytes(name)
    let format = try #require(PictureFormat(of: bytes))
    let told = Self.telling(bytes, format)
    for count in stride(
      from: 0, to: told.count, by: max(1, told.count / Trials.count(100, oneIn: 3)))
    {
      let plain = format.withoutMetadata(Array(told[..<count])) ?? []
      #expect(Data(plain).range(of: Data(Self.secret.utf8)) == nil)
    }
  }

  /// The file with the secret in every place that its format has for such.
  private static func telling(_ bytes: [UInt8], _ format: PictureFormat) -> [UInt8] {
    var bytes = bytes
    let secret = Array(secret.utf8)
    let length = UInt8(secret.count)
    var parts: [UInt8] = []
    // Behind the signature and what has to be the first.
    var start = 0
    switch format {
    case .png:
      start = 33
      for type in ["tEXt", "eXIf", "tIME"] {
        parts += [0, 0, 0, length] + Array(type.utf8) + secret + [0, 0, 0, 0]
      }
    case .jpeg:
      start = 2
      for marker: UInt8 in [0xE0, 0xE1, 0xE2, 0xED, 0xEE, 0xFE] {
        parts += [0xFF, marker, 0, length + 2] + secret
      }
      // And as the thumbnail of JFIF, whose segment is the first of a file that has one.
      if bytes[3] == 0xE0 {
        bytes[5] += length
        bytes[18...19] = [length / 3, 1]
        bytes.insert(contentsOf: secret, at: 20)
      }
    case .gif:
      start = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << Int(bytes[10] & 7 + 1))
      for label: UInt8 in [0xFE, 0xFF] { parts += [0x21, label, length] + secret + [0] }
    }
    return bytes[..<start] + parts + bytes[start...] + secret
  }
}
