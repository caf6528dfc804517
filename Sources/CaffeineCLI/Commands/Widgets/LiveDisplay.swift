import WidgetCommands

/// What a command that stays shows: a screen with the lines of its keys, or one text below the other.
///
/// It keeps what stands there, so that nothing is written twice, and until when nothing changes it.
@MainActor
struct LiveDisplay {
  private let screen: Screen?
  private let surroundings: Surroundings
  private let isTerminal: Bool
  private var keys: LiveKeys
  /// The text with the lines below it; `nil` where it has to be written again.
  private var shown: String?
  /// A text, when it was drawn, and how long it stays so if nobody changes anything.
  private var drawn: (text: String, since: Date, until: Date)?

  init(on screen: Screen?, tellingKeys tellsKeys: Bool, in context: CommandContext) {
    self.screen = screen
    surroundings = context.surroundings
    isTerminal = context.printer.isTerminal
    keys = LiveKeys(tellsKeys: tellsKeys)
  }

  func enter() throws(Failure) {
    takeKeyboard()
    try screen?.enter()
  }

  func leave() {
    screen?.leave()
    surroundings.console.takeKeyboard(false)
  }

  private func takeKeyboard() { if isTerminal { surroundings.console.takeKeyboard(true) } }

  /// Answers what ended a pause; `false` where a key ends the command.
  mutating func answer(_ wake: Wakes.Wake, in context: CommandContext) throws(Failure) -> Bool {
    if case .typed = wake {} else { drawn = nil }
    switch wake {
    case .timeIsUp, .readable: break
    case .resized:
      // Back in the foreground, it may take the keyboard again.
      takeKeyboard()
      shown = nil
    case .suspended:
      leave()
      surroundings.wakes.suspend()
      try enter()
      shown = nil
    case .typed(let typed):
      // Without a screen no line would show what is typed.
      guard screen != nil else { return !typed.utf8.contains(UInt8(ascii: "q")) }
      let context = try context.again()
      // A journal that is temporarily missing has no drinks to offer.
      for wish in keys.take(typed, recent: { (try? context.recentDrinks()) ?? [] }) {
        switch wish {
        case .quit: return false
        case .run(let words): (keys.note, drawn) = (context.answer(to: words), nil)
        }
      }
    case .interrupted: throw Failure(.interrupted, "")
    case .closed: throw Failure(.brokenPipe, "")
    }
    return true
  }

  /// Writes a text and the lines of the keys, unless they stand there.
  mutating func show(_ text: String, in context: CommandContext) throws(Failure) {
    let lines = screen == nil ? [] : keys.lines(in: context)
    let picture = ([text] + lines).joined(separator: "\n")
    guard picture != shown else { return }
    if let screen {
      try screen.show(text, above: lines)
    } else {
      context.printer.draw(text)
      try context.printer.flush()
    }
    shown = picture
  }

  /// Returns when the text that was just shown may change by itself.
  ///
  /// `find` draws to find out; after a key that changed only its own line, the last answer holds.
  mutating func end(
    of text: String, from now: Date, find: () throws(Failure) -> Date
  ) throws(Failure) -> Date {
    if let drawn, drawn.text == text, drawn.since <= now, now < drawn.until { return drawn.until }
    let end = try find()
    drawn = (text, now, end)
    return end
  }
}
