/// Decodes the first frame of a GIF (87a, 89a) on a transparent canvas.
struct GIFDecoder {
  private let bytes: [UInt8]
  private var offset = 6

  static func decode(_ bytes: [UInt8], _ job: Picture.Job) throws(PictureError) -> Picture {
    var decoder = GIFDecoder(bytes)
    return try decoder.picture(job)
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func picture(_ job: Picture.Job) throws(PictureError) -> Picture {
    let (width, height) = (try short(), try short())
    guard let size = PixelSize(width: width, height: height) else { throw broken }
    let flags = try byte()
    offset += 2
    let palette = flags & 0x80 != 0 ? try colors(flags) : []
    var shrinker = PictureShrinker(from: size, to: try job.target(for: size))
    var clearIndex: Int?
    while true {
      switch try byte() {
      case 0x21:
        let isControl = try byte() == 0xF9
        let content = try blocks()
        if isControl, content.count >= 4 {
          clearIndex = content[0] & 1 != 0 ? Int(content[3]) : nil
        }
      case 0x2C:
        try readFrame(job, on: size, palette: palette, clearIndex: clearIndex, into: &shrinker)
        return shrinker.picture()
      default: throw broken
      }
    }
  }

  private mutating func readFrame(
    _ job: Picture.Job, on canvas: PixelSize, palette: [Picture.Pixel], clearIndex: Int?,
    into shrinker: inout PictureShrinker
  ) throws(PictureError) {
    let (left, top, width, height) = (try short(), try short(), try short(), try short())
    let flags = try byte()
    var colors = flags & 0x80 != 0 ? try self.colors(flags) : palette
    if let clearIndex, colors.indices.contains(clearIndex) { colors[clearIndex] = .clear }
    guard let size = PixelSize(width: width, height: height), !colors.isEmpty else { throw broken }
    _ = try job.target(for: size)  // it may be larger than its canvas, and is read as a whole
    let codeSize = Int(try byte())
    let start = offset
    guard (2...8).contains(codeSize) else { throw broken }
    var stream = LZWStream(try blocks(), codeSize: codeSize)
    var row = [UInt8](repeating: 0, count: width)
    // The part of a frame outside of the canvas is invisible.
    let shown = left..<max(min(left + width, canvas.width), left)
    for y in Self.rows(height, isInterlaced: flags & 0x40 != 0) {
      do throws(BrokenStream) {
        try stream.read(into: &row)
        guard top + y < canvas.height, !shown.isEmpty else { continue }
        shrinker.add(
          row.prefix(shown.count).map { Int($0) < colors.count ? colors[Int($0)] : .clear },
          row: top + y, from: left)
      } catch {
        throw .malformed(.gif, offset: start)
      }
    }
  }

  /// The rows of a frame in stored order; an interlaced frame has four passes.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }

  private var broken: PictureError { .malformed(.gif, offset: min(offset, bytes.count)) }

  private mutating func byte() throws(PictureError) -> UInt8 {
    guard offset < bytes.count else { throw broken }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func short() throws(PictureError) -> Int {
    Int(try byte()) | Int(try byte()) << 8
  }

  private mutating func colors(_ flags: UInt8) throws(PictureError) -> [Picture.Pixel] {
    let count = 2 << Int(flags & 7)
    guard bytes.count - offset >= 3 * count else { throw broken }
    defer { offset += 3 * count }
    return stride(from: offset, to: offset + 3 * count, by: 3).map {
      Picture.Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
  }

  /// The content of a chain of blocks, each preceded by its length, up to an empty one.
  private mutating func blocks() throws(PictureError) -> [UInt8] {
    var content: [UInt8] = []
    while case let length = Int(try byte()), length > 0 {
      guard bytes.count - offset >= length else { throw broken }
      content += bytes[offset..<offset + length]
      offset += length
    }
    return content
  }
}

/// Decompresses GIF's LZW: codes of growing width for strings seen before.
struct LZWStream {
  private var bits: BitSource
  private let clear: Int
  private var width: Int
  /// By code: the code it extends, its last byte and its length.
  private var prefixes: [UInt16]
  private var lasts: [UInt8]
  private var lengths: [UInt16]
  private var previous: Int?
  /// The string of the last code; `taken` bytes of it are already returned.
  private var string = [UInt8](repeating: 0, count: 4096)
  private var length = 0
  private var taken = 0

  init(_ bytes: [UInt8], codeSize: Int) {
    bits = BitSource(bytes)
    clear = 1 << codeSize
    width = codeSize + 1
    prefixes = Array(repeating: 0, count: clear + 2)
    lasts = (0..<clear + 2).map { UInt8(truncatingIfNeeded: $0) }
    lengths = Array(repeating: 1, count: clear + 2)
  }

  mutating func read(into row: inout [UInt8]) throws(BrokenStream) {
    var index = 0
    while index < row.count {
      if taken == length { try readCode() }
      let count = min(length - taken, row.count - index)
      for step in 0..<count { row[index + step] = string[taken + step] }
      taken += count
      index += count
    }
  }

  private mutating func readCode() throws(BrokenStream) {
    let code = try bits.take(width)
    if code == clear {
      width = clear.trailingZeroBitCount + 1
      for _ in clear + 2..<prefixes.count {
        prefixes.removeLast()
        lasts.removeLast()
        lengths.removeLast()
      }
      previous = nil
      return
    }
    guard code != clear + 1, code < prefixes.count || code == prefixes.count && previous != nil
    else { throw BrokenStream() }
    if let previous {
      // A code that refers to itself begins and ends with the same byte.
      let first = firstByte(of: code < prefixes.count ? code : previous)
      if prefixes.count < 4096 {
        prefixes.append(UInt16(previous))
        lasts.append(first)
        lengths.append(lengths[previous] + 1)
        if prefixes.count == 1 << width, width < 12 { width += 1 }
      } else if code >= prefixes.count {
        throw BrokenStream()
      }
    }
    unpack(code)
    previous = code
  }

  private func firstByte(of code: Int) -> UInt8 {
    var code = code
    while lengths[code] > 1 { code = Int(prefixes[code]) }
    return lasts[code]
  }

  private mutating func unpack(_ code: Int) {
    (length, taken) = (Int(lengths[code]), 0)
    var code = code
    for index in (0..<length).reversed() {
      string[index] = lasts[code]
      code = Int(prefixes[code])
    }
  }
}
