package import CaffeineWaiting

/// The one loop of everything that stays: it draws, and sleeps until the drawing changes by itself,
/// something is told (a key, a signal, a file, an answer), or a minute has passed, since nobody tells
/// that the clock was set.
///
/// A value without clock, thread or file. Whoever drives it sleeps as long as it says:
///
/// ```swift
/// var loop = WatchLoop(on: console, isScreen: true, rows: rows, write: write)
/// var wake = console.pause(0, nil)
/// defer { loop.leave() }
/// try loop.enter()
/// while try loop.answer(wake) { wake = console.pause(try loop.show(picture()), nil) }
/// ```
///
/// The first pause comes before the screen changes: from there on a signal gives the terminal back.
@MainActor
package struct WatchLoop {
  /// A text, lines that stay visible below it on a screen, and the seconds after which it changes by
  /// itself.
  package typealias Picture = (text: String, below: [String], seconds: Double?)

  /// The longest sleep in seconds.
  private static let longestPause = 60.0

  package private(set) var keys: WatchKeys
  /// Whether each text replaces the one before; otherwise they come one below the other.
  private let isScreen: Bool
  private let console: Console
  private let rows: () -> Int?
  private let write: (String) throws(Failure) -> Void
  /// The text that is there; `nil` where it has to be written again.
  private var shown: String?

  /// Creates a loop that has drawn nothing.
  ///
  /// - Parameters:
  ///   - rows: The rows of the screen; `nil` if unknown.
  ///   - write: Writes a text and ends its line, where there is no screen.
  package init(
    on console: Console, isScreen: Bool, keys: [WatchKey] = [], rows: @escaping () -> Int?,
    write: @escaping (String) throws(Failure) -> Void
  ) {
    (self.console, self.isScreen, self.rows) = (console, isScreen, rows)
    (self.keys, self.write) = (WatchKeys(keys), write)
  }

  /// Takes the keyboard and, if the loop draws in place, the screen.
  package func enter() throws(Failure) {
    hold()
    if isScreen { try console.print(Screen.enter) }
  }

  /// Gives both back.
  package func leave() {
    if isScreen { _ = console.write(Screen.leave, .output) }
    console.hold(nil)
  }

  private func hold() {
    if console.isTerminal(.output) { console.hold(isScreen ? Screen.leave : "") }
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

  /// Shows a picture, unless it is there; returns the seconds to sleep.
  package mutating func show(_ picture: Picture) throws(Failure) -> Double {
    let below = isScreen ? picture.below : []
    let text = ([picture.text] + below).joined(separator: "\n")
    if text != shown {
      shown = text
      if isScreen {
        try console.print(Screen.frame(of: picture.text, above: below, rows: rows()))
      } else {
        try write(picture.text)
      }
    }
    return min(max(picture.seconds ?? Self.longestPause, 0), Self.longestPause)
  }
}
