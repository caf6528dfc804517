import CivilTime

/// A text whose styles are resolved, ready to be measured and drawn.
struct TextBlock {
  /// One length of the text.
  struct Form: Sendable {
    var text: StyledText
    /// The columns it takes on one line; `nil` where it holds line ends.
    var columns: Int?
    /// The rows it takes in one column, where it is ASCII and does not start with a space.
    var letters: Int?
    /// Whether each of its glyphs fits into one column.
    var isNarrow: Bool

    init(_ text: StyledText) {
      self.text = text
      (columns, letters, isNarrow) = TextBlock.measure(line: text.string)
    }
  }

  var form: Form
  /// Makes the forms in which dates take less room, longest first; `nil` where there is no date.
  var shorterForms: (() -> [Form])?
  var limits: TextLimits
  /// Whether it is the glyph of an image.
  var isImage = false
  /// Whether bars stand in for the letters.
  var isRedacted: Bool

  /// The columns of a line, those of the letters without the spaces where all is ASCII, and
  /// whether all glyphs are narrow.
  ///
  /// A space at the start would stand on a row of its own.
  private static func measure(line: String) -> (columns: Int?, letters: Int?, isNarrow: Bool) {
    var line = line
    return line.withUTF8 { bytes in
      var spaces = 0
      let isASCII = bytes.allSatisfy { byte in
        if byte == 0x20 { spaces += 1 }
        return byte >= 0x20 && byte < 0x7F
      }
      if isASCII { return (bytes.count, bytes.first == 0x20 ? nil : bytes.count - spaces, true) }
      var columns = 0
      var isNarrow = true
      for cluster in ClusterScanner(bytes) {
        if cluster.breaking == .lineEnd { return (nil, nil, false) }
        columns += cluster.columns
        isNarrow = isNarrow && cluster.columns <= 1
      }
      return (columns, nil, isNarrow)
    }
  }
}

/// How many lines a text may and must take, and how they stand.
struct TextLimits: Hashable, Sendable {
  var maximumLines: Int?
  var minimumLines: Int
  var truncation: TextTruncation
  var alignment: TextAlignment
  /// Whether digits may be drawn three rows tall, where there is room.
  var allowsLargeNumerals: Bool
  /// The points that a phone needs for a letter, at the least scale.
  var letterWidth: CGFloat

  /// Whether the text takes the same rows whatever height it is offered.
  var ignoresHeight: Bool { maximumLines == 1 && !allowsLargeNumerals }
}

/// What is remembered of a text while it is measured, placed and painted.
struct TextMemory {
  /// The lines at the width that was asked for last.
  var wrapped: WrappedText?
  /// The shorter forms, once one was needed.
  var shorterForms: [TextBlock.Form]?
}

/// A text broken into lines.
struct WrappedText: Sendable {
  /// The columns and rows that it was broken for.
  let columns: Int
  let rows: Int
  let form: StyledText
  let lines: [TextLine]
  /// The columns of the longest line.
  let width: Int
}
