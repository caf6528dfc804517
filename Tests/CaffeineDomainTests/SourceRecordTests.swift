import CaffeineDomain
import CivilTime
import Foundation
import Testing

/// Where each number of the catalogue is from, against what the last version said: `sources.txt`.
///
/// After somebody has read a new source, `RECORD_SNAPSHOTS=1` writes the file, and fails on purpose. A
/// row whose source or number changed without a later day of reading is never recorded.
@Suite("Sources")
struct SourceRecordTests {
  /// A serving as it is recorded.
  struct Row: Equatable {
    let milligrams: Double
    let title: String
    let address: String
    let read: String
  }

  private let drinks = DrinkCatalogue.builtIn.drinks

  private var rows: [String: Row] {
    var rows: [String: Row] = [:]
    for drink in drinks {
      for serving in drink.servings {
        guard case .page(let address, let day) = serving.source?.place else { continue }
        rows["\(drink.id) \(serving.size.rawValue)"] = Row(
          milligrams: serving.amount.value, title: serving.source?.title ?? "", address: address,
          read: day.iso8601)
      }
    }
    return rows
  }

  @Test("Every number was read at a whole address, on a day")
  func places() {
    for drink in drinks {
      for serving in drink.servings {
        guard case .page(let address, let day) = serving.source?.place else {
          Issue.record("\(drink.id) \(serving.size) says not where its number was read, or when")
          continue
        }
        #expect(
          address.hasPrefix("https://") || address.hasPrefix("http://"), "\(drink.id): \(address)")
        #expect(address.split(separator: "/").count > 2, "\(drink.id): \(address) is no page")
        #expect("2026-11-01"..."2100-01-01" ~= day.iso8601, "\(drink.id)")
      }
    }
  }

  @Test("No source changes, and no number, without a later day on which somebody read it")
  func record() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("sources.txt")
    let recorded = Self.rows(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    let rows = rows
    let changed = rows.filter { recorded[$0.key] != nil && recorded[$0.key] != $0.value }.keys
    for key in changed.sorted() where !Self.wasReadAgain(rows[key], since: recorded[key]) {
      Issue.record("\(key) changed, and the day it was read did not: read the source, then date it")
      return
    }
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" else {
      #expect(
        changed.isEmpty && Set(rows.keys) == Set(recorded.keys),
        "Read the changed sources, then: RECORD_SNAPSHOTS=1 swift test --filter SourceRecordTests")
      return
    }
    try Self.text(of: rows).write(to: file, atomically: true, encoding: .utf8)
    Issue.record("Recorded sources.txt; run again without RECORD_SNAPSHOTS.")
  }

  @Test("A change without a later day is found")
  func found() throws {
    let row = Row(milligrams: 80, title: "EFSA", address: "https://efsa.eu/a", read: "2026-11-23")
    let relabelled = Row(
      milligrams: 80, title: "The label", address: "https://a.com/b", read: "2026-11-23")
    let renumbered = Row(
      milligrams: 90, title: "EFSA", address: "https://efsa.eu/a", read: "2026-11-22")
    let read = Row(milligrams: 90, title: "New", address: "https://a.com/b", read: "2026-11-24")
    #expect(!Self.wasReadAgain(relabelled, since: row))
    #expect(!Self.wasReadAgain(renumbered, since: row))
    #expect(Self.wasReadAgain(read, since: row))
    let rows = ["espresso single": row, "latte tall": read]
    #expect(Self.rows(in: Self.text(of: rows)) == rows)
  }

  @Test("The page of the science tells how many drinks rest on each list")
  func counts() throws {
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Docs/Kinetics.md")
      .standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    var counts: [String: Int] = [:]
    for drink in drinks {
      let publishers = Set(
        drink.servings.compactMap { $0.source?.title.split { ",:".contains($0) }.first })
      for publisher in publishers { counts[String(publisher), default: 0] += 1 }
    }
    for (publisher, count) in counts.sorted(by: { $0.key < $1.key }) where count >= 5 {
      let share = Int((100 * Double(count) / Double(drinks.count)).rounded())
      let line = "| \(publisher) | \(count) of \(drinks.count) | \(share) % |"
      if !text.contains(line) { Issue.record("Docs/Kinetics.md lacks: \(line)") }
    }
  }

  private static func wasReadAgain(_ row: Row?, since recorded: Row?) -> Bool {
    guard let row, let recorded else { return true }
    return row.read > recorded.read
  }

  /// The rows by source: a line for each source, and one for each serving below it.
  private static func text(of rows: [String: Row]) -> String {
    let bySource = Dictionary(grouping: rows) { "\($0.value.read) \($0.value.address)\n" }
    return bySource.sorted { $0.key < $1.key }.map { source, rows in
      let servings = rows.map { "  \($0.key) \($0.value.milligrams) \($0.value.title)\n" }
      return source + servings.sorted().joined()
    }.joined()
  }

  private static func rows(in text: String) -> [String: Row] {
    var rows: [String: Row] = [:]
    var source: [String] = ["", ""]
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        source = line.split(separator: " ", maxSplits: 1).map(String.init)
        continue
      }
      let parts = line.dropFirst(2).split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let milligrams = Double(parts[2]) else { continue }
      rows["\(parts[0]) \(parts[1])"] = Row(
        milligrams: milligrams, title: parts[3], address: source[1], read: source[0])
    }
    return rows
  }
}
