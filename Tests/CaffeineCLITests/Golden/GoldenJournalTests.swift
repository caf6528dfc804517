import Foundation
import TestSupport
import Testing

/// Journals with every kind of line that was written, and what they listed and exported.
///
/// Each folder of `Golden/journals` has the home of a device, its exports, and in `shown.json` what
/// commands printed with `--json`, of which keys may be more than there were.
@MainActor
@Suite struct GoldenJournalTests {
  nonisolated static let names = [
    "by-hand", "clocks", "damaged", "edited", "imported", "later", "logged", "nights", "removed",
    "settings", "torn", "torn-before", "two-devices", "undone", "zones",
  ]
  private let files = GoldenFolder("journals")
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.variables["LANG"] = "en_US.UTF-8"
    harness.now = try Date("2026-11-18T14:00:00Z", strategy: .iso8601)
  }

  /// Copies a folder of the journal `name` to the home, readable by its owner alone: settings that
  /// others may write to are not changed.
  private func copy(_ folder: String, of name: String) throws {
    let target = harness.folder.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for file in try files.names(in: "\(name)/home/\(folder)") where file != "log" {
      let bytes = try files.bytes("\(name)/home/\(folder)/\(file)")
      let path = target.appendingPathComponent(file).path
      let isThere = FileManager.default.createFile(
        atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
      #expect(isThere, "\(path)")
    }
  }

  private func open(_ name: String) throws {
    try copy("", of: name)
    try copy("log", of: name)
  }

  @Test func noJournalIsLeftOut() throws { #expect(try files.names(in: "") == Self.names) }

  @Test(arguments: names) func everyExportIsTheSame(name: String) throws {
    try open(name)
    for form in ["csv", "json", "jsonl"] {
      let expected = try files.lines("\(name)/export.\(form)")
      let printed = harness.run(["export", "--format", form]).output
      // By bytes: equal text may be written with other scalars.
      if try !printed.utf8.elementsEqual(files.bytes("\(name)/export.\(form)")) {
        let lines = printed.split(whereSeparator: \.isNewline).map(String.init)
        let lost = expected.filter { !lines.contains($0) }.map { "- \($0)" }
        let added = lines.filter { !expected.contains($0) }.map { "+ \($0)" }
        Issue.record("\(name)/export.\(form)\n\((lost + added).joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: names) func everyCommandShowsTheSame(name: String) throws {
    try open(name)
    let shown =
      try JSONSerialization.jsonObject(with: files.bytes("\(name)/shown.json")) as? [String: Any]
    #expect(["list --since 1950-01-01", "stats", "status"].allSatisfy { shown?[$0] != nil })
    for (line, expected) in try #require(shown) {
      let printed = try harness.object(line.split(separator: " ").map(String.init))
      if let fault = difference(expected, printed, at: line) { Issue.record("\(name): \(fault)") }
    }
  }

  /// The first value that is another than expected; what was added is none.
  private func difference(_ expected: Any, _ printed: Any?, at path: String) -> String? {
    if let members = expected as? [String: Any], let other = printed as? [String: Any] {
      return members.lazy.compactMap { difference($1, other[$0], at: "\(path) \($0)") }.first
    }
    if let values = expected as? [Any], let others = printed as? [Any] {
      guard values.count == others.count else {
        return "\(path) has \(others.count) elements, not \(values.count)"
      }
      return values.indices.lazy
        .compactMap { difference(values[$0], others[$0], at: "\(path) \($0)") }.first
    }
    let (old, new) = ("\(expected)", printed.map { "\($0)" } ?? "nothing")
    return old == new ? nil : "\(path) is \(new), not \(old)"
  }

  /// A setting that is no more, or not yet, stays in its file with its remarks.
  @Test func whatIsUnknownIsKept() throws {
    try open("settings")
    let before = try text("settings").split(separator: "\n")
    #expect(harness.run("config set bedtime 22:00").status == 0)
    let after = try text("settings").split(separator: "\n")
    #expect(after == before.map { $0.hasPrefix("bedtime") ? "bedtime = 22:00" : $0 })
    for file in ["drinks", "widgets"] {
      #expect(try Data(text(file).utf8) == files.bytes("settings/home/\(file)"))
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: harness.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Names that somebody made mean what they meant.
  @Test(arguments: [
    ("usual", "latte, 187.5 mg, 473 ml, 15:00"), ("brew", "yerba-mate, 40 mg, 237 ml, 15:00"),
    ("latte", "latte, 100 mg, 15:00"), ("2 house blends", "2 × house-blend, 180 mg, 500 ml, 15:00"),
  ]) func ownNamesMeanTheSame(line: String, reading: String) throws {
    try copy("", of: "settings")
    try FileManager.default.removeItem(at: harness.folder.appendingPathComponent("device"))
    #expect(harness.run(["log", line, "--quiet"]).status == 0)
    #expect(try harness.readings() == reading)
  }
}
