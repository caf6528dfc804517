import DateStyles

import struct Foundation.CGFloat

/// A text whose styles are resolved, ready to be measured and drawn.
struct TextBlock: Sendable {
  /// One length of the text.
  struct Form: Sendable {
    var text: StyledText
    /// The columns it takes on one line; `nil` where it holds line ends.
    var columns: Int?
    /// The rows it takes in one column, where it is one word of ASCII.
    var letters: Int?

    init(_ text: StyledText) {
      self.text = text
      (columns, letters) = TextBlock.measure(line: text.string)
    }
  }

  /// The longest form.
  var form: Form
  /// The shorter forms of the dates, longest first.
  var shorterForms: [Form] = []
  var limits: TextLimits
  /// The lines at the width that was asked for last.
  var wrapped: WrappedText?
  /// Whether bars stand in for the letters.
  var isRedacted: Bool

  /// The columns of a line, and the number of its letters where it is one word of ASCII.
  private static func measure(line: String) -> (columns: Int?, letters: Int?) {
    var line = line
    return line.withUTF8 { bytes in
      var isASCII = true
      var isWord = true
      for byte in bytes {
        if byte == UInt8(ascii: "\n") { return (nil, nil) }
        isASCII = isASCII && byte >= 0x20 && byte < 0x7F
        isWord = isWord && byte != 0x20
      }
      if isASCII { return (bytes.count, isWord ? bytes.count : nil) }
      return (TextWidth.columns(of: bytes), nil)
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
