extension Command {
  /// The manual page of a program with all its commands, in roff's `man` macros.
  ///
  /// - Parameters:
  ///   - version: Shown in the footer.
  ///   - date: Shown in the footer, such as `2026-11-21`.
  ///   - language: The language; texts without a translation stay English.
  public func manualPage(version: String, date: String, in language: Language = .english) -> String
  {
    let root = Invocation(self)
    let manual = Manual(root)
    var page = ManualPage(language: language)
    page.lines.append(
      ".TH \(page.quoted(name.uppercased())) 1 \(page.quoted(date)) \(page.quoted(version))")
    page.heading("Name")
    page.text("\(name) - \(summary.text(in: language))")
    page.heading("Synopsis")
    for line in manual.usage { page.example(line) }
    page.heading("Description")
    page.paragraphs(discussion.isEmpty ? summary : discussion)
    page.examples(manual.examples)
    page.heading("Commands")
    page.commands(of: root)
    for section in manual.sections where !subcommands.contains(where: { $0.group == section.title })
    {
      page.heading(section.title)
      page.items(section.items)
    }
    return page.lines.joined(separator: "\n") + "\n"
  }
}

/// Lines of roff; only this type escapes text.
private struct ManualPage {
  let language: Language
  var lines: [String] = []

  mutating func heading(_ title: Message) {
    lines.append(".SH \(quoted(title.text(in: language).uppercased()))")
  }

  mutating func text(_ text: String) { lines.append(escaped(text)) }

  mutating func paragraphs(_ text: Message) {
    for paragraph in text.text(in: language).split(separator: "\n\n") {
      lines.append(".PP")
      for line in paragraph.split(separator: "\n") { self.text(String(line)) }
    }
  }

  mutating func example(_ line: String) { lines += [".PP", ".B " + quoted(line)] }

  mutating func items(_ items: [HelpSection.Item]) {
    for item in items {
      lines += [".TP", ".B " + quoted(item.term), escaped(item.text.text(in: language))]
    }
  }

  mutating func examples(_ examples: [CommandExample]) {
    guard !examples.isEmpty else { return }
    heading("Examples")
    items(examples.map { HelpSection.Item($0.line, $0.help) })
  }

  /// Adds every command with an action, each under its own subheading.
  mutating func commands<Action>(of parent: Invocation<Action>) {
    for subcommand in parent.command.subcommands {
      var invocation = parent
      invocation.descend(to: subcommand)
      let manual = Manual(invocation)
      lines.append(".SS " + quoted(manual.usage.first ?? manual.title))
      paragraphs(manual.summary)
      paragraphs(manual.discussion)
      items(
        manual.sections.filter { $0.title == "Arguments" || $0.title == "Options" }.flatMap(\.items)
      )
      commands(of: invocation)
    }
  }

  /// A macro's argument, in quotes with inner quotes doubled.
  func quoted(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\"\"") + "\""
  }

  /// Text that roff prints verbatim: no escapes, plain hyphens, no control lines, ASCII only.
  private func escaped(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": plain += "\\e"
      case "-": plain += "\\-"
      case _ where scalar.isASCII: plain.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        plain += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
