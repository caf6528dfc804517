import TextCells

/// A key of a command that stays, beside `q`, which quits.
///
/// Its action does what it is for, with the typed line if it opens one to type, which Return hands
/// over; a refused line stays, to be corrected.
package typealias WatchKey = (
  character: Character, opensLine: Bool,
  action: @MainActor (_ line: String) throws(Failure) -> (isDone: Bool, answer: String)
)

/// What is typed while a command stays.
@MainActor
package struct WatchKeys {
  /// The answer of the last action, until the next key.
  package private(set) var answer = ""
  /// The line that is being typed; `nil` for none.
  package var line: String? { open?.line }
  let keys: [WatchKey]
  private var open: (key: WatchKey, line: String)?

  init(_ keys: [WatchKey]) { self.keys = keys }

  /// Handles input from the terminal; `false` for the key that quits.
  mutating func take(_ typed: String) throws(Failure) -> Bool {
    // A special key arrives as a single sequence, without other keys; Escape alone closes the line.
    if typed.hasPrefix("\u{1B}") {
      if typed == "\u{1B}" { (open, answer) = (nil, "") }
      return true
    }
    for character in typed {
      if let (key, line) = open {
        try take(character, for: key, after: line)
        continue
      }
      if character == "q" { return false }
      answer = ""
      guard let key = keys.first(where: { $0.character == character }) else { continue }
      if key.opensLine { open = (key, "") } else { answer = try key.action("").answer }
    }
    return true
  }

  private mutating func take(
    _ character: Character, for key: WatchKey, after line: String
  ) throws(Failure) {
    switch character {
    case "\r", "\n", "\r\n":
      let (isDone, answer) = line.isEmpty ? (true, "") : try key.action(line)
      self.answer = answer
      if isDone { open = nil }
    case "\u{7F}", "\u{8}": open?.line = String(line.dropLast())
    // Ctrl-U clears the line.
    case "\u{15}": open?.line = ""
    default:
      // Other control characters are no text.
      let text = String(character)
      if text.terminalSafe() == text { open?.line = line + text }
    }
  }
}
