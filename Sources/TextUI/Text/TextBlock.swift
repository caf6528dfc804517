import CivilTime

/// A text with resolved styles, ready to be measured and drawn.
struct TextBlock {
  /// One of the forms of the text, in a given length.
  struct Form: Sendable {
    var text: StyledText
    /// The columns on one line; `nil` for a text with line ends.
    var columns: Int?
    /// The rows in one column, for ASCII text that does not start with a space.
    var letters: Int?
    /// Whether each of its glyphs fits into one column.
    var isNarrow: Bool

    init(_ text: StyledText) {
      self.text = text
      (columns, letters, isNarrow) = TextBlock.measure(line: text.string)
    }
  }

  var form: Form
  /// Makes the forms with shorter dates, longest first; `nil` without dates.
  var shorterForms: (() -> [Form])?
  var limits: TextLimits
  var isImage = false
  var isRedacted: Bool

  /// A line's columns, its letters without spaces if it is ASCII, and whether all are narrow.
  ///
  /// A leading space would take a row of its own.
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
        if cluster.breaking == .newline { return (nil, nil, false) }
        columns += cluster.columns
        isNarrow = isNarrow && cluster.columns <= 1
      }
      return (columns, nil, isNarrow)
    }
  }
}

/// The limits of a text's lines, and their alignment.
struct TextLimits: Hashable, Sendable {
  var maximumLines: Int?
  var minimumLines: Int
  var truncation: TextTruncation
  var alignment: TextAlignment
  /// Whether digits may be three rows tall, if they fit.
  var allowsLargeNumerals: Bool
  /// The width of a phone's letter at the smallest scale, in points.
  var letterWidth: CGFloat
}

/// Remembered results of a text while it is measured, placed and painted.
struct TextMemory {
  /// The lines at the last width.
  var wrapped: WrappedText?
  /// The shorter forms, once they were needed.
  var shorterForms: [TextBlock.Form]?
  /// What of the last size follows the proposed height.
  var heightUse = HeightUse.none
}

struct WrappedText: Sendable {
  /// The columns and rows to which it is broken.
  let columns: Int
  let rows: Int
  let form: StyledText
  let lines: [TextLine]
  /// The columns of the longest line.
  let width: Int
}
