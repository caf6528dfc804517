import TestSupport
import Testing

@testable import PictureDecoding

/// Files that lie, end early or ask for more than they should.
@Suite struct HostilePictureTests {
  /// No file gives half a picture; one whose end tells nothing may lack it.
  @Test(.tags(.long), arguments: Fixture.names) func aFileCutShortGivesAllOfItsPictureOrAnError(
    name: String
  ) throws {
    let bytes = try Fixture.bytes(name)
    let whole = try Picture(decoding: bytes)
    for count in stride(from: bytes.count % 13, to: bytes.count, by: Trials.isFull ? 13 : 53) {
      let picture = try? Picture(decoding: Array(bytes[..<count]))
      #expect(picture == nil || picture == whole, "\(name) cut at \(count)")
      #expect(picture == nil || count > bytes.count / 3, "\(name) cut at \(count)")
    }
  }

  /// Bytes changed at random: an answer or an error, never a trap, never more pixels than allowed.
  @Test(.tags(.long), arguments: Fixture.names) func changedBytesAreNoDanger(name: String) throws {
    let bytes = try Fixture.bytes(name)
    var random = SplitMix64(seed: UInt64(bytes.count))
    let box = try #require(PixelSize(width: 5, height: 4))
    for trial in 0..<Trials.count(24, oneIn: 4) {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        broken[Int.random(in: 8..<bytes.count, using: &random)] =
          [0, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      let isBoxed = trial.isMultiple(of: 2)
      if let picture = try? Picture(
        decoding: broken, fitting: isBoxed ? box : nil, atMost: 20_000)
      {
        #expect(picture.pixels.count == picture.size.pixelCount)
        #expect(picture.size.pixelCount <= (isBoxed ? 20 : 20_000))
      }
    }
  }

  /// A frame may be larger than the canvas it stands on, and all of it has to be read.
  @Test func aFrameLargerThanTheLimitIsRefused() throws {
    let file: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
      + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 1, 0x44, 0, 0x3B]
    let size = try #require(PixelSize(width: 65_535, height: 65_535))
    #expect(throws: PictureError.tooLarge(size)) { try Picture(decoding: file) }
  }

  /// One row of it would have more pixels than any box.
  @Test func aSideLongerThanAnyJPEGsIsRefused() throws {
    var file = try Fixture.bytes("gray8.png")
    file.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 0, 0, 1])
    let size = try #require(PixelSize(width: 65_536, height: 1))
    #expect(throws: PictureError.tooLarge(size)) { try Picture(decoding: file) }
  }

  @Test(arguments: ["gray8.png", "gray.jpg", "pillow.gif"], [0, 1])
  func aSideOfNothingIsMalformed(name: String, side: Int) throws {
    var file = try Fixture.bytes(name)
    let start =
      switch name {
      case "gray8.png": 16 + 4 * side
      case "pillow.gif": 6 + 2 * side
      default:
        try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) }) + 5 + 2 * side
      }
    file.replaceSubrange(
      start..<start + (name == "gray8.png" ? 4 : 2),
      with: [0, 0, 0, 0].prefix(name == "gray8.png" ? 4 : 2))
    #expect(throws: PictureError.self) { try Picture(decoding: file) }
  }

  @Test func sizesOutOfRangeAreNone() {
    for side in [Int.min, -1, 0, 1 << 31, .max] {
      #expect(PixelSize(width: side, height: 1) == nil)
      #expect(PixelSize(width: 1, height: side) == nil)
    }
  }

  @Test func aTableOfMoreCodesThanItsBitsAllowIsMalformed() {
    let counts: [UInt8] = [3] + Array(repeating: 0, count: 15)
    #expect(HuffmanTable(counts: counts, values: [1, 2, 3]) == nil)
    #expect(throws: BrokenStream.self) { try PrefixCode(lengths: [1, 1, 1]) }
  }

  // MARK: Progressive scans

  /// The scans of a picture of one grey block: its mean, its waves without their lowest bits, and a
  /// bit more of them.
  ///
  /// The first wave is the lowest number of 16 bits, which the bit would lower.
  private let mean: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x7F]
  private let waves: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0x0D, 0x3B]
  private let moreBits: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0xDC, 0xBF]

  private func file(_ scans: [[UInt8]]) -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: 14)
    return [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
      + [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
      + [0xFF, 0xC4, 0, 20, 0x00, 1, 0] + zeros + [0]
      + [0xFF, 0xC4, 0, 21, 0x10, 1, 1] + zeros + [3, 0] + scans.flatMap(\.self) + [0xFF, 0xD9]
  }

  @Test func aWaveOfTheLowestNumberIsNotLowered() throws {
    let picture = try Picture(decoding: file([mean, waves, moreBits]))
    #expect(picture.size.pixelCount == 64)
  }

  @Test func scansOutOfOrderAreMalformed() {
    for scans in [[mean, moreBits], [mean, waves, waves], [mean, waves, moreBits, moreBits], []] {
      #expect(throws: PictureError.self) { try Picture(decoding: file(scans)) }
    }
  }
}
