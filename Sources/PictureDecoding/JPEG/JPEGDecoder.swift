/// Decodes JPEG (ITU-T T.81): baseline and progressive, 8 bits, grey, YCbCr, RGB, CMYK and YCCK,
/// any subsampling, upright by its EXIF orientation.
///
/// Draws a baseline file row by row while reading it, a progressive one after its last scan.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private let job: Picture.Job
  private var offset = 2
  private var quantization = [[Float]?](repeating: nil, count: 4)
  private var dcTables = [HuffmanTable?](repeating: nil, count: 4)
  private var acTables = [HuffmanTable?](repeating: nil, count: 4)
  private var restartInterval = 0
  private var orientation = Orientation.up
  private var adobeTransform: UInt8?
  private var frame: JPEGFrame?
  private var canvas: JPEGCanvas?
  private var scanCount = 0

  /// More than any encoder writes; each scan costs a walk over all blocks.
  private static let mostScans = 200

  static func decode(_ bytes: [UInt8], _ job: Picture.Job) throws(PictureError) -> Picture {
    var decoder = JPEGDecoder(bytes, job)
    return try decoder.picture()
  }

  private init(_ bytes: [UInt8], _ job: Picture.Job) {
    self.bytes = bytes
    self.job = job
  }

  private mutating func picture() throws(PictureError) -> Picture {
    while true {
      let marker = try nextMarker()
      switch marker {
      case 0xD9:
        guard var canvas, scanCount > 0, let frame else { throw broken }
        if !canvas.isDrawn { canvas.draw(frame, quantization) }
        guard canvas.isDrawn else { throw broken }
        return orientation.turned(canvas.picture())
      case 0xD8, 0x01, 0xD0...0xD7: continue
      default: try readSegment(marker)
      }
    }
  }

  private var broken: PictureError { .malformed(.jpeg, offset: min(offset, bytes.count)) }

  private mutating func nextMarker() throws(PictureError) -> UInt8 {
    guard offset < bytes.count, bytes[offset] == 0xFF else { throw broken }
    while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
    guard offset < bytes.count, bytes[offset] != 0 else { throw broken }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func readSegment(_ marker: UInt8) throws(PictureError) {
    guard bytes.count - offset >= 2 else { throw broken }
    let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    guard length >= 2, length <= bytes.count - offset else { throw broken }
    let segment = Array(bytes[offset + 2..<offset + length])
    switch marker {
    case 0xC0, 0xC1, 0xC2: try readFrame(segment, isProgressive: marker == 0xC2)
    case 0xC4: try readHuffmanTables(segment)
    case 0xC3, 0xC5...0xCF: throw .unsupported(.jpeg, .coding)
    case 0xDA:
      offset += length
      return try readScan(segment)
    case 0xDB: try readQuantization(segment)
    case 0xDD:
      guard segment.count == 2 else { throw broken }
      restartInterval = Int(segment[0]) << 8 | Int(segment[1])
    case 0xE1 where frame == nil: orientation = Orientation(exif: segment) ?? orientation
    case 0xEE where segment.count >= 12 && segment.starts(with: "Adobe".utf8):
      adobeTransform = segment[11]
    default: break
    }
    offset += length
  }

  private mutating func readFrame(_ segment: [UInt8], isProgressive: Bool) throws(PictureError) {
    guard frame == nil else { throw broken }
    let frame = try JPEGFrame(segment, isProgressive: isProgressive, offset: offset)
    self.frame = frame
    // The box limits the upright picture.
    let upright = orientation.isTransposed ? frame.size.transposed : frame.size
    let target = try job.target(for: upright)
    canvas = JPEGCanvas(
      frame, target: orientation.isTransposed ? target.transposed : target,
      adobeTransform: adobeTransform)
  }

  private mutating func readQuantization(_ segment: [UInt8]) throws(PictureError) {
    var rest = segment[...]
    while let head = rest.popFirst() {
      let width = head >> 4 == 0 ? 1 : 2
      guard head >> 4 <= 1, head & 15 < 4, rest.count >= 64 * width else { throw broken }
      quantization[Int(head & 15)] = (0..<64).map { place in
        let start = rest.startIndex + place * width
        return width == 1 ? Float(rest[start]) : Float(rest[start]) * 256 + Float(rest[start + 1])
      }
      rest = rest.dropFirst(64 * width)
    }
  }

  private mutating func readHuffmanTables(_ segment: [UInt8]) throws(PictureError) {
    var rest = segment[...]
    while let head = rest.popFirst() {
      let counts = Array(rest.prefix(16))
      let total = counts.reduce(0) { $0 + Int($1) }
      guard head & 15 < 4, head >> 4 <= 1, rest.count >= 16 + total,
        let table = HuffmanTable(
          counts: counts, values: Array(rest.dropFirst(16).prefix(total)))
      else { throw broken }
      if head >> 4 == 0 {
        dcTables[Int(head & 15)] = table
      } else {
        acTables[Int(head & 15)] = table
      }
      rest = rest.dropFirst(16 + total)
    }
  }

  private mutating func readScan(_ segment: [UInt8]) throws(PictureError) {
    guard var frame, var canvas, let count = segment.first, (1...4).contains(count),
      segment.count == 4 + 2 * Int(count), scanCount < Self.mostScans, !canvas.isDrawn
    else { throw broken }
    // Clears the stored copies, so that the coefficients have one owner and are not copied.
    self.frame = nil
    self.canvas = nil
    scanCount += 1
    var components: [Int] = []
    for start in stride(from: 1, to: 1 + 2 * Int(count), by: 2) {
      guard
        let index = frame.components.firstIndex(where: { $0.identifier == segment[start] }),
        !components.contains(index), segment[start + 1] & 0xCC == 0
      else { throw broken }
      frame.components[index].dcTable = Int(segment[start + 1] >> 4)
      frame.components[index].acTable = Int(segment[start + 1] & 15)
      components.append(index)
    }
    let tail = segment.suffix(3).map { Int($0) }
    guard
      let scan = scan(of: components, tail, isProgressive: frame.isProgressive, canvas.kept)
    else { throw broken }
    for index in components {
      guard frame.components[index].advance(by: scan) else { throw broken }
    }
    // A thumbnail keeps only the means, so scans of higher frequencies are skipped.
    if scan.band.lowerBound > 0, canvas.kept == 1 {
      (self.frame, self.canvas) = (frame, canvas)
      offset = bytes.endOfScan(from: offset)
      return
    }
    var reader = ScanReader(
      bits: JPEGBits(bytes, from: offset), restartInterval: restartInterval, scan: scan)
    do throws(BrokenStream) {
      if !frame.isProgressive, components.count == frame.components.count {
        try reader.draw(&frame, on: &canvas, quantization)
      } else {
        canvas.reserve(&frame)
        try reader.read(&frame)
      }
    } catch {
      throw .malformed(.jpeg, offset: reader.bits.offset)
    }
    offset = bytes.endOfScan(from: reader.bits.offset)
    (self.frame, self.canvas) = (frame, canvas)
  }

  private func scan(
    of components: [Int], _ tail: [Int], isProgressive: Bool, _ kept: Int
  ) -> JPEGScan? {
    let (first, last, high, low) = (tail[0], tail[1], tail[2] >> 4, tail[2] & 15)
    guard
      !isProgressive || first <= last && last < 64 && low <= 13 && (high == 0 || high == low + 1),
      !isProgressive || (first == 0) == (last == 0), first == 0 || components.count == 1
    else { return nil }
    return JPEGScan(
      components: components, band: isProgressive ? first...last : 0...63,
      isProgressive: isProgressive, isRefinement: isProgressive && high > 0,
      shift: isProgressive ? low : 0, kept: kept, dcTables: dcTables, acTables: acTables)
  }
}

extension [UInt8] {
  /// The next marker after a scan's pixels, which may contain 0xFF before a 0 and restart markers.
  func endOfScan(from start: Int) -> Int {
    var offset = start
    while offset + 1 < count {
      let next = self[offset + 1]
      if self[offset] == 0xFF, next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) {
        return offset
      }
      offset += 1
    }
    return count
  }
}
