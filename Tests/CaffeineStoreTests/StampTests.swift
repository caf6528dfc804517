import CaffeineDomain
import CaffeineStore
import Foundation
import TestSupport
import Testing

/// No line makes a stamp that is out of bounds, and none stops a reader.
@Suite struct StampTests {
  @Test func thereIsNoneOutOfBounds() throws {
    let latest = Stamp.latest.milliseconds
    for milliseconds in [0, 1, latest - 1, latest] {
      #expect(Stamp(validating: milliseconds)?.milliseconds == milliseconds)
    }
    for milliseconds in [Int64.min, -1, latest + 1, latest + 1 << 44, .max] {
      #expect(Stamp(validating: milliseconds) == nil)
      #expect(Stamp(clamping: milliseconds) == (milliseconds < 0 ? .none : .latest))
    }
    for (clock, last) in [(0, Stamp.latest), (Int64.max, .none)] {
      #expect(throws: StoreError.noLaterDate(device: "phone")) {
        try Stamp.next(of: "phone", wallClock: clock, after: last)
      }
    }
    #expect(try Stamp.next(of: "phone", wallClock: -5, after: .none).milliseconds == 1)
  }

  /// An undo of −1 ended every command; one of the stamp and 2⁴⁴ removed a drink that it did not name.
  @Test(
    arguments: ["-1", "19387434044416", "1e300", "-1e300", "0.5", "7258118400001"])
  func anUndoOutOfBoundsIsDamage(_ undone: String) throws {
    let folder = try TemporaryFolder()
    let record = Record(
      .add(try intake("cup")), stamp: Stamp(clamping: 1_795_248_000_000), device: "phone")
    let line = "{\"v\":1,\"op\":\"undo\",\"id\":\"cup\",\"hlc\":1795248000001,\"undo\":\(undone)}\n"
    try folder.write(bytes: record.line() + line.utf8, to: "log/phone.jsonl")
    let journal = Journal(in: folder.container)
    for reading in [try journal.intakes(), try journal.intakes(since: morning)] {
      #expect(reading.intakes == [try intake("cup")])
      #expect(reading.damage.first.map(\.kind) == [.badValue])
    }
    #expect(try journal.winner(of: intake("cup").id)?.state == intake("cup"))
    let report = try journal.examine()
    #expect(!report.isSound && report.intakeCount == 1)
    #expect(report.findings.map(\.problem) == [.damage(.badValue)])
    try journal.add([intake("next")], at: morning)
    #expect(try journal.intakes().intakes.count == 2)
  }

  @Test(arguments: [
    #""count":-1,"min":0,"max":1"#, #""count":1e30,"min":0,"max":1"#,
    #""count":1,"min":0,"max":1,"after":-1"#, #""count":1,"min":0,"max":1,"after":9e18"#,
    #""count":0.5,"min":0,"max":1"#,
  ])
  func aHeaderOutOfBoundsIsDamage(_ fields: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"v\":1,\"op\":\"seg\",\"hlc\":1,\(fields)}\n", to: "log/phone.import-12345678.jsonl")
    #expect(try Journal(in: folder.container).intakes().damage.first.map(\.kind) == [.badValue])
  }

  /// What no line of ours can hold could neither be edited nor exported.
  @Test func aTextThatFitsNoLineOfOursIsDamage() throws {
    let folder = try TemporaryFolder()
    let drink = String(repeating: #"\u0001"#, count: 5_500)
    try folder.write(
      #"{"v":1,"op":"add","id":"a","hlc":1,"at":0,"mg":1,"drink":"\#(drink)"}"# + "\n",
      to: "log/phone.jsonl")
    #expect(try Journal(in: folder.container).intakes().damage.first.map(\.kind) == [.badValue])
  }

  /// CSV has no way to say that a name is empty.
  @Test func anEmptyNameIsThatOfTheDrink() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"v":1,"op":"add","id":"a","hlc":1,"at":0,"mg":1,"name":"","drink":"tea"}"# + "\n"
        + #"{"v":1,"op":"add","id":"b","hlc":1,"at":0,"mg":1,"name":""}"# + "\n",
      to: "log/phone.jsonl")
    let names = try Journal(in: folder.container).intakes().intakes.map(\.name)
    #expect(names == ["tea", "Caffeine"])
  }
}
