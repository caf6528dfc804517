extension ByteBuffer {
  /// Appends the glyphs of a run as text of XML or HTML.
  mutating func append(
    _ run: MarkupRun, of cells: ArraySlice<PackedCell>, _ clusters: UTF8Bytes
  ) {
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

  /// Appends a link of printable ASCII, which has no quotes, as the value of an attribute.
  mutating func append(escaped link: String) {
    for byte in link.utf8 {
      if byte == 0x26 { append("&amp;") } else { append(byte) }
    }
  }

  /// Appends a colour as `#rrggbb`; its alpha is left out.
  mutating func append(hex color: RGBA) {
    append(0x23)
    for channel in [color.red, color.green, color.blue] {
      for digit in [channel >> 4, channel & 0xF] {
        append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
  }

  /// Appends a length given in tenths: `84` is `8.4`.
  mutating func append(tenths: Int) {
    append(decimal: tenths / 10)
    if tenths % 10 == 0 { return }
    append(0x2E)
    append(decimal: tenths % 10)
  }
}
