import TextCells

/// The keys during `--watch`, and their answers: `q` quits, `l` logs a typed or picked drink, `u`
/// undoes, `?` lists the keys.
struct LiveKeys {
  enum Wish: Equatable {
    case quit
    /// A command line without the program's name.
    case run([String])
  }

  private enum Mode: Equatable {
    case watching
    case help
    /// Typing a drink; `picked` is the number of a matching recent drink.
    case logging(text: String, picked: Int)
  }

  /// The number of recent drinks below the typed text.
  private static let shown = 5
  /// Whether to list the keys until a key is typed.
  let tellsKeys: Bool
  /// The answer of the last command, until the next key.
  var note = ""
  private var mode = Mode.watching
  private var recent: [RecentDrink] = []

  init(tellsKeys: Bool) { self.tellsKeys = tellsKeys }

  /// Handles input from the terminal; loads the recent drinks on demand.
  mutating func take(_ typed: String, recent: () -> [RecentDrink]) -> [Wish] {
    note = ""
    // A special key arrives as a single sequence, without other keys.
    if typed.hasPrefix("\u{1B}") { return take(sequence: typed) }
    var wishes: [Wish] = []
    for key in typed {
      switch mode {
      case .watching, .help:
        let wasHelp = mode == .help
        mode = .watching
        switch key {
        case "q": return wishes + [.quit]
        case "u": wishes.append(.run(["undo"]))
        case "l":
          self.recent = recent()
          mode = .logging(text: "", picked: 0)
        case "?": mode = wasHelp ? .watching : .help
        default: break
        }
      case .logging(let text, let picked):
        switch key {
        case "\r", "\n":
          let drink = fitting(text).dropFirst(picked).first
          mode = .watching
          if let drink {
            wishes.append(.run(["log"] + drink.words))
          } else if !text.isEmpty {
            wishes.append(.run(["log", "--", text]))
          }
        case "\u{7F}", "\u{8}": mode = .logging(text: String(text.dropLast()), picked: 0)
        // Ctrl-U clears the line.
        case "\u{15}": mode = .logging(text: "", picked: 0)
        case _ where key.unicodeScalars.contains(where: Terminal.isControl): break
        default: mode = .logging(text: text + String(key), picked: 0)
        }
      }
    }
    return wishes
  }

  /// Escape goes back, arrows pick.
  private mutating func take(sequence: String) -> [Wish] {
    guard case .logging(let text, let picked) = mode, sequence != "\u{1B}" else {
      mode = .watching
      return []
    }
    let last = max(0, min(Self.shown, fitting(text).count) - 1)
    switch sequence {
    case "\u{1B}[A", "\u{1B}OA": mode = .logging(text: text, picked: max(0, picked - 1))
    case "\u{1B}[B", "\u{1B}OB": mode = .logging(text: text, picked: min(last, picked + 1))
    default: break
    }
    return []
  }

  /// The recent drinks whose shown or listed name begins with the typed text.
  private func fitting(_ text: String) -> [RecentDrink] {
    let typed = text.lowercased()
    return recent.filter { drink in
      [drink.label, drink.words.last ?? ""].contains { $0.lowercased().hasPrefix(typed) }
    }
  }

  /// The lines below the drawing, no wider than the terminal.
  @MainActor func lines(in context: CommandContext) -> [String] {
    let printer = context.printer
    let lines: [String] =
      switch mode {
      case .watching:
        note.isEmpty
          ? (tellsKeys ? [printer.text(of: "q quit  l log  u undo  ? help")] : []) : [note]
      case .help:
        [
          "q  quit", "l  log a drink: type it, or pick a recent one with the arrows, then Enter",
          "u  undo the last change", "?  these keys; any other key goes back",
        ].map(printer.text)
      case .logging(let text, let picked):
        [printer.text(of: "Log: \(Terminal.shown(text))_")]
          + fitting(text).prefix(Self.shown).enumerated().map { index, drink in
            "\(index == picked ? ">" : " ") \(drink.label)"
          }
      }
    return lines.map { line in
      let line = printer.isUnicode ? line : line.limitedToASCII()
      return printer.styled(Terminal.shortened(line, to: printer.columns), .dim)
    }
  }
}
