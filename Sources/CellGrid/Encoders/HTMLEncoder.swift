/// Writes runs of cells as `span` and `a` elements.
struct HTMLEncoder: ~Copyable {
  var output: ByteBuffer
  private let palette: TerminalPalette

  init(palette: TerminalPalette, capacity: Int) {
    self.palette = palette
    output = ByteBuffer(capacity: capacity)
  }

  mutating func open() {
    // Whole pixels a line, and no more than a glyph is high: blocks of neighbouring rows touch.
    output.append("<pre style=\"display:inline-block;margin:0;padding:.5em 1ch;border-radius:.5em;")
    output.append("direction:ltr;unicode-bidi:isolate;font:14px/16px ")
    output.append(MonospacedFont.families)
    output.append(";font-variant-ligatures:none;color:")
    output.append(hex: palette.foreground)
    output.append(";background:")
    output.append(hex: palette.background)
    output.append("\">")
  }

  mutating func close() {
    output.append("</pre>")
  }

  /// Stands on an empty first line, since a line feed right after `<pre>` is ignored.
  mutating func keepFirstLine() {
    output.append("<span></span>")
  }

  /// Appends a run whose glyphs `content` writes.
  mutating func append(
    _ run: MarkupRun, link: String?, content: (inout ByteBuffer) -> Void
  ) {
    let isBoxed = run.kind != .latin
    if !isBoxed && link == nil && !run.style.hasDifferentInk(from: .blank)
      && !run.style.hasDifferentGround(from: .blank)
    {
      return content(&output)
    }
    if let link {
      output.append("<a href=\"")
      output.append(escaped: link)
      output.append("\" style=\"color:inherit;text-decoration:none;")
    } else {
      output.append("<span style=\"")
    }
    appendStyle(of: run.style)
    if isBoxed { appendBox(of: run) }
    output.append("\">")
    content(&output)
    output.append(link == nil ? "</span>" : "</a>")
  }

  /// Keeps a run in its columns, whatever its glyphs measure.
  private mutating func appendBox(of run: MarkupRun) {
    output.append("display:inline-block;width:")
    output.append(decimal: run.columns.count)
    output.append("ch;")
    if run.kind == .single && run.columns.count == 2 { output.append("text-align:center;") }
    if run.kind == .rightToLeft { output.append("direction:rtl;unicode-bidi:isolate;") }
  }

  private mutating func appendStyle(of cell: PackedCell) {
    if let color = cell.dimmedForeground(on: palette) {
      output.append("color:")
      output.append(hex: color)
      output.append(0x3B)
    }
    if let color = cell.opaqueBackground(on: palette) {
      output.append("background:")
      output.append(hex: color)
      output.append(0x3B)
    }
    let attributes = CellAttributes(rawValue: cell.flags.intersection(.attributes).rawValue)
    if attributes.contains(.bold) { output.append("font-weight:bold;") }
    if attributes.contains(.italic) { output.append("font-style:italic;") }
    if let decoration = attributes.decoration {
      output.append("text-decoration:")
      output.append(decoration)
      output.append(0x3B)
    }
  }
}

extension CellAttributes {
  /// The lines as a value of CSS's `text-decoration`; `nil` if there are none.
  var decoration: StaticString? {
    switch (contains(.underline), contains(.strikethrough)) {
    case (true, true): "underline line-through"
    case (true, false): "underline"
    case (false, true): "line-through"
    case (false, false): nil
    }
  }
}
