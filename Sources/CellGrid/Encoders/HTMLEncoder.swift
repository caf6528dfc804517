/// Writes runs of cells as `span` and `a` elements.
struct HTMLEncoder: ~Copyable {
  var output: ByteBuffer
  private let palette: TerminalPalette
  /// Whether the whole is a link, which lies over all but the links in it.
  private var isLink = false

  init(palette: TerminalPalette, capacity: Int) {
    self.palette = palette
    output = ByteBuffer(capacity: capacity)
  }

  /// Begins the element; `isStage` lets pictures stand behind its text, and a link lies over it.
  mutating func open(isStage: Bool, link: String?, page: RGBA) {
    let stage =
      (isStage || link != nil ? ";position:relative" : "") + (isStage ? ";isolation:isolate" : "")
    // Whole pixels a line, and no more than a glyph is high: blocks of neighbouring rows touch.
    output.append(
      """
      <pre style="display:inline-block;margin:0;padding:.5em 1ch;border-radius:.5em;\
      direction:ltr;unicode-bidi:isolate;font:14px/16px \(MonospacedFont.families);\
      font-variant-ligatures:none;color:\(palette.foreground.hex);\
      background:\(page.hex)\(stage)">
      """)
    guard let link else { return }
    isLink = true
    output.append("<a href=\"\(link.escapedLink)\" style=\"position:absolute;inset:0\"></a>")
  }

  /// The attributes that put an element on all cells, behind their text.
  static func place(columns: Int, rows: Int) -> String {
    """
    style="position:absolute;z-index:-1;left:1ch;top:.5em;width:\(columns)ch;\
    height:\(rows * 16)px"
    """
  }

  mutating func close() {
    output.append("</pre>")
  }

  /// Stands on an empty first line, since a line feed right after `<pre>` is ignored.
  mutating func keepFirstLine() {
    output.append("<span></span>")
  }

  /// Appends a run whose glyphs `content` writes.
  mutating func append(_ run: MarkupRun, link: String?, content: (inout ByteBuffer) -> Void) {
    let isBoxed = run.kind != .latin
    if !isBoxed && link == nil && !run.style.hasDifferentInk(from: .blank)
      && !run.style.hasDifferentGround(from: .blank)
    {
      return content(&output)
    }
    let style = style(of: run.style) + (isBoxed ? box(of: run) : "")
    if let link {
      output.append(
        """
        <a href="\(link.escapedLink)" style="\(isLink ? "position:relative;" : "")\
        color:inherit;text-decoration:none;\(style)">
        """)
    } else {
      output.append("<span style=\"\(style)\">")
    }
    content(&output)
    output.append(link == nil ? "</span>" : "</a>")
  }

  /// Keeps a run in its columns, whatever its glyphs measure.
  private func box(of run: MarkupRun) -> String {
    var box = "display:inline-block;width:\(run.columns.count)ch;"
    if run.kind == .single && run.columns.count == 2 { box += "text-align:center;" }
    if run.kind == .rightToLeft { box += "direction:rtl;unicode-bidi:isolate;" }
    return box
  }

  private func style(of cell: PackedCell) -> String {
    var style = cell.dimmedForeground(on: palette).map { "color:\($0.hex);" } ?? ""
    if let color = cell.opaqueBackground(on: palette) { style += "background:\(color.hex);" }
    if cell.attributes.contains(.bold) { style += "font-weight:bold;" }
    if cell.attributes.contains(.italic) { style += "font-style:italic;" }
    if let decoration = cell.attributes.decoration { style += "text-decoration:\(decoration);" }
    return style
  }
}

extension CellAttributes {
  /// The lines as a value of CSS's `text-decoration`; `nil` if there are none.
  var decoration: String? {
    switch (contains(.underline), contains(.strikethrough)) {
    case (true, true): "underline line-through"
    case (true, false): "underline"
    case (false, true): "line-through"
    case (false, false): nil
    }
  }
}
