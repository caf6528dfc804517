import Foundation
import TestSupport
import Testing

@testable import PictureDecoding

/// Pictures made up by lot and written by the plainest encoders, whose pixels are so known beforehand.
@Suite struct EncodedPictureTests {
  // MARK: PNG

  /// Of each pixel of an 8 × 8 field the pass that it is stored in (ISO/IEC 15948, 8.2).
  private static let passes = [
    "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777",
  ].map { $0.compactMap(\.wholeNumberValue) }

  /// Colour type, samples a pixel and bits a sample, of all there are.
  static let forms: [(type: UInt8, samples: Int, depth: Int)] =
    [1, 2, 4, 8, 16].map { (0, 1, $0) } + [8, 16].map { (2, 3, $0) }
    + [1, 2, 4, 8].map { (3, 1, $0) }
    + [8, 16].map { (4, 2, $0) } + [8, 16].map { (6, 4, $0) }

  @Test(.tags(.long), arguments: forms.indices, [false, true])
  func aPNGOfAnyFormIsReadAsItWasMadeUp(form: Int, isInterlaced: Bool) throws {
    let (type, samples, depth) = Self.forms[form]
    var random = SplitMix64(seed: UInt64(form * 2 + (isInterlaced ? 1 : 0)))
    for _ in 0..<Trials.count(30, oneIn: 30) {
      let size = try #require(
        PixelSize(
          width: .random(in: 1...37, using: &random), height: .random(in: 1...37, using: &random)))
      let palette = (0..<Int.random(in: 1...(1 << min(depth, 8)), using: &random)).map { _ in
        (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      // A few values only, so that colours repeat: one of them is the transparent one.
      let values = (0..<3).map { _ in
        (0..<samples).map { _ in
          Int.random(in: 0...(type == 3 ? palette.count - 1 : 1 << depth - 1), using: &random)
        }
      }
      let pixels = (0..<size.pixelCount).map { _ in values.randomElement(using: &random) ?? [] }
      let isClear = (type == 0 || type == 2) && Bool.random(using: &random)
      var transparency: [UInt8] = []
      if type == 3 { transparency = palette.map { $0[3] } }
      for sample in isClear ? values[0] : [] {
        transparency += [UInt8(sample >> 8), UInt8(sample & 255)]
      }

      var rows: [UInt8] = []
      for pass in isInterlaced ? Array(1...7) : [0] {
        let isIn = { (x: Int, y: Int) in pass == 0 || Self.passes[y % 8][x % 8] == pass }
        var above: [UInt8] = []
        for y in 0..<size.height {
          let columns = (0..<size.width).filter { isIn($0, y) }
          if columns.isEmpty { continue }
          var bits = BitWriter(highestFirst: true)
          for x in columns {
            for sample in pixels[y * size.width + x] {
              bits.append(sample, depth, highestFirst: true)
            }
          }
          let filter = Int.random(in: 0...4, using: &random)
          rows.append(UInt8(filter))
          rows += Self.filtered(bits.bytes, above, filter, step: max(1, samples * depth / 8))
          above = bits.bytes
        }
      }
      var data = Deflate.zlib(rows, &random)[...]
      var file = PNGDecoder.signature
      let sides: [UInt8] = [0, 0, 0, UInt8(size.width), 0, 0, 0, UInt8(size.height)]
      file += Self.chunk("IHDR", sides + [UInt8(depth), type, 0, 0, isInterlaced ? 1 : 0])
      if type == 3 { file += Self.chunk("PLTE", palette.flatMap { $0.prefix(3) }) }
      if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
      while !data.isEmpty {
        let part = data.prefix(.random(in: 1...200, using: &random))
        file += Self.chunk("IDAT", Array(part))
        data = data.dropFirst(part.count)
      }
      file += Self.chunk("IEND", [])

      let picture = try Picture(decoding: file)
      #expect(picture.size == size)
      let expected = pixels.map { pixel -> Picture.Pixel in
        if isClear && pixel == values[0] { return .clear }
        if type == 3 {
          let color = palette[pixel[0]]
          return .init(red: color[0], green: color[1], blue: color[2], alpha: color[3])
        }
        let levels = pixel.map { UInt8(depth == 16 ? $0 / 256 : $0 * 255 / (1 << depth - 1)) }
        let alpha = samples % 2 == 0 ? levels[samples - 1] : 255
        return samples < 3
          ? .init(red: levels[0], green: levels[0], blue: levels[0], alpha: alpha)
          : .init(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
      }
      #expect(picture.pixels == expected)
    }
  }

  /// Each byte less what its filter foretells of it (clause 9), from its definition.
  private static func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: Int, step: Int)
    -> [UInt8]
  {
    row.indices.map { index in
      let a = index < step ? 0 : Int(row[index - step])
      let b = above.isEmpty ? 0 : Int(above[index])
      let c = above.isEmpty || index < step ? 0 : Int(above[index - step])
      let nearest = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
      return row[index] &- UInt8([0, a, b, (a + b) / 2, nearest][filter])
    }
  }

  /// Readers pass over the checksum, which is left out.
  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, UInt8(content.count >> 8), UInt8(content.count & 255)] + Array(type.utf8) + content
      + [0, 0, 0, 0]
  }

  // MARK: GIF

  @Test(.tags(.long), arguments: 1...8, [false, true])
  func aGIFOfAnyDepthIsReadAsItWasMadeUp(depth: Int, isInterlaced: Bool) throws {
    var random = SplitMix64(seed: UInt64(depth))
    for trial in 0..<Trials.count(30, oneIn: 15) {
      let canvas = (0..<2).map { _ in Int.random(in: 1...90, using: &random) }
      // The frame may stand beside its canvas; now and then all of it is noise, which fills the table.
      let (left, top) = (
        Int.random(in: 0...4, using: &random), Int.random(in: 0...4, using: &random)
      )
      let (width, height) = (
        Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random)
      )
      let most = trial.isMultiple(of: 3) ? 1 << depth - 1 : min(2, 1 << depth - 1)
      let indices = (0..<width * height).map { _ in
        UInt8.random(in: 0...UInt8(most), using: &random)
      }
      let colors = (0..<3 << depth).map { _ in UInt8.random(in: 0...255, using: &random) }
      let clear =
        Bool.random(using: &random) ? UInt8.random(in: 0...UInt8(most), using: &random) : nil

      var stored = Array(0..<height)
      if isInterlaced {
        // Every 8th row, the 8ths between, the 4ths between, the halves between.
        let rank = { (y: Int) in y % 8 == 0 ? 0 : y % 8 == 4 ? 1 : y % 4 == 2 ? 2 : 3 }
        stored.sort { (rank($0), $0) < (rank($1), $1) }
      }
      let codeSize = max(2, depth)
      var data = LZW.codes(
        stored.flatMap { indices[$0 * width..<($0 + 1) * width] }, codeSize: codeSize)[...]
      var file = Array("GIF89a".utf8) + [UInt8(canvas[0]), 0, UInt8(canvas[1]), 0]
      file += [0x80 | UInt8(depth - 1), 0, 0] + colors
      if let clear { file += [0x21, 0xF9, 4, 1, 0, 0, clear, 0] }
      file += [0x2C, UInt8(left), 0, UInt8(top), 0, UInt8(width), 0, UInt8(height), 0]
      file += [isInterlaced ? 0x40 : 0, UInt8(codeSize)]
      while !data.isEmpty {
        let part = data.prefix(.random(in: 1...255, using: &random))
        file += [UInt8(part.count)] + part
        data = data.dropFirst(part.count)
      }
      file += [0, 0x3B]

      let picture = try Picture(decoding: file)
      for y in 0..<canvas[1] {
        for x in 0..<canvas[0] {
          var expected = Picture.Pixel.clear
          if (left..<left + width).contains(x), (top..<top + height).contains(y) {
            let index = indices[(y - top) * width + x - left]
            let color = colors[3 * Int(index)..<3 * Int(index) + 3].map { $0 }
            if index != clear { expected = .init(red: color[0], green: color[1], blue: color[2]) }
          }
          #expect(picture[x, y] == expected, "\(x) \(y)")
        }
      }
    }
  }

  // MARK: JPEG

  /// Coefficients by lot, and pixels from them by the sum that defines the transform (A.3.3).
  @Test(arguments: 0..<8) func aJPEGIsTheSumOfItsWaves(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let size = try #require(
      PixelSize(
        width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random)))
    let columns = (size.width + 7) / 8
    let quantization = (0..<64).map { _ in Int.random(in: 1...24, using: &random) }
    let blocks = (0..<columns * ((size.height + 7) / 8)).map { _ in
      (0..<64).map { place in
        place == 0
          ? Int.random(in: -20...20, using: &random)
          : Int.random(in: 0...5, using: &random) == 0 ? Int.random(in: -6...6, using: &random) : 0
      }
    }
    let interval = Int.random(in: 0...3, using: &random)

    // Every symbol has eight bits: its place in the table.
    var bits = BitWriter(highestFirst: true)
    var data: [UInt8] = []
    func close() {
      bits.fill(with: 1)
      data += bits.bytes.flatMap { $0 == 0xFF ? [$0, 0] : [$0] }
      bits = BitWriter(highestFirst: true)
    }
    func put(_ run: Int, _ value: Int) {
      let size = value == 0 ? 0 : Int.bitWidth - abs(value).leadingZeroBitCount
      bits.append(run << 4 | size, 8, highestFirst: true)
      bits.append(value < 0 ? value - 1 : value, size, highestFirst: true)
    }
    var mean = 0
    for (index, block) in blocks.enumerated() {
      if interval > 0, index > 0, index.isMultiple(of: interval) {
        close()
        data += [0xFF, 0xD0 + UInt8((index / interval - 1) % 8)]
        mean = 0
      }
      put(0, block[0] - mean)
      mean = block[0]
      var run = 0
      for value in block.dropFirst() {
        guard value != 0 else {
          run += 1
          continue
        }
        while run > 15 {
          put(15, 0)
          run -= 16
        }
        put(run, value)
        run = 0
      }
      if run > 0 { put(0, 0) }
    }
    close()
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + quantization.map { UInt8($0) }
    file += [0xFF, 0xC0, 0, 11, 8, 0, UInt8(size.height), 0, UInt8(size.width), 1, 1, 0x11, 0]
    // Of 8 bits no code may be all ones, so the last symbol has none.
    for table: UInt8 in [0x00, 0x10] {
      file += [0xFF, 0xC4, 1, 18, table] + [0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0]
      file += (0..<255).map { UInt8($0) }
    }
    file += [0xFF, 0xDD, 0, 4, 0, UInt8(interval)]
    file += [0xFF, 0xDA, 0, 8, 1, 1, 0x00, 0, 63, 0] + data + [0xFF, 0xD9]

    let picture = try Picture(decoding: file)
    #expect(picture.size == size)
    // The zigzag: along the diagonals, up and down by turns.
    let order = (0..<64).map { ($0 / 8, $0 % 8) }.sorted { first, second in
      let (a, b) = (first.0 + first.1, second.0 + second.1)
      return a == b ? (a % 2 == 0 ? first.1 < second.1 : first.0 < second.0) : a < b
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let block = blocks[y / 8 * columns + x / 8]
        let sum = order.indices.reduce(0.0) { sum, place in
          let (v, u) = order[place]
          let root = 0.5.squareRoot()
          return sum + Double(block[place] * quantization[place]) * (u == 0 ? root : 1)
            * (v == 0 ? root : 1)
            * cos(Double((2 * (x % 8) + 1) * u) * .pi / 16)
            * cos(Double((2 * (y % 8) + 1) * v) * .pi / 16)
        }
        let level = min(max(sum / 4 + 128, 0), 255)
        #expect(abs(Double(picture[x, y].red) - level) <= 0.51, "\(x) \(y)")
        #expect(picture[x, y].green == picture[x, y].red && picture[x, y].alpha == 255)
      }
    }
  }
}
