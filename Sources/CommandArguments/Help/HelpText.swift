extension Invocation {
  /// The help of a command as text: usage, purpose, examples, commands, options, further lists.
  ///
  /// - Parameter columns: The width to fill, 80 by convention; used between 40 and 120. Words
  ///   longer than a line stand alone on one.
  /// - Returns: Lines, each with its newline.
  public func helpText(columns: Int = 80) -> String {
    HelpText(columns: min(max(columns, 40), 120)).text(of: Manual(self))
  }
}

/// Lays a manual out in columns.
private struct HelpText {
  let columns: Int

  func text(of manual: Manual) -> String {
    var blocks = [usage(manual.usage), wrap(manual.summary, indent: 0)]
    blocks += paragraphs(manual.discussion)
    if !manual.examples.isEmpty {
      blocks.append(list("Examples", manual.examples.map { HelpSection.Item($0.line, $0.help) }))
    }
    blocks += manual.sections.map { list($0.title, $0.items) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func usage(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0 == 0 ? "Usage: " : "       ") + $1 }
  }

  private func paragraphs(_ text: String) -> [[String]] {
    text.split(separator: "\n\n").map { wrap(String($0), indent: 0) }
  }

  /// A heading and two columns under it; a term too long for its column has its line alone.
  private func list(_ title: String, _ items: [HelpSection.Item]) -> [String] {
    let longest = items.map(\.term.count).max() ?? 0
    let margin = min(longest, max(24, columns * 2 / 5)) + 4
    var lines = [title.uppercased()]
    for item in items {
      var text = wrap(item.text, indent: margin)
      let head = "  " + item.term
      if head.count + 2 <= margin, !text.isEmpty {
        text[0] =
          head + String(repeating: " ", count: margin - head.count) + text[0].dropFirst(margin)
        lines += text
      } else {
        lines += [head] + text
      }
    }
    return lines
  }

  private func wrap(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if indent + line.count + 1 + word.count <= columns {
        line += " " + word
      } else {
        lines.append(margin + line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }
}
