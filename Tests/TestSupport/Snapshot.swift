// A release build of the whole package, statically linked, has no Testing.
#if canImport(Testing)
  import Foundation
  public import Testing

  /// Expects `text` to equal the file `Snapshots/<name>.txt` beside the calling test.
  ///
  /// With `RECORD_SNAPSHOTS=1` in the environment the file is written instead, and the test fails
  /// all the same: a recording is never a pass.
  public func expectSnapshot(
    _ text: String, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots/\(name).txt")
    do {
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record(
          "Recorded \(name); run again without RECORD_SNAPSHOTS.", sourceLocation: sourceLocation)
      } else {
        let expected = try String(contentsOf: file, encoding: .utf8)
        if text != expected {
          Issue.record(
            "\(name) differs.\n\(lineDifference(from: expected, to: text))",
            sourceLocation: sourceLocation)
        }
      }
    } catch {
      Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    }
  }

  /// The two texts line by line: `-` only expected, `+` only drawn, blank for both.
  package func lineDifference(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let row, _, _): removed.insert(row)
      case .insert(let row, _, _): inserted.insert(row)
      }
    }
    var lines: [String] = []
    var row = 0
    for (index, line) in new.enumerated() {
      while removed.contains(row) {
        lines.append("- " + old[row])
        row += 1
      }
      lines.append((inserted.contains(index) ? "+ " : "  ") + line)
      if !inserted.contains(index) { row += 1 }
    }
    return (lines + old[row...].map { "- " + $0 }).joined(separator: "\n")
  }
#endif
