import CStandardLibrary
import CommandArguments
import Foundation

/// The command: finds, builds and shows the widgets of a folder.
struct WidgetPreview {
  static let help = """
    Draw the widgets of an Xcode project.

    USAGE
      widget-preview FOLDER [OPTIONS]

    OPTIONS
      --target NAME  The extension, where the project has several.
      --html FILE    Write one page instead.
      --stubs FILE   Compile this file too; if it is not there, write what is missing to it.
      --watch        Draw again after each change of a source.
      --clean        Remove the kit and all programs that were built.

    All other options are those of a program of widgets, such as --list, --preview NAME, --kind NAME.

    """

  private var folder: String?
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  private var others: [String] = []
  private let environment: [String: String]

  init(_ words: [String], _ environment: [String: String]) {
    self.environment = environment
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if ["--target", "--html", "--stubs"].contains(word), let value = rest.popFirst() {
        values[word] = value
      } else if ["--watch", "--clean", "--help", "-h"].contains(word) {
        flags.insert(word)
      } else if folder == nil, !word.hasPrefix("-") {
        folder = word
      } else {
        others.append(word)
      }
    }
  }

  /// Runs the command and returns its exit code.
  func run() -> Int32 {
    do {
      return try perform()
    } catch let failure as Failure {
      return status(after: failure)
    } catch {
      tell("widget-preview: Cannot write: \(error.localizedDescription)")
      return ExitStatus.cannotCreate.rawValue
    }
  }

  /// Says what has failed, and returns its exit code.
  private func status(after failure: Failure) -> Int32 {
    for line in ["widget-preview: \(failure.message.english)", failure.advice.english]
    where !line.isEmpty { tell(line) }
    return failure.status.rawValue
  }

  private func perform() throws -> Int32 {
    if flags.contains("--help") || flags.contains("-h") {
      print(Self.help, terminator: "")
      return 0
    }
    let cache = Cache(environment)
    if flags.contains("--clean") {
      if FileManager.default.fileExists(atPath: cache.root) {
        try FileManager.default.removeItem(atPath: cache.root)
      }
      if folder == nil { return 0 }
    }
    guard let folder else {
      throw Failure(.wrongUse, "A folder is missing.", advice: "Try widget-preview --help.")
    }
    let project = try ProjectFolder(folder)
    let widgets = try choose(among: try project.extensions(), in: folder)
    var build = try cache.whileLocked { try make(widgets, project, Kit(cache: cache)) }
    try Report(of: build, with: values["--stubs"]).write()
    var shown = try Showing(build, html: values["--html"], options: others).run()
    while flags.contains("--watch") {
      let dates = build.dates
      while dates == build.dates { Thread.sleep(forTimeInterval: 0.2) }
      let changed = build.dates.keys.filter { dates[$0] != build.dates[$0] }
      do {
        try cache.whileLocked { try build.settle(after: changed.sorted()) }
        try Report(of: build, with: values["--stubs"]).write()
        shown = try Showing(build, html: values["--html"], options: others).run()
      } catch let failure as Failure {
        // Half of a change is saved now and then: the next one may be whole.
        shown = status(after: failure)
      }
    }
    return shown
  }

  /// The extension that is meant.
  private func choose(
    among all: [WidgetExtension], in folder: String
  ) throws -> WidgetExtension {
    let names = all.map(\.name)
    if let name = values["--target"] {
      if let widgets = all.first(where: { $0.name == name }) { return widgets }
      throw Failure(
        .wrongUse, "No target with widgets is called '\(name)'.",
        advice: all.isEmpty ? "" : "Use \(Message.list(names)).")
    }
    guard let first = all.first else {
      throw Failure(
        .noInput,
        "There is no widget in '\(folder)': no source has @main and a WidgetBundle or Widget.")
    }
    if all.count == 1 { return first }
    if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
      for (index, name) in names.enumerated() { tell("\(index + 1) \(name)") }
      FileHandle.standardError.write(Data("Which one? ".utf8))
      let answer = readLine() ?? ""
      if let number = Int(answer), all.indices.contains(number - 1) { return all[number - 1] }
      if let widgets = all.first(where: { $0.name == answer }) { return widgets }
    }
    throw Failure(
      .wrongUse, "There are several extensions: \(Message.list(names)).",
      advice: "Choose one by --target NAME.")
  }

  private func make(
    _ widgets: WidgetExtension, _ project: ProjectFolder, _ kit: Kit
  ) throws -> Build {
    try kit.build()
    var build = try Build(of: widgets, in: project, with: kit, stubs: values["--stubs"])
    try build.settle()
    return build
  }
}
