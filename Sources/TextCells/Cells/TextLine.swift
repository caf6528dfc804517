/// One line of a wrapped text, as slices of the whole text, whose indices find the styles there.
package struct TextLine: Hashable, Sendable {
  /// The start of the line; all of it if nothing was left out.
  package let head: Substring
  /// The end of the line, after the ellipsis; `nil` if nothing was left out.
  package let tail: Substring?
  /// The width in cells, ellipsis included.
  package let columns: Int

  package init(head: Substring, tail: Substring? = nil, columns: Int) {
    self.head = head
    self.tail = tail
    self.columns = columns
  }

  /// The ellipsis, one column wide.
  package static func ellipsis(_ glyphSet: GlyphSet) -> Unicode.Scalar {
    glyphSet == .unicode ? "…" : "~"
  }

  package func text(glyphSet: GlyphSet = .unicode) -> String {
    guard let tail else { return String(head) }
    var text = String(head)
    text.unicodeScalars.append(Self.ellipsis(glyphSet))
    text += tail
    return text
  }

  /// The text as lines of at most `columns`; truncates the last of `limit` if more would follow.
  ///
  /// Lines end at line ends of the text, else after spaces and hyphens and beside ideographs, else
  /// between clusters; spaces at a break disappear. There is always at least one line. Columns
  /// below 1 count as 1; a glyph of two columns then stands on a line that is too wide. O(length).
  package static func wrapping(
    _ text: Substring, columns: Int, limit: Int? = nil, truncation: TextTruncation = .tail,
    keptWord: Int? = nil
  ) -> [TextLine] {
    let limit = max(limit ?? .max, 1)
    return text.withUTF8Bytes { bytes in
      var lines: [TextLine] = []
      for line in LineBreaker(bytes, columns: columns, keptWord: keptWord) {
        if lines.count + 1 == limit && line.next != nil {
          let rest = text.slice(line.range.lowerBound..<bytes.count)
          lines.append(lastLine(of: rest, columns: columns, truncation: truncation))
          break
        }
        let piece = text.slice(line.range)
        lines.append(
          line.isTooLong
            ? truncating(piece, columns: columns, truncation: truncation)
            : TextLine(head: piece, columns: line.columns))
      }
      return lines
    }
  }

  /// The last line: the rest of its paragraph, with an ellipsis if more text follows.
  private static func lastLine(
    of rest: Substring, columns: Int, truncation: TextTruncation
  ) -> TextLine {
    let (end, hasMore) = rest.withUTF8Bytes { bytes in
      var scanner = ClusterScanner(bytes)
      while let cluster = scanner.next() {
        if cluster.breaking == .newline {
          return (cluster.range.lowerBound, scanner.contains { $0.isInk })
        }
      }
      return (bytes.count, false)
    }
    let paragraph = rest.slice(0..<end)
    return hasMore
      ? abbreviating(paragraph, to: columns, truncation: truncation)
      : truncating(paragraph, columns: columns, truncation: truncation)
  }

  /// The text on one line of at most `columns`, with an ellipsis of one column if it is cut.
  ///
  /// Splits no cluster, ends in no part of a number or time, which would read as another one, and
  /// leaves no space beside the ellipsis. If even the ellipsis does not fit,
  /// the line is empty. O(length).
  package static func truncating(
    _ text: Substring, columns limit: Int, truncation: TextTruncation = .tail
  ) -> TextLine {
    let columns = TextWidth.columns(of: text)
    if columns <= limit { return TextLine(head: text, columns: columns) }
    return abbreviating(text, of: columns, to: limit, truncation: truncation)
  }

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
    var (head, headColumns) = prefix(of: text, columns: headRoom)
    if truncation == .tail {
      let cut = columnsOfNumber(cutAt: head.utf8.count, in: text)
      (head, headColumns) = (head.dropLast(cut), headColumns - cut)
    }
    let tailRoom = truncation == .tail ? 0 : room - headColumns
    let (tail, tailColumns) = suffix(of: text, totalling: columns, columns: tailRoom)
    return TextLine(head: head, tail: tail, columns: headColumns + 1 + tailColumns)
  }

  /// The columns before a byte, of which each is one, of a number that goes on after it, with the
  /// sign and the spaces before; 0 outside of a number, and where nothing would be left.
  private static func columnsOfNumber(cutAt end: Int, in text: Substring) -> Int {
    text.withUTF8Bytes { bytes in
      func isDigit(_ index: Int) -> Bool {
        bytes.indices.contains(index) && 0x30...0x39 ~= bytes[index]
      }
      func isPart(_ index: Int) -> Bool {
        isDigit(index)
          || isDigit(index - 1) && isDigit(index + 1)
            && [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ",")].contains(bytes[index])
      }
      guard isPart(end - 1), isPart(end) else { return 0 }
      var start = end
      while isPart(start - 1) { start -= 1 }
      let signs = [UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: "+")]
      if start > 0, signs.contains(bytes[start - 1]) { start -= 1 }
      while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      return start > 0 ? end - start : 0
    }
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
        if rest <= limit && cluster.isInk { return (cluster.range.lowerBound, rest) }
        rest -= cluster.columns
      }
      return (bytes.count, 0)
    }
    return (text.slice(start..<text.utf8.count), columns)
  }
}

/// How many columns text takes on a grid of character cells.
///
/// Text is measured by grapheme cluster, each 0, 1 or 2 columns wide, so that
/// `columns(of: a + b) == columns(of: a) + columns(of: b)` wherever the join is a cluster boundary.
/// `Docs/TextWidth.md` states the rules, the data and the contested cases.
public enum TextWidth {
  /// The columns of one line of text; controls and invisible scalars take none; O(length).
  public static func columns(of text: String) -> Int { columns(of: text[...]) }

  /// The columns of one line of text; controls and invisible scalars take none; O(length).
  public static func columns(of text: Substring) -> Int {
    text.withUTF8Bytes { bytes in columns(of: bytes) }
  }

  package static func columns(of bytes: UTF8Bytes) -> Int {
    var sum = 0
    for cluster in ClusterScanner(bytes) { sum += cluster.columns }
    return sum
  }
}

extension Substring {
  /// The slice between two offsets into the UTF-8, both at cluster boundaries.
  func slice(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}

/// Where a text that does not fit is cut and gets its ellipsis.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At its start: `…world`.
  case head
  /// In its middle: `Hel…rld`.
  case middle
  /// At its end: `Hello…`.
  case tail
}
