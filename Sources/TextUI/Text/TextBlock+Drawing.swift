extension TextBlock {
  func draw(in context: inout DrawingContext, _ memory: inout TextMemory) {
    // A symbol is one glyph: it is there or not.
    if !isImage {
      context.leaveClippedColumns()
      if context.rect.isEmpty { return }
    }
    let area = context.rect
    if drawLargeNumerals(in: &context) { return }
    if let width = form.columns, width <= area.columns {
      let shown = isImage ? context.turned(form.text.string) : form.text.string
      let line = TextLine(head: shown[...], columns: width)
      draw(line, of: form.text, row: 0, in: &context)
      return
    }
    let rows = Self.rows(in: context.frame.height, limit: limits.maximumLines)
    let text = wrapped(columns: max(1, area.columns), rows: rows, &memory)
    for (row, line) in text.lines.enumerated() { draw(line, of: text.form, row: row, in: &context) }
  }

  /// Draws the text in large numerals, if it was measured in them.
  private func drawLargeNumerals(in context: inout DrawingContext) -> Bool {
    guard
      largeColumns(columns: context.rect.columns, height: context.frame.height) != nil,
      let style = form.text.runs.first?.style,
      let lines = LargeNumerals.lines(
        of: form.text.string, columns: context.rect.columns, in: context.glyphSet)
    else { return false }
    if isRedacted {
      for row in lines.indices {
        var pen = TextPen(column: 0, row: row)
        // As high as the digits, which begin in the middle of their first row.
        pen.bar(row == 0 ? "▄" : "█", columns: lines[row].count, style: style, in: &context)
      }
      return true
    }
    for (row, line) in lines.enumerated() {
      _ = context.write(line[...], column: 0, row: row, style: style)
    }
    return true
  }

  private func draw(
    _ line: TextLine, of text: StyledText, row: Int, in context: inout DrawingContext
  ) {
    var pen = TextPen(column: indent(of: line, in: context.rect.columns), row: row)
    if isRedacted {
      // Lower than a row, to keep lines apart.
      pen.bar("▆", columns: line.columns, style: text.runs.first?.style, in: &context)
      return
    }
    pen.write(line.head, of: text, in: &context)
    if let tail = line.tail {
      pen.ellipsis(after: line.head, of: text, in: &context)
      pen.write(tail, of: text, in: &context)
    }
  }

  private func indent(of line: TextLine, in columns: Int) -> Int {
    let spare = max(0, columns - line.columns)
    return switch limits.alignment {
    case .leading: 0
    case .center: spare / 2
    case .trailing: spare
    }
  }
}

/// The position of the next piece of a line.
private struct TextPen {
  var column: Int
  let row: Int

  mutating func write(_ part: Substring, of text: StyledText, in context: inout DrawingContext) {
    if text.runs.count == 1 {
      column = context.write(part, column: column, row: row, style: text.runs[0].style)
      return
    }
    let utf8 = text.string.utf8
    var start = part.startIndex
    for run in text.runs where start < part.endIndex {
      let runEnd = utf8.index(utf8.startIndex, offsetBy: run.end)
      if runEnd <= start { continue }
      let next = min(runEnd, part.endIndex)
      column = context.write(text.string[start..<next], column: column, row: row, style: run.style)
      start = next
    }
  }

  /// Writes the ellipsis in the style of the text before it.
  mutating func ellipsis(
    after head: Substring, of text: StyledText, in context: inout DrawingContext
  ) {
    let offset = text.string.utf8.distance(from: text.string.startIndex, to: head.endIndex)
    guard let style = (text.runs.first { $0.end >= offset } ?? text.runs.last)?.style else {
      return
    }
    context.put(
      TextLine.ellipsis(context.glyphSet), column: column, row: row, color: style.color,
      attributes: style.attributes)
    column += 1
  }

  /// Draws a bar as long as the letters it replaces.
  mutating func bar(
    _ block: Unicode.Scalar, columns: Int, style: StyledText.Style?,
    in context: inout DrawingContext
  ) {
    guard let style else { return }
    let glyph = context.glyphSet == .unicode ? block : "#"
    for offset in 0..<columns {
      context.put(
        glyph, column: column + offset, row: row, color: style.color.multiplyingOpacity(by: 0.3))
    }
  }
}
