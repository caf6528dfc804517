import Foundation
import TestSupport
import Testing

/// Lines that people type, with what each logs.
///
/// A line may come to be refused. None may come to log something else, unless it was wrong before.
struct GoldenLines {
  /// The most lines that may be named as wrong.
  static let mostWrong = 15

  /// What each line logs.
  private(set) var readings: [String: String] = [:]
  let refused: Set<String>
  /// What a wrong line should log, or `refused`.
  private var corrections: [String: String] = [:]

  /// Throws a fault of the first file that is none, has a line twice, or corrects a line that
  /// `lines.txt` does not have.
  init(_ files: GoldenFolder) throws(GoldenFolder.Fault) {
    for row in try files.rows("lines.txt", columns: 2) {
      guard readings.updateValue(row[1], forKey: row[0]) == nil else {
        throw .malformed("lines.txt", line: row[0])
      }
    }
    refused = Set(try files.lines("refused.txt"))
    for row in try files.rows("wrong.txt", columns: 3) {
      guard readings[row[0]] != nil, corrections.updateValue(row[1], forKey: row[0]) == nil,
        corrections.count <= Self.mostWrong
      else { throw .malformed("wrong.txt", line: row[0]) }
    }
  }

  var all: [String] { refused.union(readings.keys).sorted() }

  /// What is wrong with what a line logs, `nil` where it is refused; `nil` if nothing is.
  func fault(of line: String, logging logged: String?) -> String? {
    guard let logged else {
      return refused.contains(line) || corrections[line] == "refused"
        ? nil : "is refused, which refused.txt does not say"
    }
    if refused.contains(line) { return "logs \(logged), and refused.txt has it" }
    return [readings[line], corrections[line]].contains(logged)
      ? nil : "logs \(logged), not \(readings[line] ?? "")"
  }
}

@MainActor
@Suite struct GoldenLineTests {
  private func logged(_ line: String) throws -> String? {
    let harness = try CommandHarness()
    harness.variables["LANG"] = "en_US.UTF-8"
    harness.now = try Date("2026-11-18T14:00:00Z", strategy: .iso8601)
    let words =
      line.hasPrefix("--at ") ? ["espresso", "--at", "\(line.dropFirst(5))"] : ["--", line]
    let status = harness.run(["log", "--yes", "--quiet"] + words).status
    let readings = try harness.readings()
    return status != 0 && readings.isEmpty ? nil : readings
  }

  @Test(.tags(.long)) func everyLineLogsTheSameOrIsRefused() throws {
    let lines = try GoldenLines(GoldenFolder("lines"))
    #expect(lines.readings.count > 900)
    #expect(lines.refused.count > 250)
    for line in Trials.sample(lines.all, oneIn: 7) {
      if let fault = lines.fault(of: line, logging: try logged(line)) {
        Issue.record("\(line) | \(fault)")
      }
    }
  }

  @Test func aChangeHasToBeNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("tea | black-tea, 48 mg, 15:00\ncup | water, 0 mg, 15:00\n", to: "lines.txt")
    try folder.write("# No drink.\nfoo\n", to: "refused.txt")
    try folder.write("cup | refused | it holds anything\n", to: "wrong.txt")
    let lines = try GoldenLines(GoldenFolder(folder: URL(fileURLWithPath: folder.path)))
    #expect(lines.all == ["cup", "foo", "tea"])
    #expect(lines.fault(of: "tea", logging: "black-tea, 48 mg, 15:00") == nil)
    #expect(lines.fault(of: "tea", logging: "black-tea, 49 mg, 15:00") != nil)
    #expect(lines.fault(of: "tea", logging: nil) != nil)
    #expect(lines.fault(of: "foo", logging: nil) == nil)
    #expect(lines.fault(of: "foo", logging: "") != nil)
    #expect(lines.fault(of: "cup", logging: nil) == nil)
    #expect(lines.fault(of: "cup", logging: "water, 0 mg, 15:00") == nil)
    #expect(lines.fault(of: "cup", logging: "black-tea, 48 mg, 15:00") != nil)
  }
}

/// A file that is missing, empty or unreadable is no list without lines.
@Suite struct GoldenFolderTests {
  let folder: TemporaryFolder
  let files: GoldenFolder

  init() throws {
    folder = try TemporaryFolder()
    files = GoldenFolder(folder: URL(fileURLWithPath: folder.path))
    try folder.write("tea | black-tea\n", to: "lines.txt")
    try folder.write("foo\n", to: "refused.txt")
    try folder.write("tea | coffee | why\n", to: "wrong.txt")
  }

  @Test(arguments: ["lines.txt", "refused.txt", "wrong.txt"])
  func eachHasToBeThere(name: String) throws {
    #expect(throws: Never.self) { try GoldenLines(files) }
    try folder.write("", to: name)
    #expect(throws: GoldenFolder.Fault.empty(name)) { try GoldenLines(files) }
    try folder.write("# a comment\n\n", to: name)
    #expect(throws: GoldenFolder.Fault.empty(name)) { try GoldenLines(files) }
    try folder.write(bytes: [0x74, 0xFF, 0x0A], to: name)
    #expect(throws: GoldenFolder.Fault.unreadable(name)) { try GoldenLines(files) }
    folder.remove(name)
    #expect(throws: GoldenFolder.Fault.unreadable(name)) { try GoldenLines(files) }
  }

  @Test(arguments: [
    ("lines.txt", "tea\n", "tea"), ("lines.txt", "tea | a\ntea | b\n", "tea"),
    ("wrong.txt", "tea | coffee\n", "tea | coffee"), ("wrong.txt", "cup | tea | why\n", "cup"),
  ]) func eachLineHasToBeOne(name: String, text: String, line: String) throws {
    try folder.write(text, to: name)
    #expect(throws: GoldenFolder.Fault.malformed(name, line: line)) { try GoldenLines(files) }
  }

  @Test func fewLinesMayBeWrong() throws {
    let names = (0...GoldenLines.mostWrong).map { "line \($0)" }
    try folder.write(names.map { "\($0) | tea\n" }.joined(), to: "lines.txt")
    try folder.write(names.map { "\($0) | coffee | why\n" }.joined(), to: "wrong.txt")
    #expect(throws: GoldenFolder.Fault.malformed("wrong.txt", line: "line 15")) {
      try GoldenLines(files)
    }
  }

  @Test func aFolderHasToHaveFiles() throws {
    #expect(throws: GoldenFolder.Fault.unreadable("home")) { try files.names(in: "home") }
    try folder.write("", to: "home/log")
    folder.remove("home/log")
    #expect(throws: GoldenFolder.Fault.empty("home")) { try files.names(in: "home") }
    #expect(throws: GoldenFolder.Fault.unreadable("home")) { try files.lines("home") }
  }
}
