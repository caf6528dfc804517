package import CaffeineWaiting
import CStandardLibrary

/// A terminal or its replacement: where a command writes text and asks questions.
///
/// ```swift
/// var output = ""
/// let console = Console { text, stream in
///   if stream == .output { output += text }
///   return .whole
/// }
/// ```
public struct Console {
  /// Standard output or standard error.
  public enum Stream: Sendable {
    case output
    case error
  }

  /// The result of writing a text.
  public enum Written: Sendable, Equatable {
    /// The whole text was written.
    case whole
    /// The reader has closed its end.
    case closed
    /// The write failed with this `errno`.
    case failed(Int32)
  }

  /// The size of a terminal; rows, width and height are 0 if unknown.
  public struct Size: Sendable, Equatable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells.
    public var rows: Int
    /// The width of all cells in pixels.
    public var width: Int
    /// The height of all cells in pixels.
    public var height: Int

    /// Creates a size; `width` and `height` are in pixels.
    public init(columns: Int, rows: Int, width: Int = 0, height: Int = 0) {
      (self.columns, self.rows, self.width, self.height) = (columns, rows, width, height)
    }
  }

  /// Writes a whole text at once.
  public var write: (String, Stream) -> Written
  /// Whether output to the stream reaches a terminal, where colours and cursor moves work.
  public var isTerminal: (Stream) -> Bool
  /// The size of the terminal, read at each call; `nil` without one.
  public var size: () -> Size?
  /// Asks a question and returns the typed line; `nil` without a terminal or at the end of its
  /// input.
  public var ask: (String) -> String?
  /// Holds the terminal, without echo and line input, or gives it back (`nil`).
  ///
  /// `leaving` restores its screen, also when a signal ends the process. Does nothing without a
  /// terminal.
  public var hold: (_ leaving: String?) -> Void
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

  /// Creates a console; by default it is no terminal and no question can be asked.
  public init(
    write: @escaping (String, Stream) -> Written,
    isTerminal: @escaping (Stream) -> Bool = { _ in false }, size: @escaping () -> Size? = { nil },
    ask: @escaping (String) -> String? = { _ in nil },
    hold: @escaping (_ leaving: String?) -> Void = { _ in }
  ) {
    self.write = write
    self.isTerminal = isTerminal
    self.size = size
    self.ask = ask
    self.hold = hold
  }

  /// Writes to standard output.
  package func print(_ text: String) throws(Failure) {
    if let failure = Failure(write(text, .output)) { throw failure }
  }

  /// The size of a cell in pixels; `nil` if standard output is no terminal or hides it.
  package var cellPixels: CellPixels? {
    guard isTerminal(.output), let size = size() else { return nil }
    return CellPixels(
      columns: size.columns, rows: size.rows, width: size.width, height: size.height)
  }
}

extension Failure {
  /// The failure of a write to standard output; `nil` after a whole one.
  package init?(_ written: Console.Written) {
    switch written {
    case .whole: return nil
    case .closed: self.init(.brokenPipe, "")
    case .failed(let number):
      self.init(
        .notSaved, "Cannot write to standard output: \(String(cString: strerror(number))).")
    }
  }
}
