public import CaffeineStore
public import CivilTime
import CommandArguments
import TextUI
public import WidgetHosting

/// Everything outside of the command's memory, replaceable in tests.
public struct Surroundings {
  /// The words and variables of the process, and its terminal, or the streams in its place.
  public var console: Console
  /// The current time, read at each call.
  public var now: () -> Date
  /// The start of the process, from which a running clock of `CAFFEINE_NOW` counts.
  let start: Date
  /// The wall clock of a tz zone such as `Europe/Berlin`, or that of the environment for `nil`; `nil`
  /// for an unknown one.
  public var zone: (String?) -> WallClock?
  /// Starts other programs.
  public var processes: Processes
  /// The disk, or a test's replacement.
  public var files: any FileSystem
  /// The random numbers for ids.
  public var random: any RandomNumberGenerator & Sendable
  /// The permanent id of this machine; empty if unknown.
  public var machine: () -> String

  /// Creates surroundings, and reads the clock once; by default they know UTC alone and start no
  /// program.
  public init(
    console: Console, now: @escaping () -> Date,
    zone: @escaping (String?) -> WallClock? = { $0 ?? "UTC" == "UTC" ? .utc : nil },
    processes: Processes = Processes(), files: any FileSystem,
    random: any RandomNumberGenerator & Sendable, machine: @escaping () -> String = { "" }
  ) {
    (self.console, self.now, start, self.zone) = (console, now, now(), zone)
    (self.processes, self.files) = (processes, files)
    (self.random, self.machine) = (random, machine)
  }

  /// Asks a question; `y` and `yes` confirm, and with `[Y/n]` an empty line too.
  ///
  /// `nil` if nobody can answer.
  func confirm(_ question: Message, below shown: String = "") -> Bool? {
    ask(question, below: shown).map { line in
      let answer = line.lowercased()
      return ["y", "yes"].contains(answer) || answer.isEmpty && question.english.hasSuffix("[Y/n] ")
    }
  }

  /// Asks for a line in the reader's language, below text that is safe already and may isolate
  /// names; `nil` if nobody can answer.
  func ask(_ question: Message, below shown: String = "") -> String? {
    let text = shown + Terminal.shownLines(question.text(in: language))
    return console.ask(console.isUnicode ? text : text.limitedToASCII())
  }

  /// The language for people; English if the terminal shows ASCII only.
  var language: Language {
    console.isUnicode ? .chosen(among: Language.all, variable: console.text(of:)) : .english
  }

  /// Prints a failure on standard error, made safe: the message in one line, the advice below.
  func tell(_ failure: Failure) {
    let (message, advice) = (failure.message.text(in: language), failure.advice.text(in: language))
    var text = "caffeine: \(Terminal.shown(message))"
    if !advice.isEmpty { text += "\n" + Terminal.shownLines(advice) }
    let preface = failure.preface?.text(in: language) ?? ""
    if !preface.isEmpty { text = Terminal.shown(preface) + "\n" + text }
    if !console.isUnicode { text = text.limitedToASCII() }
    let lines = console.columns.map { Terminal.wrapped(text, to: $0) } ?? [text]
    _ = console.write(lines.map { $0 + "\n" }.joined(), .error)
  }
}

extension Surroundings {
  /// The folders by the environment.
  func container() throws(Failure) -> SharedContainer {
    try stored { () throws(StoreError) in
      try SharedContainer(machine: machine(), variable: console.text(of:))
    }
  }

  func journal() throws(Failure) -> Journal {
    Journal(in: try container(), fileSystem: files, generator: random)
  }

  func settings() throws(Failure) -> SharedSettings {
    SharedSettings(in: try container(), fileSystem: files)
  }

  /// The path and content of the settings; an unreadable file counts as a bad setting.
  func settingsReading() throws(Failure) -> (path: String, reading: SettingsReading) {
    let settings = try settings()
    do throws(StoreError) {
      return (settings.path, try settings.read())
    } catch {
      let failure = Failure(error)
      guard failure.status == .unreadableData else { throw failure }
      throw Failure(.badSettings, failure.message, advice: failure.advice)
    }
  }

  func ownDrinks() throws(Failure) -> SharedSettings {
    SharedSettings(drinksIn: try container(), fileSystem: files)
  }
}

/// Calls the store and turns its errors into failures with exit codes.
func stored<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
  do throws(StoreError) {
    return try body()
  } catch {
    throw Failure(error)
  }
}

/// Starts other programs.
public struct Processes {
  /// A shell command that runs without being awaited.
  public struct BackgroundCommand: Sendable, Equatable {
    /// The shell's command line.
    public var line: String
    /// Its working folder.
    public var folder: String
    /// Variables in addition to this process's.
    public var variables: [String: String]
  }

  /// Tells the `on-change` command what changed; while it is set, further changes do not run the
  /// command again.
  public static let onChangeVariable = "CAFFEINE_ON_CHANGE"

  /// Starts a shell command without awaiting it.
  public var runInBackground: (BackgroundCommand) -> Void
  /// Shows a text in a pager, given as a shell command; false if it cannot run and nothing was
  /// shown.
  public var page: (_ text: String, _ program: String) -> Bool
  /// Edits a file with a program and waits until it ends; false if it failed.
  public var edit: (_ path: String, _ program: String) -> Bool

  /// Creates the programs; by default none is started.
  public init(
    runInBackground: @escaping (BackgroundCommand) -> Void = { _ in },
    page: @escaping (String, String) -> Bool = { _, _ in false },
    edit: @escaping (String, String) -> Bool = { _, _ in false }
  ) { (self.runInBackground, self.page, self.edit) = (runInBackground, page, edit) }
}
