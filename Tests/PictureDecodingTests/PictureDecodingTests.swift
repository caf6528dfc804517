import Foundation
import TestSupport
import Testing

@testable import PictureDecoding

/// Pictures written by two independent encoders each, against what another program reads of them
/// (`Fixtures/make.py`).
@Suite struct PictureDecodingTests {
  @Test(arguments: Fixture.names) func isReadAsOthersReadIt(name: String) throws {
    let picture = try Picture(decoding: Fixture.bytes(name))
    let expected = try Fixture.pixels(of: name)
    #expect(picture.size == expected.size)
    // Rounding of the transform and of colours differs between decoders; what is lossless is exact.
    let tolerance = name.hasSuffix(".jpg") ? 3 : 0
    for (index, pair) in zip(picture.pixels, expected.pixels).enumerated() {
      #expect(
        pair.0.distance(to: pair.1) <= tolerance,
        "pixel \(index) of \(name): \(pair.0) is not \(pair.1)")
    }
  }

  @Test func allColourTypesDepthsAndCodingsAreTried() throws { #expect(Fixture.names.count == 44) }

  @Test(arguments: Fixture.names) func aBoxIsFitted(name: String) throws {
    let whole = try Picture(decoding: Fixture.bytes(name))
    let box = try #require(PixelSize(width: 5, height: 4))
    let small = try Picture(decoding: Fixture.bytes(name), fitting: box)
    #expect(small.size == whole.size.fitted(in: box))
    // The mean of the light in each area, added up pixel by pixel; a JPEG is shrunk in blocks.
    for row in 0..<small.size.height where !name.hasSuffix(".jpg") {
      for column in 0..<small.size.width {
        let mean = whole.mean(column, row, of: small.size)
        #expect(small[column, row].distance(to: mean) <= 1, "\(name) \(column) \(row)")
      }
    }
  }

  /// A JPEG is first drawn at so many eighths of its size.
  @Test(arguments: ["sampled444.jpg", "sampled444p.jpg", "gray.jpg"], [1, 2, 4])
  func blocksAreDrawnSmallerAsOthersDrawThem(name: String, eighths: Int) throws {
    let expected = try Fixture.pixels(of: "\(name).\(eighths)")
    let picture = try Picture(decoding: Fixture.bytes(name), fitting: expected.size)
    #expect(picture.size == expected.size)
    for (index, pair) in zip(picture.pixels, expected.pixels).enumerated() {
      #expect(pair.0.distance(to: pair.1) <= 3, "pixel \(index): \(pair.0) is not \(pair.1)")
    }
  }

  @Test func aSizeIsFittedInProportionAndNeverEnlarged() throws {
    let box = try #require(PixelSize(width: 100, height: 80))
    for width in [1, 3, 80, 100, 101, 640, 100_000] {
      for height in [1, 7, 79, 80, 81, 480, 100_000] {
        let size = try #require(PixelSize(width: width, height: height))
        let fitted = size.fitted(in: box)
        #expect(fitted.width <= min(100, width) && fitted.height <= min(80, height))
        let scale = min(1, 100 / Double(width), 80 / Double(height))
        #expect(abs(Double(fitted.width) - max(1, Double(width) * scale)) <= 0.5)
        #expect(abs(Double(fitted.height) - max(1, Double(height) * scale)) <= 0.5)
      }
    }
  }

  @Test func aPictureLargerThanTheLimitIsRefusedBeforeItIsRead() throws {
    let size = try #require(PixelSize(width: 21, height: 13))
    for name in ["color.png", "gray.jpg", "pillow.gif"] {
      #expect(throws: PictureError.tooLarge(size)) {
        try Picture(decoding: Fixture.bytes(name), atMost: 272)
      }
    }
  }

  @Test func whatIsNoPictureIsToldApart() {
    #expect(throws: PictureError.unknownFormat) { try Picture(decoding: []) }
    #expect(throws: PictureError.unknownFormat) { try Picture(decoding: Array("<svg/>".utf8)) }
    #expect(throws: PictureError.unsupported(.jpeg, .coding)) {
      try Picture(decoding: [0xFF, 0xD8, 0xFF, 0xC9, 0, 2])
    }
    #expect(throws: PictureError.malformed(.gif, offset: 6)) {
      try Picture(decoding: Array("GIF89a".utf8))
    }
  }
}

extension Picture {
  /// The mean of the light in the area that a pixel of a smaller picture covers, by its definition.
  fileprivate func mean(_ column: Int, _ row: Int, of small: PixelSize) -> Pixel {
    var (sum, alpha, area) = (SIMD3<Double>.zero, 0.0, 0.0)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let share =
          overlap(x, size.width, column, small.width) * overlap(y, size.height, row, small.height)
        let pixel = self[x, y]
        let color = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
        sum += color * color * Double(pixel.alpha) * share
        alpha += Double(pixel.alpha) * share
        area += share
      }
    }
    guard alpha > 0 else { return .clear }
    let color = (sum / alpha).squareRoot().rounded(.toNearestOrEven)
    return Pixel(
      red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z),
      alpha: UInt8((alpha / area).rounded()))
  }

  private func overlap(_ index: Int, _ count: Int, _ place: Int, _ places: Int) -> Double {
    let from = max(Double(index) / Double(count), Double(place) / Double(places))
    let to = min(Double(index + 1) / Double(count), Double(place + 1) / Double(places))
    return max(0, to - from)
  }
}

extension Picture.Pixel {
  /// The largest difference of a channel, as it shows over black.
  func distance(to other: Self) -> Int {
    func shown(_ value: UInt8, _ alpha: UInt8) -> Int { Int(value) * Int(alpha) / 255 }
    return max(
      abs(shown(red, alpha) - shown(other.red, other.alpha)),
      abs(shown(green, alpha) - shown(other.green, other.alpha)),
      abs(shown(blue, alpha) - shown(other.blue, other.alpha)), abs(Int(alpha) - Int(other.alpha)))
  }
}
