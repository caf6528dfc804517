import CaffeineDomain
import CivilTime
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CaffeineStore

/// Tables and lists whose columns are named, and their place in the journal.
@Suite struct ImportTests {
  private let folder: TemporaryFolder
  private let journal: Journal
  private let berlin: WallClock

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
    berlin = WallClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
  }

  private func plan(
    _ text: String, as layout: ImportLayout = ImportLayout(), clock: WallClock? = nil
  ) throws -> ImportPlan {
    try journal.plan(
      importing: .bytes(Array(text.utf8)), as: layout, clock: clock ?? berlin,
      zone: { TimeZone(identifier: $0).map(WallClock.init(timeZone:)) }, at: morning)
  }

  /// Name, mg and the instant of each addition, a line each.
  private func summary(_ plan: ImportPlan) -> [String] {
    plan.intakes.map { "\($0.name) \($0.amount.value) \($0.start.ISO8601Format())" }
  }

  private func reasons(_ plan: ImportPlan) -> [ImportSkip.Reason] { plan.skips.map(\.reason) }

  // MARK: Columns

  private static let tea = "Tea 37.5 2023-12-31T07:30:00Z"

  /// A tea of 37.5 mg in every form.
  @Test(arguments: [
    "date,time,name,milligrams\n2023-12-31,08:30,Tea,37.5\n",
    "name,at,milligrams\nTea,2023-12-31T07:30:00.9Z,37.5",
    "at,name,milligrams\n\"2023-12-31 09:30+02:00\",\"Tea\",37.5\n,,\n",
    "\u{FEFF}at;name;milligrams;\r\n2023-12-31 8:30;Tea;37,5;\r\n;;\r\n",
    "at\tname\tmilligrams\r2023-12-31 8:30\t Tea \t 37.5\r",
    "at,date,time,drink,name,milligrams\n2023-12-31 08:30,2020-01-01,1:00,x,Tea,37.5\n",
    "date,time,tz,name,milligrams\n2023-12-31,02:30,America/New_York,Tea,37.5\n",
    "date,time,off,name,milligrams\n2023-12-31,02:30,-18000,Tea,37.5\n",
    #"[{"at":"2023-12-31T08:30","name":"Tea","milligrams":37.5,"more":{"name":"x"},"note":null}]"#,
    #"{"version":1,"log":[{"date":"2023-12-31 08:30","name":"Tea","milligrams":"37.5"}],"e":[]}"#,
    #"{"at":"2023-12-31T08:30","name":"Tea","milligrams":37.5}"#,
  ])
  func columnsAreKnownByTheirNames(text: String) throws {
    let plan = try plan(text)
    #expect(summary(plan) == [Self.tea])
    #expect(plan.skips == [])
    try journal.commit(plan, at: morning)
    #expect(try journal.intakes() == IntakeReading(intakes: plan.intakes))
    #expect(try self.plan(text).presentCount == 1)
  }

  @Test func columnsAreNamedByPeople() throws {
    let text = "When,Name,Caffeine (mg),milligrams,Size = cup,\n31.12.2023 8:30,Tea,37.5,9,big,\n"
    let headers: [ImportColumn: String] = [
      .at: "When", .name: "Name", .milligrams: "Caffeine (mg)", .note: "Size = cup",
    ]
    let plan = try plan(
      text, as: ImportLayout(headers: headers, dateFormat: DateFormat("%d.%m.%Y %H:%M")))
    #expect(summary(plan) == [Self.tea])
    #expect(plan.intakes.map(\.note) == ["big"])
    #expect(plan.untakenColumns == ["milligrams"])
    #expect(
      try self.plan(
        "at,grams\n2023-12-31T08:30,0.0375\n",
        as: ImportLayout(headers: [.milligrams: "grams"], unit: .grams)
      ).intakes.map(\.amount.value) == [37.5])
  }

  /// Nothing is guessed from what a header resembles, and no column stands in for another.
  @Test(
    arguments: [
      ("Date,mg\n2024-01-15 08:30,75\n", [:], .noMoment),
      ("time,name,milligrams\n2024-01-15 08:30,x,75\n", [:], .noMoment),
      ("date,time,medication,dose\n2026-11-21,08:00,Ibuprofen,400\n", [:], .noDrink),
      ("at,drink,Total mg\n2024-01-15 08:30,latte,75\n", [:], .noAmount),
      ("at,name,milligrams\n2024-01-15 08:30,x,75\n", [.note: "Note"], .noHeader("Note")),
      ("at,name,name,milligrams\n", [:], .repeatedHeader("name")),
      ("at,milligrams\n2024-01-15 08:30,0.08\n2024-01-15 09:30,0.1\n", [:], .belowOneMilligram),
      ("at,time,milligrams\n", [.time: "time"], .notTaken(.time)),
      ("at,count,milligrams\n", [.count: "count"], .notTaken(.count)),
      ("at,name,milligrams,TZ\n", [:], .unnamed("TZ")),
      ("at,name,milligrams,Deleted\n", [:], .unnamed("Deleted")),
      ("at,name,milligrams,Unit\n", [:], .unnamed("Unit")),
      ("id,at,milligrams,timeZone,utcOffset\n", [.note: "id"], .namesItself),
      (
        #"{"at":"2024-01-15T08:30","milligrams":75,"parts":[{"at":1}]}"#, [:],
        .severalLists(["parts"])
      ),
      ("[[1]]", [:], .noMoment), ("[{}]", [:], .noMoment),
      (#"{"a":[{"at":1}],"b":[{"at":2}]}"#, [:], .severalLists(["a", "b"])),
      (#"{"data":{"drinks":[{"at":"2024-01-15T08:30","milligrams":75}]}}"#, [:], .noMoment),
      ("2026-11-12 08:30,Espresso,63\n", [:], .noMoment),
    ] as [(String, [ImportColumn: String], UnfitTable.Fault)])
  func aTableThatDoesNotFitIsRefused(
    text: String, headers: [ImportColumn: String], fault: UnfitTable.Fault
  ) throws {
    let refusal = #expect(throws: StoreError.self) {
      try plan(text, as: ImportLayout(headers: headers))
    }
    guard case .unfitTable(let table)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(table.fault == fault)
  }

  @Test func columnsThatAreNotTakenAreNamed() throws {
    let text =
      "id,at,name,milligrams,count,Where?,\n1,2024-01-15 08:30,Tea,60,2,home,\n"
    let plan = try plan(text)
    #expect(plan.untakenColumns == ["id", "count", "Where?"])
    #expect(plan.intakes.map(\.secondsFromGMT) == [3600])
    #expect(plan.intakes.first?.id != IntakeID("1"))
  }

  /// A row gives a drink or is counted with what it says.
  @Test(
    arguments: [
      ("at", "2024-01-15", .noTime, "2024-01-15"), ("at", "soon", .noTime, "soon"),
      ("at", "1795245000", .noTime, "1795245000"), ("at", "1/15/2024 8:30", .noTime, nil),
      ("milligrams", "95 mg", .noNumber, "95 mg"), ("milligrams", "~80", .noNumber, nil),
      ("milligrams", "\"1,200\"", .noNumber, "1,200"), ("milligrams", "-5", .noNumber, "-5"),
      ("milligrams", "nan", .noNumber, nil), ("milligrams", "９５", .noNumber, nil),
      ("milligrams", "0x10", .noNumber, nil), ("milliliters", "12 oz", .noNumber, "12 oz"),
      ("over", "0:30", .noNumber, "0:30"), ("off", "3600", nil, nil),
      ("off", "CET", .noNumber, nil),
      ("off", "+1", .unknownZone, "+1"), ("off", "1e9", .unknownZone, nil),
      ("milliliters", "0", .noNumber, "0"), ("over", "-5", .noNumber, "-5"),
      ("at", "2026-03-29 02:30", .skippedByClock, "2026-03-29 02:30"),
      ("at", "1970-01-01T00:00Z", .noTime, nil),
      ("milligrams", "", .noAmount, "Latte"), ("milligrams", "5001", .notKept, "Latte"),
      ("tz", "Mars/Base", .unknownZone, "Mars/Base"), ("tz", "Asia/Tokyo", nil, nil),
      ("deleted", "true", .deleted, "Latte"), ("deleted", "2024-01-16", .deleted, nil),
      ("deleted", "False", nil, nil), ("deleted", "0", nil, nil), ("deleted", "", nil, nil),
      ("at", "2030-01-15 08:30", .plannedTooFarAhead, nil), ("note", "a,b", .unreadable, nil),
      ("note", "=1+1", nil, nil),
    ] as [(String, String, ImportSkip.Reason?, String?)])
  func aRowThatGivesNothingIsCounted(
    column: String, cell: String, reason: ImportSkip.Reason?, value: String?
  ) throws {
    let others = [("at", "2024-01-15 08:30"), ("milligrams", "75"), ("name", "Latte")]
    let columns = others.filter { $0.0 != column } + [(column, cell)]
    let (header, row) = (columns.map(\.0), columns.map(\.1))
    let plan = try plan(
      "\(header.joined(separator: ","))\n\(row.joined(separator: ","))\n"
        + "\(header.map { $0 == "milligrams" ? "75" : $0 == "at" ? "2024-01-15 08:30" : "" }.joined(separator: ","))\n"
    )
    #expect(reasons(plan) == (reason.map { [$0] } ?? []))
    #expect(plan.additions.count == (reason == nil ? 2 : 1))
    if let value { #expect(plan.skips.first?.value == value) }
  }

  @Test func rowsAreCountedByReason() throws {
    let plan = try plan("at,milligrams\nsoon,1\n2024-01-15 08:30,60\nlater,1\n2024-01-15 09:30,x\n")
    #expect(reasons(plan) == [.noTime, .noNumber])
    #expect(plan.skips.map(\.count) == [2, 1])
    #expect(plan.skips.map(\.value) == ["soon", "x"])
    let list = #"[3,{"at":"2024-01-15T08:30","milligrams":{"value":95}},{"at":"","milligrams":1}]"#
    let doubled = #"[{"at":"2024-01-15T08:30","milligrams":75,"milligrams":80}]"#
    #expect(reasons(try self.plan(list)) == [.unreadable, .noTime])
    #expect(reasons(try self.plan(doubled)) == [.unreadable])
    let offsets = "at,tz,off,milligrams\n2024-01-15 08:30,Europe/Berlin,7200,75\n"
    #expect(reasons(try self.plan(offsets)) == [.unknownZone])
    let thousands = "at;milligrams\n2024-01-15 08:30;1.234\n2024-01-15 08:31;1,234\n"
    #expect(reasons(try self.plan(thousands)) == [.noNumber])
  }

  // MARK: Names without amounts

  @Test func namesHaveTheAmountOfTheirDrink() throws {
    let text =
      "at,drink,count,milliliters\n2024-01-15 08:30,Latte,2,\n2024-01-15 08:30,2 espresso,,\n"
      + "2024-01-15 08:30,tea,,355\n2024-01-15 08:30,Mystery brew,,\n"
    let plan = try plan(text)
    let catalogue = DrinkCatalogue.builtIn
    let latte = try catalogue.find("latte")
    #expect(plan.intakes.map(\.name) == ["2 × Latte", "2 × Espresso", "tea"])
    #expect(plan.intakes.first?.amount == latte.amount * 2)
    #expect(plan.intakes.first?.drink == "latte")
    #expect(plan.intakes.last?.volume == Milliliters(355))
    #expect(plan.skips.map(\.value) == ["Mystery brew"])
    let both = try self.plan("at,drink,name\n2024-01-15 08:30,espresso,Tea\n")
    #expect(both.intakes.map(\.drink) == ["espresso"])
    #expect(both.intakes.map(\.name) == ["Tea"])
    let given = try self.plan(
      "at,drink,milligrams\n2024-01-15 08:30,tea,40\n2024-01-15 08:31,x,90\n")
    #expect(given.intakes.map(\.drink) == [try catalogue.find("tea").drink.id, nil])
  }

  // MARK: Quotes, and files that are cut

  @Test(arguments: [
    "at,milligrams,name\n2024-01-15 08:30,80,\"Latte\n2024-01-15 09:30,90,Mocha\n",
    "at,milligrams,name\n2024-01-15 08:30,80,\"a\nb\"c\n2024-01-15 09:30,90,\"d\"\n",
    "at,milligrams,\"na", "at,milligrams,name,,\n2024-01-15 08:30,7", #"{"intakes":[{"#,
    #"[{"at":"2024-01-15T08:30","milligrams":75}] x"#, "at,\u{0}",
    String(repeating: #"{"data":"#, count: 5_000),
  ])
  func aFileThatIsCutIsRefused(text: String) throws {
    #expect(throws: StoreError.self) { try plan(text) }
  }

  @Test func anOwnRowThatIsCutIsRefused() throws {
    let row = "b,2024-01-15T09:30:00Z,latte,Latte,120,,,Europe/Berlin,3600,,true"
    let start =
      IntakeColumns.names.joined(separator: ",") + "\n\(row.replacing("b,", with: "a,"))\n"
    for text in [row, row + "\n"] {
      #expect(try plan(start + text).intakes.map(\.amount.value) == [120, 120])
    }
    for length in 1...row.utf8.count - ",true".utf8.count {
      #expect(throws: StoreError.endsWithinRow) { try plan(start + row.prefix(length)) }
    }
  }

  @Test func quotesHoldWhatTheyMay() throws {
    let text = "at, name, milligrams,note\n2024-01-15 08:30, \"Tea, \"\"hot\"\"\" ,95,\"a\nb\"\n"
    #expect(try plan(text).intakes.map(\.name) == ["Tea, \"hot\""])
    #expect(try plan(text).intakes.map(\.note) == ["a\nb"])
  }

  @Test func unknownFilesAreRefused() throws {
    for text in ["", " \n", "PK\u{3}\u{4}", "\u{0}\u{1}"] {
      #expect(throws: StoreError.self) { try plan(text) }
    }
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let bytes = Array(try #require("at,milligrams\n".data(using: encoding)))
      #expect(throws: StoreError.unknownFormat(.otherEncoding("UTF-16"))) {
        try journal.plan(importing: .bytes(bytes), clock: berlin, at: morning)
      }
    }
    let latin = Array("at,milligrams,name\n2024-01-15 08:30,60,Caf".utf8) + [0xE9]
    #expect(throws: StoreError.unknownFormat(.otherEncoding(nil))) {
      try journal.plan(importing: .bytes(latin), clock: berlin, at: morning)
    }
  }

  @Test func aStreamWithoutEndIsRefused() throws {
    var stream = try ByteStream(
      .bytes(Array(repeating: 0, count: 2_000_000)), fileSystem: PosixFileSystem())
    #expect(throws: StoreError.self) { try stream.readAll(upTo: 1 << 20) }
  }

  // MARK: Our own files

  /// What a spreadsheet makes of our own: other columns, and a row that was copied and changed.
  @Test func ourOwnRowsKeepTheirIDsInAnyOrder() throws {
    let header = "given,utcOffset,timeZone,milligrams,name,at,id,mood\n"
    let row = "TRUE,3600,Europe/Berlin,0.5,'=1+1,2024-01-15T07:30:00Z,a,good\n"
    let plan = try plan(header + row + row.replacing("0.5", with: "80"))
    #expect(plan.intakes.map(\.id) == [IntakeID("a")])
    #expect(plan.intakes.map(\.name) == ["=1+1"])
    #expect(plan.intakes.map(\.isGiven) == [true])
    #expect(reasons(plan) == [.repeatedID])
    #expect(plan.untakenColumns == ["mood"])
    #expect(try self.plan(#"{"intakes":[]}"#).additions == [])
  }

  @Test func linesOfAJournalAreReadAsThere() throws {
    let line = #"{"v":1,"op":"add","id":"a","hlc":1,"at":1895246500,"off":0,"name":"x","mg":9}"#
    let early = line.replacing("1895246500", with: "1795246500").replacing("\"a\"", with: "\"b\"")
    let plan = try plan("\(line)\n\(early)\n\n{\"v\":1,\n")
    #expect(plan.intakes.map(\.id) == [IntakeID("b")])
    #expect(reasons(plan) == [.unreadable, .plannedTooFarAhead])
  }

  // MARK: The journal

  /// Two lattes of one minute and a tea, as files tell of them.
  private static let forms: [String] = [
    "at,milligrams,name\n2024-01-15 08:30,75,Latte\n2024-01-15 08:30,75,latte\n2024-01-16 09:00,40,Tea\n",
    "name,milligrams,at\nTEA,40,2024-01-16T08:00Z\nLatte,75,2024-01-15T07:30:00.5Z\nLatte,75,2024-01-15T09:30:00+02:00\n",
    #"[{"at":"2024-01-16T09:00","drink":"tea","milligrams":40},{"at":"2024-01-15T07:30Z","drink":"latte","milligrams":75},{"at":"2024-01-15T07:30Z","drink":"latte","milligrams":75}]"#,
    "<HealthData>\n"
      + [
        ("Latte", "75", "15 08:30:00 +0100"), ("Latte", "75", "15 07:30:00 +0000"),
        ("Tea", "40", "16 09:00:00 +0100"),
      ].map { name, amount, start in
        """
        <Record type="HKQuantityTypeIdentifierDietaryCaffeine" sourceName="\(name)" unit="mg" \
        startDate="2024-01-\(start)" endDate="2024-01-\(start)" value="\(amount)"/>\n
        """
      }.joined() + "</HealthData>",
  ]

  @Test(arguments: forms.indices) func drinksAreKnownInEveryForm(first: Int) throws {
    try journal.commit(try plan(Self.forms[first]), at: morning)
    for text in Self.forms {
      let plan = try plan(text)
      #expect(plan.additions == [], "\(text)")
      #expect(plan.presentCount == 3)
    }
    // A third latte of that minute is another.
    let more = Self.forms[0] + "2024-01-15 08:30,75,Latte\n"
    #expect(try plan(more).intakes.map(\.name) == ["Latte"])
    // Nor do removed and changed ones come back with their file.
    let reading = try journal.intakes()
    try journal.remove(try #require(reading.intakes.first).id, at: morning)
    var tea = try #require(reading.intakes.last)
    tea.name = "Green tea"
    try journal.edit(tea, at: morning)
    #expect(try plan(Self.forms[first]).additions == [])
  }

  @Test func aLoggedDrinkIsKnownAsItIsNow() throws {
    var drink = try intake("by-hand")
    func text(_ amount: Int = 75, _ name: String = "Cappuccino") -> String {
      "at,milligrams,name\n\(drink.start.ISO8601Format()),\(amount),\(name)\n"
    }
    let first = text()
    try journal.add([drink], at: morning)
    #expect(try plan(first).presentCount == 1)
    // A corrected sample looks like what is there, and says so.
    #expect(try plan(text(80, "Ring")).sameSecondCount == 1)
    #expect(try plan(text(75, "Ring")).sameSecondCount == 0)
    drink.start -= 3_600
    try journal.edit(drink, at: morning)
    #expect(try plan(first).additions.count == 1)
    #expect(try plan(text()).presentCount == 1)
    try journal.remove(drink.id, at: morning)
    #expect(try plan(text()).additions.count == 1)
  }

  /// Nor does a change of the zone, or an earlier version that read the time as an instant.
  @Test func anotherZoneMakesNoNewDrinks() throws {
    let text = "at,name\n2024-01-15 08:30,Latte\n2024-01-15 08:30,Latte\n2024-01-15 12:00,Tea\n"
    try journal.commit(try plan(text), at: morning)
    let york = WallClock(timeZone: try #require(TimeZone(identifier: "America/New_York")))
    let again = try plan(text, clock: york)
    #expect(again.additions == [])
    #expect(again.presentCount == 3)
  }

  @Test func planningWritesNothing() throws {
    _ = try plan("at,milligrams\n2024-01-15 08:30,60\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func importsAreSealedAndReadFromTheirEnd() throws {
    let old = (0..<50).map { "2024-01-\(10 + $0 % 20) 08:30,\($0 + 1)" }
    let plan = try plan("at,milligrams\n" + (old + ["2026-11-21 08:30,60"]).joined(separator: "\n"))
    try journal.commit(plan, at: morning)
    let name = try #require(try folder.logNames().first)
    #expect(name.contains(".import-"))
    let header = try folder.text("log/\(name)").prefix { $0 != "\n" }
    #expect(
      header.hasPrefix(#"{"v":1,"op":"seg","hlc":"#) && header.contains(#","count":51,"min":"#))
    let recent = try journal.intakes(since: morning - 3_600)
    #expect(recent.intakes.map(\.amount.value) == [60])
  }

  @Test func anEntryThatIsTooLongCostsNoOther() throws {
    let long = String(repeating: "x", count: 70_000)
    let plan = try plan(
      "at,milligrams,name\n2026-11-20T08:00:00Z,5,\(long)\n2026-11-20T09:00:00Z,6,Tea\n")
    #expect(plan.intakes.map(\.name) == ["Tea"])
    #expect(plan.skips.map(\.objection) == [.text])
    try journal.commit(plan, at: morning)
    let line = try Record(.add(intake("long")), stamp: .none, device: "").line()
    let text = String(decoding: line, as: UTF8.self)
    #expect(try self.plan(text + text.replacing("Cappuccino", with: long)).skippedCount == 1)
  }

  /// The seconds and ids of the file are found in one reading, also among many drinks.
  @Test func theJournalIsReadOnce() throws {
    try journal.add(try (0..<6_000).map { try intake("old\($0)", hours: Double(-$0)) }, at: morning)
    let name = try #require(try folder.logNames().first)
    let size = try folder.text("log/\(name)").utf8.count
    let files = FaultyFileSystem()
    let text = (0..<500).map { "\((morning - Double($0) * 3_600).ISO8601Format()),75,Cappuccino" }
    let plan = try Journal(in: folder.container, fileSystem: files).plan(
      importing: .bytes(Array("at,milligrams,name\n\(text.joined(separator: "\n"))".utf8)),
      clock: berlin, at: morning)
    #expect(plan.presentCount == 500)
    // Beside the journal there is the state of the device; a block begins within a line.
    #expect((size..<size + size / 50).contains(files.readCount.withLock(\.self)))
    try Journal(in: folder.container, fileSystem: files).commit(plan, at: morning)
    #expect(files.readCount.withLock(\.self) < size + size / 50)
  }

  @Test func noImportTakesTheNameOfAnother() throws {
    let first = try plan("at,milligrams,name\n2026-11-20T08:00:00Z,5,Mate\n")
    try journal.commit(first, at: morning)
    let name = try #require(try folder.logNames().first { $0.contains("import") })
    // As if another import had got this name.
    let other = try Record(.add(intake("other")), stamp: .none, device: "").line()
    try folder.write(bytes: other, to: "log/\(name)")
    try journal.commit(first, at: morning)
    #expect(try folder.text("log/\(name)") == String(decoding: other, as: UTF8.self))
    #expect(try journal.intakes().intakes.count == 2)
  }
}
