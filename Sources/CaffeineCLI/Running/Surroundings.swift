public import CaffeineStore
import CommandArguments
import TextUI
public import WidgetCommands

/// Everything the command touches outside its own memory, so that a test can hand in its own.
public struct Surroundings {
  /// The words and variables of the process.
  public var environment: ProcessEnvironment
  /// The clock of the machine.
  public var clock: SystemClock
  /// The terminal, or the streams in its place.
  public var console: Console
  /// Other programs.
  public var processes: Processes
  /// What wakes a command that stays.
  public var wakes: Wakes
  /// The disk, or what a test has in its place.
  public var files: any FileSystem
  /// Randomness, for ids.
  public var random: any RandomNumberGenerator & Sendable

  /// Puts the surroundings together; without more, no other program is started and each pause is an
  /// interruption.
  public init(
    environment: ProcessEnvironment, clock: SystemClock, console: Console,
    processes: Processes = Processes(), wakes: Wakes = Wakes(), files: any FileSystem,
    random: any RandomNumberGenerator & Sendable
  ) {
    (self.environment, self.clock, self.console) = (environment, clock, console)
    (self.processes, self.wakes) = (processes, wakes)
    (self.files, self.random) = (files, random)
  }

  /// The width to fill; `nil` where lines may be of any length.
  var columns: Int? { environment.columns(of: console) }

  /// The rows to fill; `nil` where there are any number of them.
  var rows: Int? { environment.rows(of: console) }

  /// Asks a question that `y` or `yes` answers, and nothing typed if it ends in `[Y/n]`; `nil` where
  /// nobody can be asked.
  func confirm(_ question: String) -> Bool? {
    console.ask(question).map { line in
      let answer = line.lowercased()
      return ["y", "yes"].contains(answer) || answer.isEmpty && question.hasSuffix("[Y/n] ")
    }
  }

  /// The language for people: English where the terminal shows no other letters than its.
  var language: Language {
    isUnicode ? .chosen(among: Language.all, variable: environment.text(of:)) : .english
  }

  /// Whether the terminal shows Unicode.
  var isUnicode: Bool { LanguageVariables(variable: environment.text(of:)).isUnicode }

  /// Says something on standard error, harmless and in characters that show: the message in one
  /// line, whatever was typed, and the advice below it.
  func tell(_ failure: Failure) {
    let (message, advice) = (failure.message.text(in: language), failure.advice.text(in: language))
    var text = "caffeine: \(Terminal.shown(message))"
    if !advice.isEmpty { text += "\n" + Terminal.shownLines(advice) }
    if !isUnicode { text = text.limitedToASCII() }
    let lines = columns.map { Terminal.wrapped(text, to: $0) } ?? [text]
    _ = console.write(lines.map { $0 + "\n" }.joined(), .error)
  }
}

/// Other programs that a command starts.
public struct Processes {
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

  /// Starts a shell command and does not wait for it.
  public var runInBackground: (BackgroundCommand) -> Void
  /// Shows text page by page with a program, a line for the shell; false if that cannot be run, so
  /// that nothing was shown.
  public var page: (_ text: String, _ program: String) -> Bool
  /// Lets somebody edit a file with a program and waits until it ends; false if it failed.
  public var edit: (_ path: String, _ program: String) -> Bool

  /// Programs; without more none is started.
  public init(
    runInBackground: @escaping (BackgroundCommand) -> Void = { _ in },
    page: @escaping (String, String) -> Bool = { _, _ in false },
    edit: @escaping (String, String) -> Bool = { _, _ in false }
  ) { (self.runInBackground, self.page, self.edit) = (runInBackground, page, edit) }
}

/// What wakes a command that stays.
public struct Wakes {
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

  /// Waits for some seconds, which may be infinite, or until a file can be read, and at most as long
  /// as the clock may go unread; from the first call on signals end a pause and not the process.
  public var pause: (Double, FileDescriptor?) -> Wake
  /// Stops the process until it is continued.
  public var suspend: () -> Void

  /// Pauses; without more each is ended as by Ctrl-C.
  public init(
    pause: @escaping (Double, FileDescriptor?) -> Wake = { _, _ in .interrupted },
    suspend: @escaping () -> Void = {}
  ) { (self.pause, self.suspend) = (pause, suspend) }
}
