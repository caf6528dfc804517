import CStandardLibrary
import CommandArguments
import Foundation
import TextCells

/// The one folder that is written to: the kit, built once for all extensions, and each extension's
/// program.
struct Cache {
  let root: String
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    let home = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let place = home ?? environment["HOME"].map { "\($0)/.cache" } ?? NSTemporaryDirectory()
    root = "\(place)/widget-preview"
    var variables = environment
    // Where the compiler, SwiftPM and a widget keep what they keep.
    variables["HOME"] = "\(root)/home"
    variables["TMPDIR"] = "\(root)/temporary"
    // What a widget traps on, its own message says.
    variables["SWIFT_BACKTRACE"] = "output-to=/dev/null"
    for name in ["CACHE", "CONFIG", "DATA", "STATE"] { variables["XDG_\(name)_HOME"] = nil }
    self.environment = variables
  }

  /// The folder of an extension's program.
  func folder(of widgets: WidgetExtension, in project: ProjectFolder) -> String {
    "\(root)/previews/\(widgets.name.filter { $0.isLetter || $0.isNumber })-\(hash(project.root))"
  }

  /// Does something while no other process writes here.
  func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
    for folder in ["home", "temporary"] { try make("\(root)/\(folder)") }
    let lock = open("\(root)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { close(lock) }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      throw Failure(
        .tryAgain, "Another preview is being built.", advice: "Try again when it is there.")
    }
    return try body()
  }

  func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to path: String) throws {
    // What is the same stays as it is: a new date would have it compiled again.
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Runs a program with this folder as its home, and returns its exit code, as a shell says it.
  ///
  /// - Parameter output: A file for what it writes (default: the terminal).
  func run(_ words: [String], output: String? = nil, errors: String? = nil) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    for (path, isErrors) in [(output, false), (errors, true)] {
      guard let path else { continue }
      // Opened, not created anew: that would put a file in the place of the null device.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      if isErrors { process.standardError = file } else { process.standardOutput = file }
    }
    try process.run()
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    return process.terminationStatus + (isKilled ? 128 : 0)
  }

  /// A number for a text that is the same in each run (FNV-1a, 64 bits).
  func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

/// Writes a line to standard error, made safe for a terminal.
func tell(_ line: String) {
  FileHandle.standardError.write(Data("\(line.terminalSafe())\n".utf8))
}
