import CaffeineDomain
import CaffeineJSON
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// Random histories of one to three devices: the tail read finds what a plain list of all records
/// says, whatever the clocks do.
@Suite struct TailTests {
  /// A record as the test remembers it.
  private struct Memory {
    var id: IntakeID
    var stamp: Stamp
    var device: String
    var state: Intake?
    var start: Date { state?.start ?? .distantPast }
  }

  /// A device with its clock, its file and what it has seen of the others.
  private struct DeviceFile {
    var name: String
    var clockError: Double
    var lines: [[UInt8]] = []
    var memories: [Memory] = []
    var last = Stamp.none
  }

  private struct History {
    var devices: [DeviceFile]
    var now: Double
    var generator: SplitMix64
    /// Whether lines say where they were written, as those of older versions do not.
    let hasPlaces: Bool

    init(seed: UInt64) {
      generator = SplitMix64(seed: seed)
      hasPlaces = Bool.random(using: &generator)
      now = morning.timeIntervalSince1970
      let count = Int.random(in: 1...3, using: &generator)
      devices = (0..<count).map { index in
        DeviceFile(name: "device\(index)", clockError: 0)
      }
      for index in devices.indices {
        devices[index].clockError = Double.random(in: -72_000...72_000, using: &generator)
      }
    }
  }

  @Test(.tags(.long), arguments: 0..<4)
  func theTailSaysWhatAllRecordsSay(_ part: Int) throws {
    let folder = try TemporaryFolder()
    for seed in 0..<Trials.count(2_500, oneIn: 100) {
      var history = History(seed: UInt64(part * 1_000_000 + seed))
      for _ in 0..<Int.random(in: 1...10, using: &history.generator) { try Self.step(&history) }
      try Self.check(&history, in: folder, "part \(part), seed \(seed)")
    }
  }

  /// One look at the end finds what is recent, however long the journal is.
  @Test(.tags(.long)) func aLongJournalCostsNoMoreThanAShortOne() throws {
    // Half of them are still more than a block.
    let calls = try [20, Trials.count(2_000, oneIn: 2)].map { count in
      let folder = try TemporaryFolder()
      let files = FaultyFileSystem(.noSpace, at: 0...0)
      let journal = Journal(in: folder.container, fileSystem: files)
      for hour in (1 - count)...0 {
        let now = morning + Double(hour) * 3600
        try journal.add([intake("hour\(hour)", hours: Double(hour))], at: now)
      }
      let before = files.count
      #expect(try journal.intakes(since: morning - 7200).intakes.count == 3)
      return files.count - before
    }
    #expect(calls[0] == calls[1])
  }

  private static func step(_ history: inout History) throws {
    history.now += Double.random(in: 0...250_000, using: &history.generator)
    let index = Int.random(in: history.devices.indices, using: &history.generator)
    if Int.random(in: 0..<12, using: &history.generator) == 0 {
      history.devices[index].clockError -= Double.random(
        in: 0...2_592_000, using: &history.generator)
    }
    let seen = winners(of: visible(to: index, &history))
    let clock = Date(timeIntervalSince1970: history.now + history.devices[index].clockError)
    let size = history.devices[index].lines.reduce(0) { $0 + $1.count }
    var draft = Draft(device: "", after: history.devices[index].last, offset: size, at: clock)
    let standing = seen.values.filter { $0.state != nil }.sorted { $0.id < $1.id }
    let target = standing.randomElement(using: &history.generator)
    let choice = Int.random(in: 0..<5, using: &history.generator)
    if choice == 3, let target {
      try add(.remove(target.id), after: target.stamp, &draft, to: &history, index)
    } else {
      let ahead = Double.random(in: -1...1, using: &history.generator)
      var start = clock + (ahead < 0.7 ? ahead * 600_000 : ahead * 170_000)
      if Bool.random(using: &history.generator) {  // several in one second
        start = Date(timeIntervalSince1970: (start.timeIntervalSince1970 / 5e5).rounded() * 5e5)
      }
      let id =
        choice == 4 ? target?.id : nil
      let number = history.devices[index].lines.count
      let intake = Intake(
        id: try #require(id ?? IntakeID("d\(index)-\(number)")), name: "Tea", amount: 40,
        start: start.timeIntervalSince(clock) > 172_800 ? clock : start)
      let change: Record.Change = id == nil ? .add(intake) : .edit(intake)
      try add(
        change, after: id == nil ? .none : target?.stamp ?? .none, &draft, to: &history, index)
    }
  }

