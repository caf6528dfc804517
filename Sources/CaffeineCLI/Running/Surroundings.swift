public import CaffeineStore
public import CivilTime
import TextUI

/// Everything the command touches outside its own memory, so that a test can hand in its own.
public struct Surroundings {
  /// Where text goes.
  public enum Stream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
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

  /// Why a pause ended.
  public enum Wake: Sendable, Equatable {
    case timeIsUp
    /// The file that was waited for can be read.
    case readable
    /// Keys were pressed while the keyboard is taken: what a terminal sends for them.
    case typed(String)
    /// The terminal has another size.
    case resized
    /// The process is asked to stop until it is continued, as by Ctrl-Z.
    case suspended
    /// The process is asked to end, as by Ctrl-C.
    case interrupted
    /// Nobody reads standard output any more.
    case closed
  }

  /// The size of a terminal in cells and pixels.
  public struct TerminalSize: Sendable, Equatable {
    /// The cells of a line.
    public var columns: Int
    /// The lines; 0 if that is not known.
    public var rows: Int
    /// The pixels of all cells across; 0 if that is not known.
    public var width: Int
    /// The pixels of all cells down; 0 if that is not known.
    public var height: Int

    /// A size.
    public init(columns: Int, rows: Int, width: Int = 0, height: Int = 0) {
      (self.columns, self.rows, self.width, self.height) = (columns, rows, width, height)
    }
  }

  /// A shell command that is started and not waited for.
  public struct BackgroundCommand: Sendable, Equatable {
    /// The line for the shell.
    public var line: String
    /// The folder that it runs in.
    public var folder: String
    /// What its environment has besides that of this process, by name.
    public var variables: [String: String]
    /// The file that holds its exit status when it has failed, and is gone when it has not.
    public var failureFile: String
  }

  /// The environment variable that tells the command of `on-change` what changed, so that a change it
  /// makes does not run it again.
  public static let onChangeVariable = "CAFFEINE_ON_CHANGE"

  /// The words that were typed, the program's own name first; empty where the system hides them.
  public var commandLine: [String]
  /// The value of an environment variable; `nil` if it is not set.
  public var variable: (String) -> String?
  /// The time now, read again at each call.
  public var now: () -> Date
  /// When the process began, which a clock of `CAFFEINE_NOW` that runs starts from.
  let start: Date
  /// The clock on the wall here; `nil` where the environment names a zone that does not exist.
  public var localClock: () -> WallClock?
  /// The clock of a zone of the tz database such as `Europe/Berlin`; `nil` if there is none.
  public var namedClock: (String) -> WallClock?
  public var files: any FileSystem
  /// Randomness, for ids.
  public var random: any RandomNumberGenerator & Sendable
  /// Writes text at once and whole.
  public var write: (String, Stream) -> Written
  /// Whether a stream goes to a terminal.
  public var isTerminal: (Stream) -> Bool
  /// The size of the terminal, read again at each call; `nil` if there is none.
  public var terminalSize: () -> TerminalSize?
  /// Starts a shell command and does not wait for it.
  public var runInBackground: (BackgroundCommand) -> Void
  /// Waits for some seconds, which may be infinite, or until a file can be read, and at most as long
  /// as the clock may go unread; from the first call on signals end a pause and not the process.
  public var pause: (Double, FileDescriptor?) -> Wake
  /// Stops the process until it is continued.
  public var suspend: () -> Void
  /// Asks a question on the terminal and gives the line that is typed; `nil` where nobody can be
  /// asked, and when the terminal has no more.
  public var ask: (String) -> String?
  /// Takes the keyboard, so that nothing typed is shown or waits for the shell, or gives it back as it
  /// was; does nothing where there is none.
  public var takeKeyboard: (Bool) -> Void
  /// Shows text page by page with a program, a line for the shell; false if that cannot be run, so
  /// that nothing was shown.
  public var page: (_ text: String, _ program: String) -> Bool
  /// Lets somebody edit a file with a program and waits until it ends; false if it failed.
  public var edit: (_ path: String, _ program: String) -> Bool

  /// Puts the surroundings together.
  public init(
    commandLine: [String], variable: @escaping (String) -> String?, now: @escaping () -> Date,
    localClock: @escaping () -> WallClock?, namedClock: @escaping (String) -> WallClock?,
    files: any FileSystem, random: any RandomNumberGenerator & Sendable,
    write: @escaping (String, Stream) -> Written, isTerminal: @escaping (Stream) -> Bool,
    terminalSize: @escaping () -> TerminalSize?,
    runInBackground: @escaping (BackgroundCommand) -> Void,
    pause: @escaping (Double, FileDescriptor?) -> Wake, suspend: @escaping () -> Void,
    ask: @escaping (String) -> String? = { _ in nil },
    takeKeyboard: @escaping (Bool) -> Void = { _ in },
    page: @escaping (String, String) -> Bool = { _, _ in false },
    edit: @escaping (String, String) -> Bool = { _, _ in false }
  ) {
    self.commandLine = commandLine
    self.variable = variable
    (self.now, start) = (now, now())
    self.localClock = localClock
    self.namedClock = namedClock
    self.files = files
    self.random = random
    self.write = write
    self.isTerminal = isTerminal
    self.terminalSize = terminalSize
    self.runInBackground = runInBackground
    self.pause = pause
    self.suspend = suspend
    self.ask = ask
    self.takeKeyboard = takeKeyboard
    self.page = page
    self.edit = edit
  }

  /// An environment variable that is set and not empty.
  func text(of variable: String) -> String? {
    self.variable(variable).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Asks a question that `y` or `yes` answers, and nothing typed if it ends in `[Y/n]`; `nil` where
  /// nobody can be asked.
  func confirm(_ question: String) -> Bool? {
    ask(question).map { line in
      let answer = line.lowercased()
      return ["y", "yes"].contains(answer) || answer.isEmpty && question.hasSuffix("[Y/n] ")
    }
  }

  /// Whether the terminal shows Unicode.
  var isUnicode: Bool { LanguageVariables(variable: text(of:)).isUnicode }

  /// Says something on standard error, harmless and in characters that show: the message in one
  /// line, whatever was typed, and the advice below it.
  func tell(_ failure: Failure) {
    var text = "caffeine: \(Terminal.shown(failure.message))"
    if !failure.advice.isEmpty { text += "\n" + Terminal.shownLines(failure.advice) }
    if !isUnicode { text = text.limitedToASCII() }
    let lines = Terminal.columns(in: self).map { Terminal.wrapped(text, to: $0) } ?? [text]
    _ = write(lines.map { $0 + "\n" }.joined(), .error)
  }
}
