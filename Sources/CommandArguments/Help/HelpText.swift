extension Invocation {
  /// The help of a command: usage, purpose, examples, commands, options, further lists; the shared
  /// options stand in the help of the program alone.
  ///
  /// - Parameters:
  ///   - columns: The width, 80 by convention, clamped to 20...120; longer words are broken.
  ///   - language: The language; texts without a translation stay English.
  ///   - width: The columns of a text; the default counts every character as one.
  /// - Returns: Lines, each with its newline.
  public func helpText(
    columns: Int = 80, in language: Language = .english,
    width: @escaping (Substring) -> Int = \.count
  ) -> String {
    HelpText(columns: min(max(columns, 20), 120), language: language, width: width)
      .text(of: Manual(self, isWhole: path.count == 1))
  }
}

/// Lays out a manual in columns.
private struct HelpText {
  let columns: Int
  let language: Language
  let width: (Substring) -> Int

  func text(of manual: Manual) -> String {
    var blocks = [usage(manual.usage), wrap(manual.summary.text(in: language), indent: 0)]
    blocks += paragraphs(manual.discussion.text(in: language))
    if !manual.examples.isEmpty {
      blocks.append(list("Examples", manual.examples.map { HelpSection.Item($0.line, $0.help) }))
    }
    blocks += manual.sections.map { list($0.title, $0.items) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func usage(_ lines: [String]) -> [String] {
    let usage = ("Usage: " as Message).text(in: language)
    let indent = width(usage[...])
    return lines.enumerated().flatMap { index, line in
      var lines = wrap(line, indent: indent)
      if index == 0 { lines[0] = usage + lines[0].dropFirst(indent) }
      return lines
    }
  }

  private func paragraphs(_ text: String) -> [[String]] {
    text.split(separator: "\n\n").map { wrap(String($0), indent: 0) }
  }

  /// A heading over two columns.
  ///
  /// A term too long for its column gets its own line, and so does every term if the second column
  /// would be too narrow.
  private func list(_ title: Message, _ items: [HelpSection.Item]) -> [String] {
    let longest = items.map { width($0.term[...]) }.max() ?? 0
    let widest = min(longest, max(24, columns * 2 / 5)) + 4
    let isNarrow = columns - widest < 20
    let margin = isNarrow ? 4 : widest
    var lines = [title.text(in: language).uppercased()]
    for item in items {
      var text = wrap(item.text.text(in: language), indent: margin)
      let head = "  " + item.term
      if !isNarrow, width(head[...]) + 2 <= margin, !text.isEmpty {
        let space = String(repeating: " ", count: margin - width(head[...]))
        text[0] = head + space + text[0].dropFirst(margin)
        lines += text
      } else {
        lines += wrap(item.term, indent: 2) + text
      }
    }
    return lines
  }

  /// Wraps a text behind `indent` spaces; breaks words longer than a line.
  private func wrap(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let room = columns - indent
    var lines: [String] = []
    var line = ""
    func fits(_ text: String) -> Bool { width(text[...]) <= room }
    for word in text.split(whereSeparator: \.isWhitespace) {
      let next = line.isEmpty ? String(word) : "\(line) \(word)"
      if fits(next) {
        line = next
        continue
      }
      if !line.isEmpty { lines.append(margin + line) }
      line = ""
      for character in word {
        if !line.isEmpty, !fits(line + String(character)) {
          lines.append(margin + line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }
}
