import CStandardLibrary
import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// Lines as disks, editors and other programs leave them.
@Suite struct ReaderTests {
  /// The checked line of the specification.
  private static let vector = """
    {"v":1,"op":"add","id":"01JDABCDEFGHJKMNPQRSTVWXYZ","hlc":1795246560123,"at":1795246500,\
    "tz":"Europe/Berlin","off":3600,"name":"cappuccino","mg":75,"ml":180,"crc":"9dda4d62"}
    """

  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  private func line(_ id: String, _ stamp: Int64 = 1_795_248_000_000) throws -> String {
    let record = Record(
      .add(try intake(id)), stamp: Stamp(clamping: stamp), device: "")
    return String(decoding: record.line(), as: UTF8.self)
  }

  /// Both ways of reading find the same intakes and damage.
  private func reading() throws -> (ids: [String], kinds: [Damage.Kind], offsets: [Int]) {
    let all = try journal.intakes()
    let tail = try journal.intakes(since: morning - 86_400)
    #expect(all.intakes == tail.intakes)
    #expect(Set(all.damage.first) == Set(tail.damage.first))
    return (
      all.intakes.map(\.id.description), all.damage.first.map(\.kind),
      all.damage.first.map(\.offset)
    )
  }

  /// What is skipped in a line may be nested, but no line ends the process by its depth.
  @Test(arguments: [(32, true), (33, false), (100_000, false)])
  func aValueThatIsSkippedHasADepth(depth: Int, isRead: Bool) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let skipped = Array(text.utf8).withUnsafeBytes { bytes in
      var cursor = JSONCursor(bytes)
      return cursor?.value() != nil
    }
    #expect(skipped == isRead)
  }

  @Test func theTestVectorIsReadAndWritten() throws {
    try folder.write(Self.vector + "\n", to: "log/a.jsonl")
    #expect(Self.vector.utf8.count == 174)
    let reading = try journal.intakes()
    #expect(reading.damage.isEmpty)
    let intake = try #require(reading.intakes.first)
    let record = Record(
      .add(intake), stamp: Stamp(clamping: 1_795_246_560_123), device: "")
    #expect(String(decoding: record.line(), as: UTF8.self) == Self.vector + "\n")
    let placed = String(decoding: record.line(at: 0), as: UTF8.self)
    #expect(placed.hasSuffix(#","ml":180,"pos":0,"crc":"7f6d13e0"}"# + "\n"))
  }

  @Test func whatEditorsAddIsNoDamage() throws {
    let text = (try line("one") + line("two")).replacing("\n", with: "\r\n")
    try folder.write("\u{FEFF}" + text, to: "log/a.jsonl")
    let reading = try reading()
    #expect(reading.ids == ["one", "two"])
    #expect(reading.kinds.isEmpty)
  }

  @Test func checksumsAreCRC32C() {
    let checksum = Array("123456789".utf8).withUnsafeBytes { Checksum.crc32c($0) }
    #expect(checksum == 0xE306_9283)
  }

  @Test func aTornTailCostsItsLineAndNoOther() throws {
    let whole = try line("one")
    let torn = Array(try line("two").utf8)
    for length in 1..<torn.count - 1 {
      try folder.write(bytes: Array(whole.utf8) + torn.prefix(length), to: "log/a.jsonl")
      let (ids, kinds, offsets) = try reading()
      #expect(ids == ["one"], "cut at \(length)")
      #expect(kinds == [.unreadable], "cut at \(length)")
      #expect(offsets == [whole.utf8.count])
    }
    try folder.write(bytes: Array(whole.utf8) + torn.dropLast(), to: "log/a.jsonl")
    #expect(try reading().ids == ["one", "two"])
  }

  @Test func aTornTailIsIsolatedByTheNextLine() throws {
    try journal.add([intake("one")], at: morning)
    let name = try #require(try folder.logNames().first)
    try folder.write(try folder.text("log/\(name)") + "{\"v\":1,\"op\":\"ad", to: "log/\(name)")
    try journal.add([intake("two")], at: morning)
    let (ids, kinds, _) = try reading()
    #expect(ids == ["one", "two"])
    #expect(kinds == [.unreadable])
  }

  @Test func damageIsCountedAndNamed() throws {
    let cases: [(text: String, kind: Damage.Kind)] = [
      ("\0\0\0\0", .controlBytes),
      ("rubbish", .unreadable),
      (#"{"v":1,"op":"add","id":"x"}"#, .badValue),
      (#"{"v":1,"op":"add","id":"x","hlc":5,"at":1,"name":"x","mg":5001}"#, .badValue),
      (#"{"v":1,"op":"add","id":"x","hlc":9e18,"at":1,"name":"x","mg":5}"#, .badValue),
      (#"{"v":2,"op":"sip","id":"x","hlc":5}"#, .unknownOperation),
      (String(repeating: "x", count: 70_000), .tooLong),
      (String(repeating: "[", count: 60_000), .unreadable),
      ("{\"op\":\"add\",\"name\":\"\u{FFFD}\\ud800\"}", .badValue),
    ]
    for (text, kind) in cases {
      try folder.write(try line("one") + text + "\n" + line("two"), to: "log/a.jsonl")
      let (ids, kinds, offsets) = try reading()
      #expect(ids == ["one", "two"], "\(text.prefix(60))")
      #expect(kinds == [kind], "\(text.prefix(60))")
      #expect(offsets == [try line("one").utf8.count])
    }
  }

  @Test func aLineBehindNULsIsFound() throws {
    let nulls = String(repeating: "\0", count: 4_000)
    try folder.write(try line("one") + nulls + line("two"), to: "log/a.jsonl")
    let (ids, kinds, _) = try reading()
    #expect(ids == ["one", "two"])
    #expect(kinds == [.controlBytes])
  }

  @Test(.tags(.long)) func aFlippedBitIsNoticedOrHarmless() throws {
    let good = Array(try line("good").utf8)
    for index in 0..<good.count - 1 {
      for bit in Trials.sample(Array(0..<8 as Range<UInt8>), oneIn: 7, case: index) {
        var bytes = good
        bytes[index] ^= 1 << bit
        try folder.write(bytes: bytes + Array(try line("next").utf8), to: "log/a.jsonl")
        let all = try journal.intakes()
        #expect(all.intakes.contains { $0.id.description == "next" })
        // In the name of the field `crc` it harms nothing: the line counts as written by hand.
        let isHarmless = try all.intakes == [intake("good"), intake("next")]
        #expect(isHarmless || !all.damage.isEmpty, "bit \(bit) of byte \(index)")
      }
    }
  }

  /// Found by `Scripts/fuzz`: an empty note came back from CSV as none.
  @Test func anEmptyTextIsNone() throws {
    let line = """
      {"v":1,"op":"add","id":"a","hlc":1,"at":1795248000,"drink":"","name":"Tea","mg":5,"tz":"","note":""}
      """
    try folder.write(line + "\n", to: "log/other.jsonl")
    let intake = try #require(try journal.intakes().intakes.first)
    #expect(intake.name == "Tea")
    #expect(intake.drink == nil && intake.note == nil && intake.timeZoneIdentifier == nil)
  }

  @Test func linesByHandCount() throws {
    let hand = #"{ "op": "add", "id": "hand", "at": 1795248000, "name": "Tea", "mg": 40.5 }"#
    let edited = try line("edited").replacing("\"mg\":75", with: "\"mg\":57")
    try folder.write("\(hand)\n\n  \r\n\(edited)", to: "log/a.jsonl")
    let reading = try journal.intakes()
    #expect(reading.intakes.map(\.amount.value) == [40.5, 57])
    #expect(reading.damage.first.map(\.kind) == [.checksum])
  }

  @Test func aWrongStampStopsNoReadingUnlessItsChecksumIsRight() throws {
    let old = try line("old", 1_000).replacing("\"mg\":75", with: "\"mg\":57")
    try folder.write(try line("one") + old + line("two"), to: "log/a.jsonl")
    #expect(try reading().ids == ["old", "one", "two"])
  }

  @Test func laterVersionsAreReadButNotChanged() throws {
    let later = try line("later").replacing("{\"v\":1,", with: "{\"v\":2,\"oat\":[1,{}],")
    try folder.write(later, to: "log/a.jsonl")
    #expect(try journal.intakes().intakes.map(\.id.description) == ["later"])
    #expect(throws: StoreError.newerVersion(what: "the drink later")) {
      try journal.edit(intake("later"), at: morning)
    }
    try journal.add([intake("new")], at: morning)
    #expect(try journal.intakes().intakes.count == 2)
    try folder.write("caffeine-journal 2\n", to: "FORMAT")
    #expect(throws: StoreError.newerVersion(what: folder.path)) {
      try journal.add([intake("more")], at: morning)
    }
  }

  @Test func aLinkInPlaceOfTheOwnFileIsNotFollowed() throws {
    try journal.add([intake("one")], at: morning)
    let name = try #require(try folder.logNames().first)
    let manager = FileManager.default
    try manager.moveItem(atPath: "\(folder.path)/log/\(name)", toPath: "\(folder.path)/elsewhere")
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/log/\(name)", withDestinationPath: "\(folder.path)/elsewhere")
    #expect(try reading().kinds == [.notPlainFile])
    #expect(throws: StoreError.notPlainFile(path: "\(folder.path)/log/\(name)")) {
      try journal.add([intake("two")], at: morning)
    }
  }

  @Test func whatIsNoPlainFileIsDamageAndStopsNoReading() throws {
    let log = "\(folder.path)/log"
    try folder.write(try line("one"), to: "log/a.jsonl")
    try FileManager.default.createDirectory(
      atPath: "\(log)/b.jsonl", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(log)/c.jsonl", withDestinationPath: "/nowhere")
    try #require(mkfifo("\(log)/d.jsonl", 0o600) == 0)
    #expect(try reading().ids == ["one"])
    #expect(try reading().kinds == [.notPlainFile, .notPlainFile, .notPlainFile])
    #expect(try !journal.examine().isSound)
  }

  #if !canImport(Darwin)  // whose file systems take no such name
    @Test func aNameThatIsNoTextIsDamage() throws {
      try folder.write(try line("one"), to: "log/a.jsonl")
      let path = Array("\(folder.path)/log/caf".utf8CString.dropLast())
      let name = path + [CChar(bitPattern: 0xE9)] + Array(".jsonl".utf8CString)
      let file = open(name, O_WRONLY | O_CREAT, 0o600)
      try #require(file >= 0 && close(file) == 0)
      #expect(try reading().ids == ["one"])
      #expect(try reading().kinds == [.unreadableName])
      #expect(try !journal.examine().isSound)
    }
  #endif

  /// Every bit of every newline of a journal is flipped, and every newline is taken out.
  @Test func aLostNewlineCostsNoEntry() throws {
    let names = (10..<20).map { "entry-\($0)" }
    let text = try names.map { try line($0) }.joined()
    let bytes = Array(text.utf8)
    for place in bytes.indices where bytes[place] == 0x0A {
      for mask: UInt8? in [nil, 1, 2, 4, 8, 16, 32, 64, 128] {
        var damaged = bytes
        if let mask { damaged[place] ^= mask } else { damaged.remove(at: place) }
        try folder.write(bytes: damaged, to: "log/a.jsonl")
        let (ids, kinds, _) = try reading()
        #expect(ids == names, "\(place), \(mask ?? 0)")
        #expect(kinds.count <= 1 && kinds.allSatisfy { $0 == .lostNewline || $0 == .controlBytes })
      }
    }
  }

  @Test func aWholeLineBeforeNULsIsFound() throws {
    let nulls = String(repeating: "\0", count: 4_000)
    try folder.write(
      try String(line("one").dropLast()) + nulls + line("two"), to: "log/a.jsonl")
    #expect(try reading().ids == ["one", "two"])
    try folder.write(
      try "{\"v\":1,\"op\":\"ad" + line("one") + "torn\0" + line("two"), to: "log/a.jsonl")
    let (ids, kinds, offsets) = try reading()
    #expect(ids == ["one", "two"])
    // From the last to the first.
    #expect(kinds == [.controlBytes, .unreadable])
    #expect(try offsets == [15 + line("one").utf8.count, 0])
  }

  /// The offset of a line makes no line too long to be read.
  @Test func theLongestEntryIsRead() throws {
    try journal.add([intake("first")], at: morning)
    var long = try intake("long")
    var (fits, tooLong) = (1, 1 << 17)
    while tooLong - fits > 1 {
      long.note = String(repeating: "n", count: (fits + tooLong) / 2)
      if long.objection == nil {
        fits = (fits + tooLong) / 2
      } else {
        tooLong = (fits + tooLong) / 2
      }
    }
    #expect(fits > 65_000)
    for count in stride(from: fits - 90, through: fits, by: 10) {
      long.note = String(repeating: "n", count: count)
      try journal.add([long], at: morning)
      #expect(try journal.intakes(since: morning).intakes.last == long)
    }
    #expect(try journal.intakes().damage.isEmpty)
  }

  @Test func theStampOfAMergedLineIsFollowed() throws {
    try folder.nameDevice("laptop")
    let ahead = try String(line("one").dropLast()) + line("two", 1_795_248_100_000).dropLast() + "J"
    try folder.write(ahead, to: "log/laptop.jsonl")
    try journal.add([intake("three")], at: morning)
    #expect(try folder.text("log/laptop.jsonl").contains("\"hlc\":1795248100001"))
  }

  @Test func aLineThatIsBeingWrittenIsReadAgain() throws {
    let whole = try line("one") + line("two")
    for length in [1, 40, try line("two").utf8.count - 1] {
      let path = "\(folder.path)/log/a.jsonl"
      for readsTail in [true, false] {
        try folder.write(try line("one") + String(line("two").prefix(length)), to: "log/a.jsonl")
        let files = FaultyFileSystem(onPause: {
          try? Data(whole.utf8).write(to: URL(fileURLWithPath: path))
        })
        let journal = Journal(in: folder.container, fileSystem: files)
        let reading =
          try readsTail ? journal.intakes(since: morning - 86_400) : journal.intakes()
        #expect(reading.intakes.map(\.id.description) == ["one", "two"])
        #expect(reading.damage.isEmpty)
      }
    }
  }

  @Test func aLineThatItsWriterCutOffAgainIsNoDamage() throws {
    try folder.write(try line("one") + "{\"v\":1,", to: "log/a.jsonl")
    let path = "\(folder.path)/log/a.jsonl"
    let whole = try line("one")
    let files = FaultyFileSystem(onPause: { truncate(path, off_t(whole.utf8.count)) })
    let reading = try Journal(in: folder.container, fileSystem: files).intakes()
    #expect(reading.intakes.count == 1 && reading.damage.isEmpty)
  }
}
