/// The growing buffer of UTF-8 that an encoder writes.
///
/// Memory is checked by ``reserve(_:)`` once for several bytes, not for each, which halves the time
/// an encoder takes.
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// The bytes as text, unchecked.
  ///
  /// Checking would take a twentieth of a rendering, and only ASCII and the UTF-8 of strings and of
  /// whole scalars can be appended.
  var text: String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      return String(copying: UTF8Span(unchecked: bytes.span))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func reserve(_ extra: Int) { if count + extra > capacity { grow(by: extra) } }

  private mutating func grow(by extra: Int) {
    capacity = max(capacity * 2, count + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// Appends a byte within the reserved capacity; traps in a debug build beyond it.
  mutating func append(reserved byte: UInt8) {
    assert(count < capacity)
    base[count] = byte
    count += 1
  }

  /// Overwrites the last byte; traps in a debug build where there is none.
  mutating func replaceLast(with byte: UInt8) {
    assert(count > 0)
    base[count - 1] = byte
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    append(reserved: byte)
  }

  /// Appends a byte `repetitions` times, 0 or more.
  mutating func append(repeating byte: UInt8, count repetitions: Int) {
    reserve(repetitions)
    (base + count).update(repeating: byte, count: repetitions)
    count += repetitions
  }

  mutating func append(_ text: String) { text.withUTF8Bytes { append($0) } }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  mutating func append(scalar value: UInt32) {
    reserve(4)
    if value < 0x80 { return append(reserved: UInt8(truncatingIfNeeded: value)) }
    if value < 0x800 {
      append(reserved: UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else {
      if value < 0x10000 {
        append(reserved: UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      } else {
        append(reserved: UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
        append(reserved: UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      }
      append(reserved: UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    }
    append(reserved: UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }
}

extension ByteBuffer {
  /// Appends a glyph of a grid; nothing for the right half of a wide one.
  mutating func append(_ glyph: PackedGlyph, of clusters: UTF8Bytes) {
    if glyph.isPrintableASCII {
      append(UInt8(truncatingIfNeeded: glyph.rawValue))
    } else if glyph.isCluster {
      append(UnsafeBufferPointer(rebasing: clusters[glyph.clusterRange]))
    } else if glyph != .none {
      append(scalar: glyph.scalarValue)
    }
  }
}

extension ByteBuffer {
  /// Appends the glyphs of a run as text of XML or HTML.
  mutating func append(_ run: MarkupRun, of cells: ArraySlice<PackedCell>, _ clusters: UTF8Bytes) {
    for column in run.columns {
      let glyph = cells[cells.startIndex + column].glyph
      switch glyph.rawValue {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      default: append(glyph, of: clusters)
      }
    }
  }
}

extension RGBA {
  /// The colour as `#rrggbb`; its alpha is left out.
  var hex: String {
    let channels = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return "#" + String(channels, radix: 16).dropFirst()
  }
}

extension String {
  /// The text for an attribute in double quotes or an element, with invisible characters shown as
  /// by ``terminalSafe(isIsolated:)``.
  package var escapedMarkup: String {
    replacing("\n", with: " ").terminalSafe().replacing("&", with: "&amp;").replacing(
      "<", with: "&lt;"
    )
    .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

/// Select Graphic Rendition, the escape sequence for styles (ECMA-48, section 8.3.117).
extension ByteBuffer {
  mutating func append(from old: SGRState, to new: SGRState) {
    reserve(64)
    append(reserved: 0x1B)
    append(reserved: 0x5B)
    if new == .initial {
      append(parameter: 0)
    } else {
      appendAttributes(from: old.attributes, to: new.attributes)
      if old.foreground != new.foreground { append(new.foreground, base: 30) }
      if old.background != new.background { append(new.background, base: 40) }
    }
    replaceLast(with: 0x6D)
  }

  private mutating func appendAttributes(from old: CellAttributes, to new: CellAttributes) {
    if old == new { return }
    let weights: CellAttributes = [.bold, .dim]
    let removed = old.subtracting(new)
    var added = new.subtracting(old)
    if !removed.isDisjoint(with: weights) {
      // One parameter ends both weights.
      append(parameter: 22)
      added.formUnion(new.intersection(weights))
    }
    if removed.contains(.italic) { append(parameter: 23) }
    if removed.contains(.underline) { append(parameter: 24) }
    if removed.contains(.strikethrough) { append(parameter: 29) }
    if added.contains(.bold) { append(parameter: 1) }
    if added.contains(.dim) { append(parameter: 2) }
    if added.contains(.italic) { append(parameter: 3) }
    if added.contains(.underline) { append(parameter: 4) }
    if added.contains(.strikethrough) { append(parameter: 9) }
  }

  private mutating func append(_ color: SGRState.Color, base: UInt8) {
    switch color {
    case .own: append(parameter: base + 9)
    case .palette(let index) where index < 8: append(parameter: base + index)
    case .palette(let index) where index < 16: append(parameter: base + 52 + index)
    case .palette(let index):
      append(parameter: base + 8)
      append(parameter: 5)
      append(parameter: index)
    case .rgb(let red, let green, let blue):
      append(parameter: base + 8)
      append(parameter: 2)
      append(parameter: red)
      append(parameter: green)
      append(parameter: blue)
    }
  }

  /// Appends a number and a semicolon within the reserved capacity.
  private mutating func append(parameter: UInt8) {
    let tens = parameter / 10
    if parameter >= 100 { append(reserved: 48 + tens / 10) }
    if parameter >= 10 { append(reserved: 48 + tens % 10) }
    append(reserved: 48 + parameter % 10)
    append(reserved: 0x3B)
  }
}
