import CaffeineStore
import CaffeineWaiting
import CommandArguments
import TextCells
import WidgetHosting

/// A command that stays, with keys for a drink (`l`) and for undo (`u`).
extension CommandContext {
  /// A text, and the moment at which it changes by itself.
  typealias Picture = (text: String, nextChange: Date?)

  /// Redraws a picture until the command should end, and restores the screen even on failure.
  ///
  /// Each time it reads journal, settings, clock and zone again.
  ///
  /// - Parameters:
  ///   - isDrawing: Whether a terminal can show each text in place of the one before.
  ///   - tellsKeys: Whether to list the keys below.
  func watch(
    _ isDrawing: Bool, tellingKeys tellsKeys: Bool = false,
    picture: (CommandContext) throws(Failure) -> Picture
  ) throws(Failure) {
    let isScreen = isDrawing && printer.drawsInPlace
    var loop = WatchLoop(
      on: surroundings.console, isScreen: isScreen,
      keys: [
        ("l", true, { line throws(Failure) in try again().answer(to: ["log", "--", line]) }),
        ("u", false, { _ throws(Failure) in try again().answer(to: ["undo"]) }),
      ])
    var wake = pause(0, for: nil)
    var files = ContainerWatch(of: try surroundings.container())
    defer { loop.leave() }
    try loop.enter()
    while try loop.answer(wake) {
      // Before the journal is read, so that later changes are reported again.
      if wake == .told { files?.reset() }
      let context = try again()
      let (text, nextChange) = try picture(context)
      let seconds = try loop.show(
        printer.isUnicode ? text : text.limitedToASCII(),
        above: context.lines(of: loop.keys, telling: tellsKeys),
        for: nextChange?.timeIntervalSince(context.now))
      // On a screen warnings wait for its end.
      if !isScreen { try printer.flush() }
      // Without notifications by the system it has to poll.
      wake = context.pause(files == nil ? 1 : seconds, for: files?.descriptor)
    }
  }

  /// The lines below the drawing, no wider than the terminal.
  private func lines(of keys: WatchKeys, telling tellsKeys: Bool) -> [String] {
    var lines = keys.answer.isEmpty ? [] : [keys.answer]
    if let line = keys.line {
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
