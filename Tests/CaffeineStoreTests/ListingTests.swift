import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// The journal read twice: which intakes win, then each from its place.
@Suite struct ListingTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  /// The ids that are left of `listing`.
  private func ids(_ listing: JournalEntries) throws -> [String] {
    var listing = listing
    var ids: [String] = []
    while let intake = try listing.next() { ids.append(intake.id.description) }
    return ids
  }

  @Test func anEndAndACountCutIt() throws {
    try journal.add((0..<5).map { try intake("cup\($0)", hours: Double($0)) }, at: morning)
    #expect(try ids(journal.entries(since: morning + 3600.5)) == ["cup2", "cup3", "cup4"])
    var listing = try journal.entries()
    #expect(listing.count == 5)
    listing.end(before: morning + 3 * 3600)
    #expect(try ids(listing) == ["cup0", "cup1", "cup2"])
    listing.end(before: morning + 2 * 3600 + 0.5)
    #expect(try ids(listing) == ["cup0", "cup1", "cup2"])
    listing.keepLast(2)
    #expect(try ids(listing) == ["cup1", "cup2"])
    listing.end(before: .distantPast)
    #expect(try listing.count == 0 && listing.next() == nil)
  }

  @Test func linesOfAnyLengthAndOrderAreFound() throws {
    let notes = [0, 65_000, 4_000, 3, 16_000, 30_000, 65_100, 1, 12_288, 9]
    for hours in [1.0, -1.0] {
      for (number, count) in notes.enumerated() {
        var cup = try intake("\(number)of\(hours)", hours: hours * Double(number))
        cup.note = String(repeating: "x", count: count)
        try journal.add([cup], at: morning)
      }
    }
    var listing = try journal.entries()
    for expected in try journal.intakes().intakes {
      #expect(try listing.next() == expected)
    }
    #expect(try listing.next() == nil)
  }

  @Test func moreFilesThanMayBeOpenAreRead() throws {
    for number in 0..<150 {
      let record = Record(
        .add(try intake("cup\(number)", hours: Double(number * 37 % 150))),
        stamp: Stamp(clamping: 1_795_248_000_000), device: "")
      try folder.write(bytes: record.line(), to: "log/device\(number).jsonl")
    }
    let expected = try journal.intakes().intakes.map(\.id.description)
    #expect(try ids(journal.entries()) == expected)
    #expect(expected.count == 150)
  }

  @Test func aFileThatChangesIsNotMistaken() throws {
    var journal = journal
    journal.mostKept = 0
    try journal.add([intake("one"), intake("two")], at: morning)
    let name = try #require(try folder.logNames().first)
    try folder.write("", to: "log/other.jsonl")  // a folder without files is an error of its own
    let text = try folder.text("log/\(name)")
    for changed in [String(text.dropFirst(9)), String(text.prefix(9)), ""] {
      var listing = try journal.entries()
      try folder.write(changed, to: "log/\(name)")
      #expect(throws: StoreError.changedWhileRead(path: "\(folder.path)/log/\(name)")) {
        try listing.next()
      }
      try folder.write(text, to: "log/\(name)")
    }
    var listing = try journal.entries()
    folder.remove("log/\(name)")
    #expect(throws: StoreError.changedWhileRead(path: "\(folder.path)/log/\(name)")) {
      try listing.next()
    }
  }

  /// Of a million records at once.
  @Test func whatIsHeldOfARecordIsSmall() { #expect(MemoryLayout<ReplayEntry>.stride == 48) }
}
