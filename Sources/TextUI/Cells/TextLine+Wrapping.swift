extension TextLine {
  /// The text as lines of at most `columns`: broken at line ends, then at spaces and hyphens, then
  /// between clusters. Beyond `limit` lines the last one is truncated. O(length).
  ///
  /// A cluster wider than `columns` stands alone on a line that is too wide; there is always at
  /// least one line.
  package static func wrapping(
    _ text: Substring, columns: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> [TextLine] {
    var lines: [TextLine] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        if let limit, lines.count == max(limit, 1) - 1 {
          let isLast = paragraph.endIndex == text.endIndex
          lines.append(
            isLast
              ? truncating(rest, columns: columns, truncation: truncation)
              : shortened(rest, columns: columns, truncation: truncation))
          return lines
        }
        let (line, next) = firstLine(of: rest, columns: columns)
        lines.append(line)
        rest = rest[next...]
      } while !rest.isEmpty
    }
    return lines
  }

  private static func firstLine(
    of text: Substring, columns: Int
  ) -> (line: TextLine, next: Substring.Index) {
    var index = text.startIndex
    var used = 0
    var breakEnd: Substring.Index?
    while index < text.endIndex {
      let next = text.index(after: index)
      let width = TextWidth.columns(of: text[index..<next])
      if text[index] == " " {
        breakEnd = next
      } else if used + width > columns, index > text.startIndex {
        let end = breakEnd ?? index
        var trimmed = text[..<end]
        while trimmed.last == " " { trimmed.removeLast() }
        return (TextLine(head: trimmed, tail: nil, columns: TextWidth.columns(of: trimmed)), end)
      }
      used += width
      index = next
    }
    return (TextLine(head: text, tail: nil, columns: used), text.endIndex)
  }
}
