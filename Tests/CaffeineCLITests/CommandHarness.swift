import CaffeineCLI
import CaffeineStore
import CaffeineWaiting
import CivilTime
import Foundation
import TestSupport
import Testing
import WidgetHosting

/// Runs the command in this process, in a folder of its own, at a fixed time and place.
@MainActor
final class CommandHarness {
  /// What a run printed and how it ended.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Saturday 2026-11-21 14:00 in Berlin.
  var now = Date.saturday(13)
  var machine = ""
  var variables: [String: String] = ["LANG": "en_GB.UTF-8", "HOME": "/nowhere"]
  /// The zone of the place.
  var zone = "Europe/Berlin"
  var isTerminal = false
  var hidesCommandLine = false
  var terminalSize: Console.Size?
  /// What happens at each pause of a command that goes on, which waits for a file.
  ///
  /// It is handed the harness: one that holds itself would leave its folder behind.
  var pause: (CommandHarness, Int32?) -> Pause.Wake = { _, _ in .interrupted }
  /// The seconds that each pause was to take.
  private(set) var pauses: [Double] = []
  /// What each write returns.
  var written: Int32 = 0
  /// What is answered to a question; `nil` where nobody can be asked.
  var answer: Bool?
  /// The line that is typed at a question, before `answer`.
  var line: String?
  /// The lines that are typed at the next questions, before `line`.
  var lines: [String] = []
  /// Whether the command has the keyboard.
  private(set) var hasKeyboard = false
  /// Whether there is a program that shows pages.
  var hasPager = false
  /// What was shown in pages, and by which program.
  private(set) var pages: [(text: String, program: String)] = []
  /// What an editor does with a file; `nil` where there is none.
  var edit: ((_ path: String, _ program: String) -> Bool)?
  /// The questions that were asked.
  private(set) var questions: [String] = []
  var files: any FileSystem = PosixFileSystem()
  /// How many bytes standard output takes before its disk is full.
  var room = Int.max
  /// The commands that were started in the background.
  private(set) var backgroundCommands: [Processes.BackgroundCommand] = []
  var background: [String] { backgroundCommands.map(\.line) }
  private let home: TemporaryFolder
  var folder: URL { URL(fileURLWithPath: home.path) }
  /// What the run that is on has printed so far.
  private(set) var output = ""
  private var errors = ""
  private var seed: UInt64 = 1

  init() throws {
    home = try TemporaryFolder()
    variables["CAFFEINE_HOME"] = home.path
  }

  /// Runs a command line, split at spaces.
  @discardableResult
  func run(_ line: String) -> Result { run(line.split(separator: " ").map(String.init)) }

  /// Runs a command line.
  @discardableResult
  func run(_ words: [String]) -> Result {
    (output, errors) = ("", "")
    seed += 1
    let status = CaffeineCommand.run(in: surroundings(words))
    return Result(status: status, output: output, errors: errors)
  }

  /// What another command prints while this one goes on.
  func output(of line: String) -> String {
    var text = ""
    var other = surroundings(line.split(separator: " ").map(String.init))
    other.console.write = { written, stream in
      if stream == .output { text += written }
      return 0
    }
    _ = CaffeineCommand.run(in: other)
    return text
  }

  /// The object that a command prints.
  func object(_ words: [String]) throws -> [String: Any] {
    let text = run(words + ["--json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return value as? [String: Any] ?? [:]
  }

  /// Writes a file into the folder of this run.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// How many drinks are logged, whenever they were.
  func drinkCount() throws -> Int { try drinks().count }

  /// All that is logged, as `list --json` has it; throws if it cannot be listed.
  func drinks() throws -> [[String: Any]] {
    let list = try object(["list", "--since", "1950-01-01"])["intakes"] as? [[String: Any]]
    return try #require(list)
  }

  /// The world of one run.
  func surroundings(_ words: [String]) -> Surroundings {
    var console = Console(
      commandLine: hidesCommandLine ? [] : ["caffeine"] + words,
      variable: { self.variables[$0] },
      write: { text, stream in
        guard stream == .output else {
          self.errors += text
          return 0
        }
        if self.output.utf8.count + text.utf8.count > self.room { return ENOSPC }
        if self.written == 0 { self.output += text }
        return self.written
      })
    console.isTerminal = { _ in self.isTerminal }
    console.size = { self.terminalSize }
    console.ask = { question in
      let next = self.lines.isEmpty ? nil : self.lines.removeFirst()
      let line = next ?? self.line ?? self.answer.map { $0 ? "y" : "n" }
      if line != nil { self.questions.append(question) }
      return line
    }
    console.hold = { self.hasKeyboard = $0 != nil }
    console.pause = { seconds, file in
      MainActor.assumeIsolated {
        self.pauses.append(seconds)
        return self.pause(self, file)
      }
    }
    console.suspend = { self.output += "<suspended>" }
    return Surroundings(
      console: console,
      now: { self.now }, zone: { Self.clock($0 ?? self.zone) },
      processes: Processes(
        runInBackground: { self.backgroundCommands.append($0) },
        page: { text, program in
          guard self.hasPager else { return false }
          self.pages.append((text, program))
          return true
        },
        edit: { path, program in self.edit?(path, program) ?? false }),
      files: files, random: SplitMix64(seed: seed), machine: { self.machine })
  }

  private static func clock(_ identifier: String) -> WallClock? {
    TimeZone(identifier: identifier).map(WallClock.init(timeZone:))
  }
}
