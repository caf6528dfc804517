import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// Which record wins, against the rule of `Docs/Storage.md` written out as a search through all.
@Suite struct PrecedenceTests {
  private static let files = [
    "a.jsonl", "a.sync-conflict-1.jsonl", "a-2.jsonl", "ab.jsonl", "b.jsonl", "b (copy).jsonl",
  ]
  private static let stamps: [Stamp] = [
    .none, Stamp(clamping: 1), Stamp(clamping: 1_795_248_000_000),
    Stamp(clamping: Stamp.latest.milliseconds - 1), .latest,
  ]
  /// The years 1900 to 2199 in seconds, both ends.
  private static let starts: [Double] = [-2_208_988_800, 0, 1_795_248_000, 7_258_118_399]

  private static let amounts: [Double] = [0, 80, 5_000]

  private static func change(
    _ random: inout SplitMix64
  ) throws -> (change: Record.Change, takesAway: Stamp?) {
    let id = try #require(IntakeID(["x", "y", "yy"].randomElement(using: &random) ?? "x"))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return (.remove(id), nil)
    case 1, 2: return (.remove(id), stamps.randomElement(using: &random) ?? Stamp.none)
    default:
      let amount = amounts.randomElement(using: &random) ?? 0
      let intake = Intake(
        id: id, drink: amount == 0 && Bool.random(using: &random) ? "bad-night" : nil,
        name: Bool.random(using: &random) ? "Tea" : "Mate",
        amount: try #require(Milligrams(amount)),
        start: Date(timeIntervalSince1970: starts.randomElement(using: &random) ?? 0))
      return (Bool.random(using: &random) ? .add(intake) : .edit(intake), nil)
    }
  }

  /// Whether the first of two records wins, tried point by point.
  private static func wins(_ one: Record, over other: Record) -> Bool {
    func key(_ record: Record) -> [Double] {
      [
        record.state == nil ? 0 : 1, record.state?.start.timeIntervalSince1970 ?? 0,
        record.state?.amount.value ?? 0,
        // The checksum that ends the line.
        Double(
          Int(String(decoding: record.line().suffix(11).prefix(8), as: UTF8.self), radix: 16) ?? 0),
      ]
    }
    if one.stamp != other.stamp { return one.stamp > other.stamp }
    if one.device != other.device { return one.device > other.device }
    for (value, otherValue) in zip(key(one), key(other)) where value != otherValue {
      return value > otherValue
    }
    return false
  }

  /// The records of one id that no other takes back, and the best of them.
  private static func winner(of id: IntakeID, among records: [Record]) -> Record? {
    let own = records.filter { $0.id == id }
    let standing = own.filter { record in
      if record.takesAway != nil { return false }
      return !own.contains { other in
        guard other.takesAway == record.stamp else { return false }
        return other.device.hasPrefix(record.device) || record.device.hasPrefix(other.device)
      }
    }
    return standing.first { record in
      standing.allSatisfy { $0 == record || !wins($0, over: record) }
    }
  }

  /// A line as older versions wrote it; only they had the operation `undo`.
  private func olderLine(_ record: Record) -> [UInt8] {
    guard let stamp = record.takesAway else { return record.line() }
    return Array(
      "{\"v\":1,\"op\":\"undo\",\"id\":\"\(record.id)\",\"hlc\":\(record.stamp.milliseconds),\"undo\":\(stamp.milliseconds)}\n"
        .utf8)
  }

  @Test(.tags(.long)) func everyReaderAgreesWithTheRule() throws {
    var random = SplitMix64(seed: 29)
    for round in 0..<Trials.count(300, oneIn: 30) {
      let folder = try TemporaryFolder()
      var records: [Record] = []
      for name in Self.files.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
      {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let (change, takesAway) = try Self.change(&random)
          var record = Record(
            change, stamp: Self.stamps.randomElement(using: &random) ?? .none,
            device: String(name.prefix { $0 != "." && $0 != " " }))
          record.takesAway = takesAway
          records.append(record)
          bytes += olderLine(record)
        }
        try folder.write(bytes: bytes, to: "log/\(name)")
      }
      let journal = Journal(in: folder.container)
      let winners = Set(records.map(\.id)).compactMap { Self.winner(of: $0, among: records) }
      let expected = Set(winners.compactMap(\.state))
      let seed = Comment(rawValue: "round \(round)")
      #expect(try Set(journal.intakes().intakes) == expected, seed)
      var all = journal
      all.mostKept = 0
      #expect(try Set(all.intakes().intakes) == expected, seed)
      for winner in winners {
        #expect(try journal.winner(of: winner.id)?.state == winner.state, seed)
      }
    }
  }
}
