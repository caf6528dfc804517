import CommandArguments
import TextCells

/// The keys during `--watch`: `q` quits, `u` undoes, `l` opens a line for a drink.
struct LiveKeys {
  /// Whether to list the keys where nothing else is told.
  let tellsKeys: Bool
  /// The answer of the last command, until the next key.
  private var note = ""
  /// The line that is being typed; `nil` for none.
  private var line: String?

  init(tellsKeys: Bool) { self.tellsKeys = tellsKeys }

  /// Handles input from the terminal; `false` for the key that quits.
  ///
  /// A refused line stays, to be corrected.
  ///
  /// - Parameter run: Runs a command line without the program's name.
  mutating func take(
    _ typed: String, run: (_ words: [String]) -> (isDone: Bool, answer: String)
  ) -> Bool {
    // A special key arrives as a single sequence, without other keys; Escape alone closes the line.
    if typed.hasPrefix("\u{1B}") {
      if typed == "\u{1B}" { (line, note) = (nil, "") }
      return true
    }
    for key in typed {
      if let text = line {
        switch key {
        case "\r", "\n", "\r\n":
          let (isDone, answer) = text.isEmpty ? (true, "") : run(["log", "--", text])
          (line, note) = (isDone ? nil : text, answer)
        case "\u{7F}", "\u{8}": line = String(text.dropLast())
        // Ctrl-U clears the line.
        case "\u{15}": line = ""
        case _ where key.unicodeScalars.contains(where: Terminal.isControl): break
        default: line = text + String(key)
        }
        continue
      }
      note = ""
      switch key {
      case "q": return false
      case "u": note = run(["undo"]).answer
      case "l": line = ""
      default: break
      }
    }
    return true
  }

  /// The lines below the drawing, no wider than the terminal.
  @MainActor func lines(in context: CommandContext) -> [String] {
    let printer = context.printer
    var lines = note.isEmpty ? [] : [note]
    if let line {
      lines.append(printer.text(of: "Log: \(Terminal.shown(line))_"))
    } else if lines.isEmpty, tellsKeys {
      lines.append(printer.text(of: "q quit  l log  u undo" as Message))
    }
    return lines.map { line in
      let line = printer.isUnicode ? line : line.limitedToASCII()
      return printer.styled(Terminal.shortened(line, to: printer.columns), .dim)
    }
  }
}
