import TextCells

extension Terminal {
  /// Wraps a text at spaces.
  ///
  /// A continued line has the indentation of its start, or two cells more after a label (two or
  /// more spaces after the first words) where that leaves room for words. A word longer than a line
  /// is broken, except for paths and links, which must stay whole for copying.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(line: String($0), to: columns) }
  }

  private static func wrapped(line: String, to columns: Int) -> [String] {
    guard TextWidth.columns(of: line) > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let words = line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    let margin = indent + (words.contains("") && columns >= 12 ? "  " : "")
    var lines: [String] = []
    var open = indent
    var isEmpty = true
    for word in words {
      // Repeated spaces only matter within a line.
      if word.isEmpty, isEmpty { continue }
      let next = isEmpty ? open + word : "\(open) \(word)"
      if TextWidth.columns(of: next) <= columns {
        (open, isEmpty) = (next, false)
        continue
      }
      if word.isEmpty { continue }
      if !isEmpty {
        lines.append(trimmed(open))
        open = margin
      }
      let room = max(1, columns - margin.count)
      if TextWidth.columns(of: word) > room, !isPath(word, longerThan: room) {
        let pieces = TextLine.wrapping(word, columns: room).map { $0.text() }
        lines += pieces.dropLast().map { margin + $0 }
        open = margin + (pieces.last ?? "")
      } else {
        open += word
      }
      isEmpty = false
    }
    return lines + [trimmed(open)]
  }

  /// Whether a word is a path or link that does not fit; Chinese text may follow it directly.
  private static func isPath(_ word: Substring, longerThan room: Int) -> Bool {
    guard word.hasPrefix("/") || word.firstRange(of: "://") != nil else { return false }
    return TextWidth.columns(of: word.prefix { !"。，：；、".contains($0) }) > room
  }

  static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
