import CaffeineStore
import CommandArguments
import WidgetHosting

/// What a command that stays shows: a screen with a line of its keys, or one text below the other.
///
/// One loop: it draws, and sleeps until the drawing changes by itself, a file of the container does, or
/// a minute has passed, since nobody tells that the clock was set. Each time it reads everything again.
@MainActor
struct LiveView {
  /// A text, and the moment at which it changes by itself.
  typealias Picture = (text: String, nextChange: Date?)

  /// The longest sleep in seconds.
  private static let longestPause = 60.0
  private let screen: Screen?
  private let surroundings: Surroundings
  private let isTerminal: Bool
  private var keys: LiveKeys
  /// The text that stands there; `nil` where it has to be written again.
  private var shown: String?

  /// Redraws a picture until the command should end, and restores the screen even on failure.
  ///
  /// - Parameters:
  ///   - isDrawing: Whether a terminal can show each text in place of the one before.
  ///   - tellsKeys: Whether to list the keys below.
  static func keep(
    _ isDrawing: Bool, tellingKeys tellsKeys: Bool = false, in context: CommandContext,
    picture: (CommandContext) throws(Failure) -> Picture
  ) throws(Failure) {
    // Before the screen changes: from here on a signal gives the terminal back.
    var wake = context.pause(0, for: nil)
    var watch = ContainerWatch(of: try context.surroundings.container())
    var view = LiveView(isDrawing, tellsKeys, in: context)
    defer { view.leave() }
    try view.enter()
    while try view.answer(wake, in: context) {
      // Before the journal is read, so that later changes are reported again.
      if wake == .readable { watch?.reset() }
      let context = try context.again()
      let (text, nextChange) = try picture(context)
      try view.show(text, in: context)
      let change = nextChange?.timeIntervalSince(context.now) ?? longestPause
      // Without notifications by the system it has to poll.
      let delay = watch == nil ? 1 : min(max(change, 0), longestPause)
      wake = context.pause(delay, for: watch?.descriptor)
    }
  }

  private init(_ isDrawing: Bool, _ tellsKeys: Bool, in context: CommandContext) {
    let surroundings = context.surroundings
    self.surroundings = surroundings
    isTerminal = context.printer.isTerminal
    screen =
      isDrawing && context.printer.drawsInPlace
      ? Screen(on: surroundings.console, rows: { surroundings.rows }) : nil
    keys = LiveKeys(tellsKeys: tellsKeys)
  }

  private func enter() throws(Failure) {
    if isTerminal { surroundings.console.hold(screen == nil ? "" : Screen.leave) }
    guard screen != nil else { return }
    if let failure = Failure(surroundings.console.write(Screen.enter, .output)) { throw failure }
  }

  private func leave() {
    if screen != nil { _ = surroundings.console.write(Screen.leave, .output) }
    surroundings.console.hold(nil)
  }

  /// Answers what ended a pause; `false` where a key ends the command.
  private mutating func answer(
    _ wake: Wakes.Wake, in context: CommandContext
  ) throws(Failure) -> Bool {
    switch wake {
    case .timeIsUp, .readable: break
    case .resized:
      // Back in the foreground, it may take the keyboard again.
      if isTerminal { surroundings.console.hold(screen == nil ? "" : Screen.leave) }
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
      return keys.take(typed) { context.answer(to: $0) }
    case .interrupted: throw Failure(.interrupted, "")
    case .closed: throw Failure(.brokenPipe, "")
    }
    return true
  }

  /// Writes a text and the line of the keys, unless they stand there.
  private mutating func show(_ text: String, in context: CommandContext) throws(Failure) {
    let lines = screen == nil ? [] : keys.lines(in: context)
    let all = ([text] + lines).joined(separator: "\n")
    guard all != shown else { return }
    shown = all
    if let screen {
      if let failure = Failure(screen.show(text, above: lines)) { throw failure }
    } else {
      context.printer.draw(text)
      try context.printer.flush()
    }
  }
}
