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
  /// The text as part of an attribute in double quotes or of an element, with what cannot be seen as
  /// ``terminalSafe(isIsolated:)`` shows it.
  package var escapedMarkup: String {
    replacing("\n", with: " ").terminalSafe().replacing("&", with: "&amp;").replacing(
      "<", with: "&lt;"
    )
    .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
