package import CaffeineWaiting

/// The one loop of everything that stays: it draws, and sleeps until the drawing changes by itself,
/// something is told (a key, a signal, a file, an answer), or a minute has passed, since nobody tells
/// that the clock was set.
///
/// A value without clock, thread or file. Whoever drives it sleeps as long as it says:
///
/// ```swift
/// var loop = WatchLoop(on: console, isScreen: true)
/// var wake = console.pause(0, nil)
/// defer { loop.leave() }
/// try loop.enter()
/// while try loop.answer(wake) { wake = console.pause(try loop.show(text, for: seconds), nil) }
/// ```
///
/// The first pause comes before the screen changes: from there on a signal gives the terminal back.
@MainActor
package struct WatchLoop {
  /// The longest sleep in seconds.
  private static let longestPause = 60.0

  package private(set) var keys: WatchKeys
  /// Whether each text replaces the one before; otherwise they come one below the other.
  private let isScreen: Bool
  private let console: Console
  /// The text that is there; `nil` where it has to be written again.
  private var shown: String?

  /// Creates a loop that has drawn nothing.
  package init(on console: Console, isScreen: Bool, keys: [WatchKey] = []) {
    (self.console, self.isScreen, self.keys) = (console, isScreen, WatchKeys(keys))
  }

  /// Takes the keyboard and, if the loop draws in place, the screen.
  package func enter() throws(Failure) {
    hold()
    if isScreen { try console.print(Self.enter) }
  }

  /// Gives both back.
  package func leave() {
    if isScreen { _ = console.write(Self.leave, .output) }
    console.hold(nil)
  }

  private func hold() {
    if console.isTerminal(.output) { console.hold(isScreen ? Self.leave : "") }
  }

  /// Answers what ended a pause; `false` where a key ends the command.
  package mutating func answer(_ wake: Pause.Wake) throws(Failure) -> Bool {
    switch wake {
    case .timeIsUp, .told: break
    case .resized:
      // Back in the foreground, it may take the keyboard again.
      hold()
      shown = nil
    case .suspended:
      leave()
      console.suspend()
      try enter()
      shown = nil
    case .typed(let typed):
      // Without a screen no line would show what is typed.
      return isScreen ? try keys.take(typed) : !typed.utf8.contains(UInt8(ascii: "q"))
    case .interrupted: throw Failure(.interrupted, "")
    case .closed: throw Failure(.brokenPipe, "")
    }
    return true
  }

  /// Shows a text, unless it is there, and on a screen lines that stay visible below it.
  ///
  /// - Parameter seconds: After these the text changes by itself; `nil` if it does not.
  /// - Returns: The seconds to sleep.
  package mutating func show(
    _ text: String, above below: [String] = [], for seconds: Double?
  ) throws(Failure) -> Double {
    let frame = isScreen ? frame(of: text, above: below) : text + "\n"
    if frame != shown {
      shown = frame
      try console.print(frame)
    }
    return min(max(seconds ?? Self.longestPause, 0), Self.longestPause)
  }
}

/// The alternate screen (xterm's private mode 1049), on which watch(1) and top(1) draw too: on
/// resizing, terminals rewrap the ordinary screen and lines move. The former content returns
/// afterwards. Each drawing appears at once where the terminal knows synchronised output (private
/// mode 2026).
extension WatchLoop {
  /// Switches to the alternate screen without cursor and line wrapping.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// Restores the former screen.
  private static let leave = "\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// The bytes that draw lines over the old ones, one by one to avoid flicker; lines below them stay
  /// visible even if the first do not fit into the rows.
  ///
  /// Clears each line before writing: after a full line the cursor is on its last cell.
  private func frame(of text: String, above below: [String]) -> String {
    let rows = console.rows ?? .max
    let drawing = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = (drawing.prefix(max(0, rows - below.count)) + below).prefix(rows)
    let rest = lines.count < rows ? "\r\n\u{1B}[J" : ""
    return "\u{1B}[?2026h\u{1B}[H\u{1B}[K" + lines.joined(separator: "\r\n\u{1B}[K") + rest
      + "\u{1B}[?2026l"
  }
}
