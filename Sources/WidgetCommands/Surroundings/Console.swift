/// The terminal, or the streams that stand in its place: where a command writes, and where it asks.
///
/// ```swift
/// var output = ""
/// let console = Console { text, stream in
///   if stream == .output { output += text }
///   return .whole
/// }
/// ```
public struct Console {
  /// Where text goes: standard output or standard error.
  public enum Stream: Sendable {
    case output
    case error
  }

  /// What became of a text that was written.
  public enum Written: Sendable, Equatable {
    /// It was taken whole.
    case whole
    /// Nobody reads any more.
    case closed
    /// It was not taken; the number is the system's error.
    case failed(Int32)
  }

  /// The size of a terminal; rows, width and height are 0 where they are not known.
  public struct Size: Sendable, Equatable {
    /// The cells of a line.
    public var columns: Int
    /// The lines.
    public var rows: Int
    /// The pixels of all cells across.
    public var width: Int
    /// The pixels of all cells down.
    public var height: Int

    /// A size in cells and pixels.
    public init(columns: Int, rows: Int, width: Int = 0, height: Int = 0) {
      (self.columns, self.rows, self.width, self.height) = (columns, rows, width, height)
    }
  }

  /// Writes text at once and whole.
  public var write: (String, Stream) -> Written
  /// Whether a stream goes to a terminal.
  public var isTerminal: (Stream) -> Bool
  /// The size of the terminal, read again at each call; `nil` if there is none.
  public var size: () -> Size?
  /// Asks a question on the terminal and gives the line that is typed; `nil` where nobody can be
  /// asked, and when the terminal has no more.
  public var ask: (String) -> String?
  /// Takes the keyboard, so that nothing typed is shown or waits for the shell, or gives it back as it
  /// was; does nothing where there is none.
  public var takeKeyboard: (Bool) -> Void

  /// Streams; without more they go to no terminal, and nobody can be asked.
  public init(
    write: @escaping (String, Stream) -> Written,
    isTerminal: @escaping (Stream) -> Bool = { _ in false },
    size: @escaping () -> Size? = { nil },
    ask: @escaping (String) -> String? = { _ in nil },
    takeKeyboard: @escaping (Bool) -> Void = { _ in }
  ) {
    self.write = write
    self.isTerminal = isTerminal
    self.size = size
    self.ask = ask
    self.takeKeyboard = takeKeyboard
  }

  /// The pixels of a cell of the terminal that standard output is; `nil` where nobody knows.
  package var cellPixels: CellPixels? {
    guard isTerminal(.output), let size = size() else { return nil }
    return CellPixels(
      columns: size.columns, rows: size.rows, width: size.width, height: size.height)
  }
}
