struct StyledText: Sendable {
  struct Style: Hashable, Sendable {
    var color: RGBA
    var attributes: CellAttributes
    var link: String?
  }

  struct Run: Sendable {
    /// Its end, in UTF-8 code units from the start of the string.
    var end: Int
    var style: Style
  }

  var string = ""
  /// In the order of the string; the last one ends with it.
  var runs: [Run] = []
  /// The spoken text, if it differs from the string.
  var spokenText: String?

  /// Adds spoken text that is not shown.
  mutating func say(_ text: String) { spokenText = (spokenText ?? string) + text }

  mutating func append(_ text: String, style: Style, spokenText spoken: String? = nil) {
    if let spoken, spoken != text {
      say(spoken)
    } else if let before = spokenText {
      spokenText = before + text
    }
    if string.isEmpty { string = text } else { string += text }
    let end = string.utf8.count
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].end = end
    } else {
      runs.append(Run(end: end, style: style))
    }
  }
}
