import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// The id of an imported drink is a promise: removed stays removed when the file comes again, and
/// two devices that import it are one.
@MainActor
@Suite struct GoldenIDTests {
  private let files = GoldenFolder("ids")
  /// Options without which a file is refused, such as those that name its columns.
  private let options = [
    "semicolons.csv": [
      "--column", "date=Date", "--column", "time=Time", "--column", "name=Name", "--column",
      "milligrams=Caffeine (mg)", "--date-format", "%d.%m.%Y %H:%M",
    ],
    "named.csv": [
      "--column", "date=Date", "--column", "time=Time", "--column", "name=Product", "--column",
      "milligrams=Caffeine (mg)", "--date-format", "%m/%d/%Y %I:%M:%S %p",
    ],
    "named.json": ["--column", "at=when", "--column", "milligrams=mg"],
  ]

  /// The ids of each import: the file, and its zone where it is not Berlin.
  private func imports() throws -> [(name: String, rows: [[String]])] {
    let rows = try files.rows("ids.txt", columns: 3)
    return Dictionary(grouping: rows) { $0[0] }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }

  /// A row may come to be refused where `refused.txt` has its line; an id never changes.
  @Test func everyRowHasItsID() throws {
    let imports = try imports()
    #expect(imports.reduce(0) { $0 + $1.rows.count } > 60)
    let names = Set(imports.map { $0.name.components(separatedBy: " in ")[0] })
    #expect(try files.names(in: "files") == names.sorted())
    let refused = Set(try files.lines("refused.txt", mayBeEmpty: true))
    for (name, rows) in imports {
      let parts = name.components(separatedBy: " in ")
      let harness = try CommandHarness()
      harness.variables["LANG"] = "en_US.UTF-8"
      harness.now = try Date("2026-11-18T14:00:00Z", strategy: .iso8601)
      if parts.count > 1 { harness.zone = parts[1] }
      harness.run(["import", files.url("files/\(parts[0])").path] + options[parts[0], default: []])
      let expected = rows.filter { !refused.contains($0.joined(separator: " | ")) }.map { $0[1] }
      let ids = try harness.drinks().compactMap { $0["id"] as? String }
      #expect(ids.sorted() == expected.sorted(), "\(name)")
    }
  }

  /// Of the SHA-256 of the text the bytes 3 to 7 and 11 to 15, behind 48 bits of the milliseconds
  /// in its first line, 0 before 1970; in Crockford's base 32.
  @Test func everyTextGivesItsID() throws {
    for (name, rows) in try imports() {
      for row in rows where row[2] != "its own" {
        let lines = row[2].components(separatedBy: "\\n")
        let seconds = try #require(Double(lines[0].prefix { $0 != " " }))
        let number = try #require(Int(lines[lines.count - 1]))
        var ids = ContentIDs()
        var id: IntakeID?
        for _ in 0...number {
          id = ids.next(
            for: lines.dropLast().joined(separator: "\n"),
            start: Date(timeIntervalSince1970: seconds))
        }
        #expect(id?.description == row[1], "\(name): \(row[2])")
      }
    }
  }
}