  private static func add(
    _ change: Record.Change, after replaced: Stamp, _ draft: inout Draft,
    to history: inout History, _ index: Int
  ) throws {
    do {
      try draft.append(change, replacing: replaced)
    } catch StoreError.plannedTooFarAhead {
      return
    } catch StoreError.clockAhead {
      return
    }
    let name = history.devices[index].name
    let line = draft.writer.bytes
    let parsed = try line.dropLast().withUnsafeBytes { try LineParser(device: name).parse($0) }
    guard case .record(let record) = parsed.content else { return }
    history.devices[index].lines.append(history.hasPlaces ? line : record.line())
    history.devices[index].last = record.stamp
    history.devices[index].memories.append(
      Memory(id: record.id, stamp: record.stamp, device: name, state: record.state))
  }

  /// All of its own records, and the first of those of the others, as synchronisation left them.
  private static func visible(to index: Int, _ history: inout History) -> [Memory] {
    history.devices.indices.flatMap { other -> [Memory] in
      let memories = history.devices[other].memories
      if other == index { return memories }
      return Array(memories.prefix(Int.random(in: 0...memories.count, using: &history.generator)))
    }
  }

  private static func winners(of memories: [Memory]) -> [IntakeID: Memory] {
    memories.reduce(into: [:]) { winners, memory in
      guard let other = winners[memory.id] else { return winners[memory.id] = memory }
      if (memory.stamp, memory.device) > (other.stamp, other.device) { winners[memory.id] = memory }
    }
  }

  private static func check(
    _ history: inout History, in folder: TemporaryFolder, _ name: String
  ) throws {
    var memories: [Memory] = []
    let isRearranged = Bool.random(using: &history.generator)
    for (index, device) in history.devices.enumerated() {
      let count =
        index == 0
        ? device.lines.count
        : Int.random(in: 0...device.lines.count, using: &history.generator)
      memories += device.memories.prefix(count)
      var lines = Array(device.lines.prefix(count))
      if isRearranged { lines = lines.rearranged(using: &history.generator) }
      try folder.write(bytes: Array(lines.joined()), to: "log/\(device.name).jsonl")
    }
    for index in history.devices.count..<3 { folder.remove("log/device\(index).jsonl") }
    var journal = Journal(in: folder.container)
    // Without places a whole block is the proof.
    if history.hasPlaces || !isRearranged { journal.blockSize = 300 }
    journal.mostKept = Int.random(in: 0...20, using: &history.generator)
    let expected = winners(of: memories).values
      .sorted { ($0.start, $0.stamp, $0.device) < ($1.start, $1.stamp, $1.device) }
      .compactMap(\.state)
    // Compared by hand: #expect would take apart 40,000 lists.
    if try journal.intakes() != IntakeReading(intakes: expected) {
      Issue.record("\(name): the replay differs")
    }
    for _ in 0..<3 {
      let back = Double.random(in: -200_000...1_500_000, using: &history.generator)
      let cut = Date(timeIntervalSince1970: history.now - back)
      let recent = IntakeReading(intakes: expected.filter { $0.start >= cut })
      if try journal.intakes(since: cut) != recent {
        Issue.record("\(name): the tail differs from \(cut) on")
      }
    }
    guard Int.random(in: 0..<5, using: &history.generator) == 0 else { return }
    var listing = try journal.entries()
    for intake in expected where try listing.next() != intake {
      Issue.record("\(name): the listing differs")
    }
    if try listing.next() != nil {
      Issue.record("\(name): there is more than there should be")
    }
  }
}
