extension TextLine {
  /// The text on one line of at most `columns`, with an ellipsis of one column where something had
  /// to go.
  ///
  /// No cluster is split, and no space is left beside the ellipsis. Where not even the ellipsis
  /// fits, the line is empty. O(length).
  package static func truncating(
    _ text: Substring, columns limit: Int, truncation: TextTruncation = .tail
  ) -> TextLine {
    let columns = TextWidth.columns(of: text)
    if columns <= limit { return TextLine(head: text, columns: columns) }
    return abbreviating(text, of: columns, to: limit, truncation: truncation)
  }

  /// The text with an ellipsis, even where it would fit without one.
  static func abbreviating(
    _ text: Substring, to limit: Int, truncation: TextTruncation
  ) -> TextLine {
    abbreviating(text, of: TextWidth.columns(of: text), to: limit, truncation: truncation)
  }

  private static func abbreviating(
    _ text: Substring, of columns: Int, to limit: Int, truncation: TextTruncation
  ) -> TextLine {
    if limit < 1 { return TextLine(head: text.prefix(0), columns: 0) }
    let room = limit - 1
    let headRoom =
      switch truncation {
      case .head: 0
      case .middle: room / 2
      case .tail: room
      }
    let (head, headColumns) = prefix(of: text, columns: headRoom)
    let tailRoom = truncation == .tail ? 0 : room - headColumns
    let (tail, tailColumns) = suffix(of: text, totalling: columns, columns: tailRoom)
    return TextLine(head: head, tail: tail, columns: headColumns + 1 + tailColumns)
  }

  /// The longest start of the text that fits, without spaces at its end.
  private static func prefix(
    of text: Substring, columns limit: Int
  ) -> (text: Substring, columns: Int) {
    let (end, columns) = text.withUTF8Bytes { bytes in
      var used = 0
      var kept = (end: 0, columns: 0)
      for cluster in ClusterScanner(bytes) {
        used += cluster.columns
        if used > limit { break }
        if cluster.breaking != .space { kept = (cluster.range.upperBound, used) }
      }
      return kept
    }
    return (text.slice(0..<end), columns)
  }

  /// The longest end of the text that fits, without spaces at its start.
  private static func suffix(
    of text: Substring, totalling total: Int, columns limit: Int
  ) -> (text: Substring, columns: Int) {
    let (start, columns) = text.withUTF8Bytes { bytes in
      var rest = total
      for cluster in ClusterScanner(bytes) {
        if rest <= limit && cluster.isInk {
          return (cluster.range.lowerBound, rest)
        }
        rest -= cluster.columns
      }
      return (bytes.count, 0)
    }
    return (text.slice(start..<text.utf8.count), columns)
  }
}

extension Substring {
  /// The piece between two offsets into the UTF-8, both at cluster boundaries.
  func slice(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}

/// Where a text that does not fit loses what is replaced by an ellipsis.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At its start: `…world`.
  case head
  /// In its middle: `Hel…rld`.
  case middle
  /// At its end: `Hello…`.
  case tail
}
