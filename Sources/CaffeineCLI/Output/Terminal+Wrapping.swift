import TextCells

extension Terminal {
  /// A text on lines of at most so many cells, which end at spaces.
  ///
  /// Where a line is broken, what follows is indented as the line is, and by two cells more where it
  /// begins with a label: two spaces or more after its first words. A word that is longer than a line
  /// is broken too, but for a path or link, which can be copied only whole.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(line: String($0), to: columns) }
  }

  private static func wrapped(line: String, to columns: Int) -> [String] {
    guard TextWidth.columns(of: line) > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let words = line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    let margin = indent + (words.contains("") ? "  " : "")
    var lines: [String] = []
    var open = indent
    var isEmpty = true
    for word in words {
      // Spaces after one another stand only within a line.
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

  /// Whether a word is a path or link for which there is no room; Chinese goes on right behind one.
  private static func isPath(_ word: Substring, longerThan room: Int) -> Bool {
    guard word.hasPrefix("/") || word.firstRange(of: "://") != nil else { return false }
    return TextWidth.columns(of: word.prefix { !"。，：；、".contains($0) }) > room
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
