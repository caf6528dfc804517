package import CaffeineWaiting
import CStandardLibrary

/// What a process is given and where it writes: its words and variables, its streams, and the
/// terminal behind them, or a replacement.
///
/// ```swift
/// var output = ""
/// let console = Console(commandLine: ["cups", "--help"]) { text, stream in
///   if stream == .output { output += text }
///   return 0
/// }
/// ```
public struct Console {
  /// Standard output or standard error.
  public enum Stream: Sendable {
    case output
    case error
  }

  /// The size of a terminal in cells and in pixels; all but the columns are 0 if unknown.
  public typealias Size = (columns: Int, rows: Int, width: Int, height: Int)

  /// The typed words, the program's name first; empty if the system hides them.
  public var commandLine: [String]
  /// Looks up an environment variable; `nil` if it is not set.
  public var variable: (String) -> String?
  /// Writes a whole text at once; returns 0, or the `errno` of what failed (`EPIPE`: the reader has
  /// closed its end).
  public var write: (String, Stream) -> Int32
  /// Whether output to the stream reaches a terminal, where colours and cursor moves work.
  public var isTerminal: (Stream) -> Bool = { _ in false }
  /// The size of the terminal, read at each call; `nil` without one.
  public var size: () -> Size? = { nil }
  /// Asks a question and returns the typed line; `nil` without a terminal or at the end of its
  /// input.
  public var ask: (String) -> String? = { _ in nil }
  /// Holds the terminal, without echo and line input, or gives it back (`nil`).
  ///
  /// `leaving` restores its screen, also when a signal ends the process. Does nothing without a
  /// terminal.
  public var hold: (_ leaving: String?) -> Void = { _ in }
  /// Waits for a number of seconds, a readable file, a key or a signal, but no longer than the clock
  /// may go unchecked; by default nobody waits.
  ///
  /// From any thread, one at a time.
  package var pause: @Sendable (_ seconds: Double, _ file: Int32?) -> Pause.Wake = { _, _ in
    .interrupted
  }
  /// Ends a pause, from any thread.
  package var wake: @Sendable () -> Void = {}
  /// Stops the process until it is continued.
  package var suspend: () -> Void = {}

  /// Creates a console; by default it has no variables, is no terminal, and no question can be asked.
  public init(
    commandLine: [String] = [], variable: @escaping (String) -> String? = { _ in nil },
    write: @escaping (String, Stream) -> Int32
  ) { (self.commandLine, self.variable, self.write) = (commandLine, variable, write) }

  /// Writes to standard output.
  package func print(_ text: String) throws(Failure) {
    let number = write(text, .output)
    if number == EPIPE { throw Failure(.brokenPipe, "") }
    guard number == 0 else {
      throw Failure(
        .notSaved, "Cannot write to standard output: \(String(cString: strerror(number))).")
    }
  }
}

extension Console {
  /// The value of a variable; `nil` if it is unset or empty.
  package func text(of name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The width to fill, from `COLUMNS` or the terminal; `nil` without either.
  package var columns: Int? { number(of: "COLUMNS") ?? size()?.columns }

  /// The rows to fill, from `LINES` or the terminal; `nil` without either.
  package var rows: Int? { number(of: "LINES") ?? size().flatMap { $0.rows > 0 ? $0.rows : nil } }

  /// The size of a cell in pixels; `nil` if standard output is no terminal or hides it.
  var cellPixels: CellPixels? {
    guard isTerminal(.output), let size = size() else { return nil }
    return CellPixels(
      columns: size.columns, rows: size.rows, width: size.width, height: size.height)
  }

  /// Whether the terminal reports a light background: the last field of `COLORFGBG`, as rxvt,
  /// Konsole and others set it, is 7 or 15, the light greys of the palette.
  package var hasLightGround: Bool {
    let ground = text(of: "COLORFGBG")?.split(separator: ";").last
    return ground == "7" || ground == "15"
  }

  /// The locale for dates, such as `de_DE`, from `LC_ALL`, `LC_TIME` or `LANG` in this order; `nil`
  /// for `C`, `POSIX`, no value, and a value that is no name: it is shown, and has no control
  /// characters.
  package var localeIdentifier: String? {
    let name = locale("LC_TIME").utf8
      .prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let text = String(Substring(name))
    let isName = name.allSatisfy { 0x21..<0x7F ~= $0 }
    return !isName || text.isEmpty || text == "C" || text == "POSIX" ? nil : text
  }

  /// Whether the terminal shows Unicode, by `LC_ALL`, `LC_CTYPE` or `LANG` in this order.
  ///
  /// False only for another charset, or for `C` or `POSIX` without one: most bars and containers
  /// set nothing and show Unicode. Linux's own console (`TERM=linux`) has 256 glyphs, of which the
  /// marks are none.
  package var isUnicode: Bool {
    if text(of: "TERM") == "linux" { return false }
    let name = locale("LC_CTYPE")
    guard let dot = name.firstIndex(of: ".") else { return name != "C" && name != "POSIX" }
    let charset = name[name.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  private func locale(_ category: String) -> String {
    text(of: "LC_ALL") ?? text(of: category) ?? text(of: "LANG") ?? ""
  }

  private func number(of name: String) -> Int? {
    text(of: name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
