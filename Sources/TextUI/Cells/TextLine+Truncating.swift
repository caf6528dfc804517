extension TextLine {
  /// The text on one line of at most `columns`, with an ellipsis of one column where something had
  /// to go. No cluster is split; where not even the ellipsis fits, the line is empty. O(length).
  package static func truncating(
    _ text: Substring, columns limit: Int, truncation: TextTruncation = .tail
  ) -> TextLine {
    let columns = TextWidth.columns(of: text)
    if columns <= limit { return TextLine(head: text, tail: nil, columns: columns) }
    return shortened(text, columns: limit, truncation: truncation)
  }

  /// The text with an ellipsis, whether or not it would fit without.
  static func shortened(
    _ text: Substring, columns limit: Int, truncation: TextTruncation
  ) -> TextLine {
    if limit < 1 { return TextLine(head: text.prefix(0), tail: nil, columns: 0) }
    let room = limit - 1
    let headRoom =
      switch truncation {
      case .head: 0
      case .middle: (room + 1) / 2
      case .tail: room
      }
    var head = text.startIndex
    var used = 0
    while head < text.endIndex {
      let next = text.index(after: head)
      let width = TextWidth.columns(of: text[head..<next])
      if used + width > headRoom { break }
      used += width
      head = next
    }
    var tail = text.endIndex
    let tailRoom = truncation == .tail ? 0 : room - used
    var usedAfter = 0
    while tail > head {
      let previous = text.index(before: tail)
      let width = TextWidth.columns(of: text[previous..<tail])
      if usedAfter + width > tailRoom { break }
      usedAfter += width
      tail = previous
    }
    return TextLine(
      head: text[..<head], tail: text[tail...], columns: used + 1 + usedAfter)
  }
}
