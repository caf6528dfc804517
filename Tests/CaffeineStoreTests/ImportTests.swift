import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

@Suite struct ImportTests {
  private let folder: TemporaryFolder
  private let journal: Journal
  private let berlin: WallClock

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
    berlin = WallClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
  }

  private func plan(_ text: String, as format: ImportFormat? = nil) throws -> ImportPlan {
    try journal.plan(
      importing: .bytes(Array(text.utf8)), as: format, clock: berlin, at: morning)
  }

  /// Name, mg and the instant of each addition, a line each.
  private func summary(_ plan: ImportPlan) -> [String] {
    plan.intakes.map { intake in
      "\(intake.name) \(intake.amount.value) \(intake.start.ISO8601Format())"
    }
  }

  static let rivals: [(name: String, text: String, expected: [String])] = [
    (
      "Mindful Coffee",
      "date,time,caffeine_mg,drink_name,notes\n2024-01-15,08:30,95,\"Medium Coffee\",\"\"\n",
      ["Medium Coffee 95.0 2024-01-15T07:30:00Z"]
    ),
    (
      "halflifecaffeine, CSV",
      "Date,Time,Brand,Product,Category,Volume,Unit,Caffeine (mg),Notes\n"
        + "7/15/2024,8:30:00\u{202F}PM,Illy,\"Espresso, long\",coffee,2,oz,80,late\n",
      ["Illy Espresso, long 80.0 2024-07-15T18:30:00Z"]
    ),
    (
      "halflifecaffeine, JSON",
      """
      [{"id":"a","datetime":"2024-07-15T18:30:00.000Z","drink":{"brand":"Illy","product":"Espresso",
      "category":"coffee","caffeine_mg_per_oz":40},"volume":2,"unit":"oz","mg":80}]
      """,
      ["Illy Espresso 80.0 2024-07-15T18:30:00Z"]
    ),
    (
      "CaffeineTracker",
      "drinkName,caffeineAmount,date,time\nMate,40,2024-12-01,23:05\n",
      ["Mate 40.0 2024-12-01T22:05:00Z"]
    ),
    (
      "stim",
      """
      {"doses":[{"id":1,"timestamp":1705305000.25,"amount":100,"datetime":"15/01/2024 08:50:00"}],
      "undone_doses":[{"id":2,"timestamp":1705305001,"amount":7}],"next_id":3}
      """,
      ["Caffeine 100.0 2024-01-15T07:50:00Z"]
    ),
    (
      "Home Assistant",
      """
      {"events":[{"id":"0b0e","timestamp":"2024-01-15T07:50:00+00:00","mg":64,"label":"Cola"}]}
      """,
      ["Cola 64.0 2024-01-15T07:50:00Z"]
    ),
    (
      "Home Assistant, its own file",
      """
      {"version":1,"minor_version":1,"key":"caffeine_tracker","data":{"events":[
      {"id":"0b0e","timestamp":"2024-01-15T07:50:00+00:00","mg":64,"label":"Cola"}]}}
      """,
      ["Cola 64.0 2024-01-15T07:50:00Z"]
    ),
    (
      "dny1020",
      """
      [{"id":1,"timestamp":"2024-01-15T07:50:00Z","caffeine_mg":120,"coffee_type":"filter"}]
      """,
      ["filter 120.0 2024-01-15T07:50:00Z"]
    ),
    (
      "list --json",
      """
      {"intakes":[{"at":"2024-01-15T07:50:00Z","drink":"latte","milligrams":75},
      {"at":"2024-01-15T09:50:00+01:00","name":"Tea","milligrams":30,"note":null}]}
      """,
      ["latte 75.0 2024-01-15T07:50:00Z", "Tea 30.0 2024-01-15T08:50:00Z"]
    ),
    (
      "one JSON object a line",
      """
      {"at":"2024-01-15T07:50:00Z","name":"Tea","milligrams":30}
      {"at":"2024-01-15T08:50:00Z","name":"Tea","milligrams":30}
      """,
      ["Tea 30.0 2024-01-15T07:50:00Z", "Tea 30.0 2024-01-15T08:50:00Z"]
    ),
    (
      "a spreadsheet with semicolons and decimal commas",
      "\u{FEFF}Date;Time;Name;Caffeine (mg)\r\n31.12.2023;08:30;Tee;37,5\r\n",
      ["Tee 37.5 2023-12-31T07:30:00Z"]
    ),
    (
      "a spreadsheet of one's own",
      "When,Beverage,Caffeine Amount,Comments\n2023-12-31 08:30,Chai,50 mg,hot\n",
      ["Chai 50.0 2023-12-31T07:30:00Z"]
    ),
  ]

  @Test(arguments: rivals)
  func readsWhatOtherProgramsWrite(
    _ rival: (name: String, text: String, expected: [String])
  ) throws {
    let plan = try plan(rival.text)
    #expect(summary(plan) == rival.expected)
    #expect(plan.problems.count == 0)
    try journal.commit(plan, at: morning)
    let again = try self.plan(rival.text)
    #expect(again.additions.isEmpty)
    #expect(again.presentCount == rival.expected.count)
    #expect(try journal.intakes() == IntakeReading(intakes: plan.intakes))
  }

  /// Each of them, with all of them in a name.
  @Test(arguments: CSVSeparator.allCases)
  func valuesMayStandApartByAnyOfThem(separator: CSVSeparator) throws {
    let all = CSVSeparator.allCases.map { String(Unicode.Scalar($0.rawValue)) }.joined()
    let rows = [["date", "time", "mg", "name"], ["2024-01-15", "08:30", "37", "\"Tea\(all)\""]]
    let mark = String(Unicode.Scalar(separator.rawValue))
    let plan = try plan(rows.map { $0.joined(separator: mark) }.joined(separator: "\n"))
    #expect(plan.intakes.map(\.name) == ["Tea\(all)"])
  }

  /// `1.200` is 1.2: a point is the decimal mark of programs.
  @Test(arguments: [
    (";", "0,500", 0.5), (";", "2,125", 2.125), (";", "1.234,5", 1234.5), (";", "1.200", 1.2),
    (";", "37,5 mg", 37.5), ("\t", "0,500", 0.5), ("\t", "1,200", 1200), (",", "\"1,200\"", 1200),
    (",", "\"1,234.5\"", 1234.5), (",", "\"0,125\"", 0.125), (",", "62.125", 62.125),
    (",", "5e2", 500), (",", "\"75,\"", 75),
  ])
  func numbersAreReadAsTheFileWritesThem(mark: String, text: String, value: Double) throws {
    let plan = try plan("date;mg\n2024-01-15 08:30;".replacing(";", with: mark) + text + "\n")
    #expect(plan.intakes.map(\.amount.value) == [value])
  }

  @Test(
    arguments: [
      ("mg", "0.2 g", 200), ("mg", "150 µg", 0.15), ("mg", "75 mg caffeine", 75),
      ("mg", "75毫克", 75), ("mg", "75 мг", 75),
      ("mg", " 75 ", 75), ("mg,ml,unit", "75,250,ml", 75), ("amount,volume,unit", "75,8,oz", 75),
      ("amount,size,unit", "75,8,oz", 75), ("amount,unit", "0.2,g", 200), ("mg,unit", "75,cup", 75),
    ] as [(String, String, Double)])
  func amountsHaveTheUnitOfTheirCell(columns: String, text: String, value: Double) throws {
    let plan = try plan("date,\(columns),name\n2024-01-15 08:30,\(text),Latte\n")
    #expect(plan.intakes.map(\.amount.value) == [value])
  }

  /// None has the amount of its drink, since it states one.
  @Test(arguments: [
    ("amount", "350 ml", "350 ml"), ("mg", "12 oz", "12 oz"), ("mg", "2 cups", "2 cups"),
    ("mg", "~80", "~80"), ("mg", "80-100", "80-100"), ("mg", "<5", "<5"), ("mg", "-", "-"),
    ("mg", "unknown", "unknown"), ("mg", "−95", "−95"), ("mg", "９５", "９５"),
    ("mg", "75each", "75each"),
    ("mg", "1 200", "1 200"), ("mg", "1'200", "1'200"), ("amount,unit", "350,ml", "350 ml"),
  ])
  func anAmountThatIsNoMassIsNamed(columns: String, cells: String, text: String) throws {
    let plan = try journal.plan(
      importing: .bytes(Array("date,\(columns),name\n2024-01-15 08:30,\(cells),Latte\n".utf8)),
      clock: berlin, at: morning
    ) { NamedIntake(drink: nil, name: $0, amount: 80, volume: nil) }
    #expect(plan.intakes == [])
    #expect(plan.problems.first.map(\.reason) == [.noMass(text)])
    let object = #"[{"at":"2024-01-15T08:30:00Z","name":"Latte","caffeine":{"value":95}}]"#
    #expect(try self.plan(object).problems.first.map(\.reason) == [.noAmount])
  }

  @Test(
    arguments: [
      ("ml", "12 oz", 354.882), ("volume", "0.3 l", 300), ("volume,unit", "12,fl oz", 354.882),
      ("volume", "250", 250), ("volume,unit", "1,pill", nil),
    ] as [(String, String, Double?)])
  func volumesHaveTheUnitOfTheirCell(columns: String, cells: String, value: Double?) throws {
    let plan = try plan("date,mg,\(columns)\n2024-01-15 08:30,75,\(cells)\n")
    #expect(plan.intakes.map { $0.volume?.value } == [value])
  }

  @Test func durationsHaveTheUnitOfTheirCell() throws {
    let rows = ["30 min", "1h", "1,5 h", "90", "", "0:30"].map { "2024-01-15 08:30;75;\($0)\n" }
    let plan = try plan("date;mg;duration\n" + rows.joined())
    #expect(plan.intakes.map(\.duration) == [1_800, 3_600, 5_400, 90, 0])
    #expect(plan.problems.first.map(\.reason) == [.unreadable("0:30")])
  }

  @Test func aQuoteThatDoesNotEndIsRefused() throws {
    let start = "date,mg,name,note\n2024-01-15 08:30,80,Latte,"
    #expect(throws: StoreError.endsWithinRow(line: 2)) {
      try plan(start + "\"good\n2024-01-15 09:30,90,Mocha,ok\n")
    }
    #expect(
      throws: StoreError.malformedImport(detail: "a quote does not end", offset: start.utf8.count)
    ) { try plan(start + "\"a\n2024-01-15 09:30,90,Mocha,\"ok\"\n") }
    #expect(try plan(start + "\"a\nb\" \n").intakes.map(\.note) == ["a\nb "])
  }

  @Test func spacesMayPrecedeAQuote() throws {
    let plan = try plan(#"date, name, mg"# + "\n" + #""2024-01-15 08:30", "Tea, hot", "95""#)
    #expect(summary(plan) == ["Tea, hot 95.0 2024-01-15T07:30:00Z"])
  }

  /// What a spreadsheet makes of our own: other columns, and a row that was copied and changed.
  @Test func ourOwnRowsKeepTheirIDsInAnyOrder() throws {
    let header = "given,utcOffset,timeZone,milligrams,name,at,id,mood\n"
    let row = "TRUE,3600,Europe/Berlin,75,'=1+1,2024-01-15T07:30:00Z,a,good\n"
    let plan = try plan(header + row + row.replacing("75", with: "80"))
    #expect(plan.intakes.map(\.id) == [IntakeID("a")])
    #expect(plan.intakes.map(\.name) == ["=1+1"])
    #expect(plan.intakes.map(\.isGiven) == [true])
    #expect(plan.problems.first == [ImportProblem(place: .entry(2), reason: .repeatedID)])
    #expect(plan.ignoredColumns == ["mood"])
  }

  @Test func anOwnRowThatIsCutIsRefused() throws {
    let row = "b,2024-01-15T09:30:00Z,latte,Latte,120,,,Europe/Berlin,3600,,true"
    let start =
      IntakeColumns.names.joined(separator: ",") + "\n\(row.replacing("b,", with: "a,"))\n"
    for text in [row, row + "\n"] {
      #expect(try plan(start + text).intakes.map(\.amount.value) == [120, 120])
    }
    for length in 1...row.utf8.count - ",true".utf8.count {
      #expect(throws: StoreError.endsWithinRow(line: 3)) { try plan(start + row.prefix(length)) }
    }
  }

  /// A row with fewer columns is whole where its line ends, or where the others have no names.
  @Test(
    arguments: [
      ("2024-01-15 09:30,7", "\n", 4), ("2024-01", "\r\n", 4),
      ("2024-01-15 09:30,75,\"La", "\r", 4),
      ("2024-01-15 09:30,75,", "\n", nil), ("2024-01-15 09:30,75\n", "\n", nil),
    ] as [(String, String, Int?)])
  func aFileThatEndsWithinARowIsRefused(rest: String, end: String, line: Int?) throws {
    let lines = ["date,mg,name,,", "2024-01-15 08:30,75,\"Latte", "long\"", rest]
    let text = lines.joined(separator: end)
    guard let line else { return #expect(try plan(text).additions.count == 2) }
    #expect(throws: StoreError.endsWithinRow(line: line)) { try plan(text) }
    #expect(throws: StoreError.endsWithinRow(line: 1)) { try plan("date,mg,\"na") }
  }

  /// Two lattes of one minute, a tea and a night, as files tell of them.
  static let forms: [String] = [
    "date,mg,name\n2024-01-15 08:30,75,Latte\n2024-01-15 08:30,75,Latte\n2024-01-16 09:00,40,Tea\n",
    "Name;Datum;Milligramm\nTea;16.01.2024 9:00;40,0\nLatte;15.01.2024 8:30;75\nLatte;15.01.2024 8:30;75",
    "name,mg,at\nTea,0.04 g,2024-01-16T08:00Z\nLatte,75,2024-01-15T07:30:00.5Z\nLatte,75,2024-01-15T09:30:00+02:00\n",
    """
    [{"name":"Tea","mg":40,"timestamp":1705392000000},{"name":"Latte","mg":75,"date":"1/15/2024",
    "time":"8:30 AM"},{"name":"Latte","mg":75,"date":"1/15/2024","time":"8:30 AM"}]
    """,
    "<HealthData>"
      + [
        ("Latte", "75", "15 08:30:00 +0100"), ("Latte", "75", "15 07:30:00 +0000"),
        ("Tea", "40", "16 09:00:00 +0100"),
      ].map { name, amount, start in
        """
        <Record type="HKQuantityTypeIdentifierDietaryCaffeine" sourceName="\(name)" unit="mg" \
        startDate="2024-01-\(start)" endDate="2024-01-\(start)" value="\(amount)"/>
        """
      }.joined() + "</HealthData>",
  ]

  @Test(arguments: forms.indices) func rowsAreKnownInEveryForm(first: Int) throws {
    try journal.commit(try plan(Self.forms[first]), at: morning)
    let night = Intake(
      id: try #require(IntakeID("night-2026-11-20")), drink: "good-night", name: "Good night",
      amount: .zero, start: morning - 86_400)
    try journal.add([night], at: morning)
    let reading = try journal.intakes()
    // As our own file without its ids.
    var own: [UInt8] = []
    var rest = (reading.intakes + [night])[...]
    IntakeExport(as: .csv).write({ rest.popFirst() }) { own += $0 }
    let lines = String(decoding: own, as: UTF8.self).split(separator: "\r\n" as Character)
    let rows = lines.map { $0.drop { $0 != "," }.dropFirst() + "\n" }.joined()
    #expect(rows.hasPrefix("at,drink"))
    #expect(try plan(rows).presentCount == 3)
    for text in Self.forms + [rows] { #expect(try plan(text).additions == [], "\(text)") }
    // Nor do removed and changed ones come back.
    try journal.remove(try #require(reading.intakes.first).id, at: morning)
    var tea = try #require(reading.intakes.last)
    tea.name = "Green tea"
    try journal.edit(tea, at: morning)
    for text in Self.forms + [rows] { #expect(try plan(text).additions == [], "\(text)") }
    // A third latte of that minute is another.
    let more = Self.forms[0] + "2024-01-15 08:30,75,Latte\n"
    #expect(try plan(more).intakes.map(\.name) == ["Latte"])
  }

  @Test func aLoggedDrinkIsKnownUntilItIsUndone() throws {
    let drink = try intake("by-hand")
    try journal.add([drink], at: morning)
    let text = "at,mg,name\n\(drink.start.ISO8601Format()),75,Cappuccino\n"
    #expect(try plan(text).presentCount == 1)
    _ = try journal.undo(at: morning)
    #expect(try plan(text).additions.count == 1)
  }

  /// Once removed or moved, no file has it: those of an import stay away.
  @Test func aLoggedDrinkIsKnownAsItIsNow() throws {
    var drink = try intake("by-hand")
    func text() -> String { "at,mg,name\n\(drink.start.ISO8601Format()),75,Cappuccino\n" }
    let first = text()
    try journal.add([drink], at: morning)
    drink.start -= 3_600
    try journal.edit(drink, at: morning)
    #expect(try plan(first).additions.count == 1)
    #expect(try plan(text()).presentCount == 1)
    try journal.remove(drink.id, at: morning)
    #expect(try plan(text()).additions.count == 1)
  }

  /// Its id was that text; what the entry is known by stays the same.
  @Test func aDrinkOfAnotherFileIsAName() throws {
    let text =
      "date,drink,mg\n2024-01-15 08:30,tea,40\n2024-01-15 09:30,house blend,90\n"
      + "2024-01-15 23:00,good-night,0\n"
    func plan(_ text: String) throws -> ImportPlan {
      try journal.plan(importing: .bytes(Array(text.utf8)), clock: berlin, at: morning) { name in
        guard name == "tea" else { return nil }
        return NamedIntake(drink: "black-tea", name: "Black Tea", amount: 48, volume: 237)
      }
    }
    let others = try plan(text)
    #expect(others.intakes.map(\.drink) == ["black-tea", nil])
    #expect(others.intakes.map(\.name) == ["tea", "house blend"])
    #expect(try others.additions.map(\.id) == self.plan(text).additions.map(\.id))
    let own = IntakeColumns.names.joined(separator: ",") + "\n"
    let row = "a,2024-01-15T09:30:00Z,house-blend,House Blend,90,,,Europe/Berlin,3600,,\n"
    #expect(try plan(own + row).intakes.map(\.drink) == ["house-blend"])
  }

  /// Lines that Excel adds, spaces around cells, rows without a cell, and times of other languages.
  @Test(arguments: [
    "\u{FEFF}sep=;\r\nat;mg;name\r\n15.01.2024 8:30;75,0;Latte\r\n;;\r\n; ;\r\n",
    "at , mg, name\n 2024-01-15 08:30 , 75 , Latte \n,,",
    "at,mg,name\n1/15/2024 8:30 a.m.,75,Latte\n",
    "date,time,mg,name\n1/15/2024,8:30 A.M.,75,Latte\n",
    "at,mg,name\n2024-01-15 07:30 UTC,75,Latte\n",
    "at,mg,name\n2024-01-15 07:30:00 GMT,75,Latte\n",
    "at\tmg\tname\r2024-01-15 8.30\t75\t\"Latte\"\r",
  ]) func whatSpreadsheetsAddIsNoMatter(text: String) throws {
    let plan = try plan(text)
    #expect(summary(plan) == ["Latte 75.0 2024-01-15T07:30:00Z"])
    #expect(plan.problems.count == 0 && plan.ignoredColumns == [])
    #expect(plan.intakes.map(\.secondsFromGMT) == [3600])
  }

  @Test(arguments: ["08:30 CET", "08:30 UTC+1", "08:30 x.m.", "08:30 Europe/Berlin"])
  func aTimeThatIsHalfUnderstoodIsNone(time: String) throws {
    #expect(try plan("at,mg\n2024-01-15 \(time),75\n").problems.first.map(\.reason) == [.noDate])
  }

  @Test(arguments: [
    "Milligramm", "Milligramme", "miligramos", "MG", "Koffein (Milligramm)",
    "caféine (milligrammes)",
    "Caffeine in milligrams", "毫克",
  ]) func milligramsAreUnderstoodInManyWords(name: String) throws {
    let unit = name.split(separator: " ").last.map { $0.filter(\.isLetter) } ?? ""
    for text in ["date,\(name)\n2024-01-15 08:30,75\n", "date,mg\n2024-01-15 08:30,75 \(unit)\n"] {
      #expect(try plan(text).intakes.map(\.amount.value) == [75], "\(text)")
    }
  }

  /// Nor does another amount in the catalogue, of a drink without its own.
  @Test func anotherZoneMakesNoNewDrinks() throws {
    let text = "date,mg,name\n2024-01-15 08:30,,Latte\n2024-01-15 08:30,,Latte\n1/15/2024,75,Tea\n"
    func plan(_ clock: WallClock, latte: Milligrams) throws -> ImportPlan {
      try journal.plan(importing: .bytes(Array(text.utf8)), clock: clock, at: morning) {
        NamedIntake(drink: nil, name: $0, amount: latte, volume: nil)
      }
    }
    try journal.commit(try plan(berlin, latte: 75), at: morning)
    let york = WallClock(timeZone: try #require(TimeZone(identifier: "America/New_York")))
    let again = try plan(york, latte: 60)
    #expect(again.additions == [])
    #expect(again.presentCount == 3)
  }

  @Test func whatAnEarlierVersionImportedIsKnown() throws {
    let text = "date,mg,name\n2024-01-15 08:30,75,Latte\n2024-01-15 08:30,75,Latte\n"
    let start = try Date("2024-01-15T07:30:00Z", strategy: .iso8601)
    var formers = ContentIDs()
    let ids = (0..<2).map { _ in
      formers.next(for: "\(Int(start.timeIntervalSince1970))\n75.0\nLatte", start: start)
    }
    try journal.add([Intake(id: ids[1], name: "Latte", amount: 75, start: start)], at: morning)
    let plan = try plan(text)
    #expect(plan.additions.count == 1)
    #expect(plan.presentCount == 1)
  }

  @Test func twoEqualEntriesStayTwo() throws {
    let text = "date,time,mg,name\n2024-01-15,08:30,60,Espresso\n2024-01-15,08:30,60,Espresso\n"
    #expect(try plan(text).additions.count == 2)
  }

  @Test func whatIsNoIntakeIsNamed() throws {
    let plan = try plan("date,time,mg\n2024-01-15,08:30,60\nsoon,,60\n2024-01-15,08:30,much\n")
    #expect(plan.additions.count == 1)
    #expect(
      plan.problems.first == [
        ImportProblem(place: .entry(2), reason: .noDate),
        ImportProblem(place: .entry(3), reason: .noMass("much")),
      ])
  }

  /// Also of those that are too late, which were counted among the readable ones.
  @Test func entriesHaveTheNumbersOfTheFile() throws {
    let plan = try plan("date,mg\nsoon,60\n2024-01-15,60\nlater,60\n2030-01-15,60\n")
    #expect(plan.problems.first.map(\.place) == [.entry(1), .entry(3), .entry(4)])
    #expect(plan.problems.first.last?.reason == .plannedTooFarAhead)
    let line = #"{"v":1,"op":"add","id":"a","hlc":1,"at":1895246500,"off":0,"name":"x","mg":9}"#
    #expect(
      try self.plan(line, as: .jsonLines).problems.first
        == [ImportProblem(place: .drink(try #require(IntakeID("a"))), reason: .plannedTooFarAhead)])
  }

  @Test func columnsWithUnknownNamesAreNamed() throws {
    let plan = try plan("Date,Drink Name,mg,Rating (1-5),,Where?\n2024-01-15,Tea,60,5,,home\n")
    #expect(plan.ignoredColumns == ["Rating (1-5)", "Where?"])
    #expect(plan.intakes.map(\.name) == ["Tea"])
    try journal.commit(plan, at: morning)
    var own: [UInt8] = []
    var rest = plan.additions[...]
    IntakeExport(as: .csv).write({ rest.popFirst() }) { own += $0 }
    #expect(try self.plan(String(decoding: own, as: UTF8.self)).ignoredColumns == [])
  }

  @Test func theFirstLineIsQuotedAsItIs() {
    let refusal = #expect(throws: StoreError.self) { try plan("2026-11-12 08:30,Espresso,63\n") }
    #expect(
      refusal
        == .unknownFormat(.noColumns(["2026-11-12 08:30", "Espresso", "63"], hasGrams: false)))
  }

  @Test func planningWritesNothing() throws {
    _ = try plan("date,time,mg\n2024-01-15,08:30,60\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func removedIntakesDoNotComeBack() throws {
    let text = "date,time,mg\n2024-01-15,08:30,60\n"
    let first = try plan(text)
    try journal.commit(first, at: morning)
    try journal.remove(try #require(first.intakes.first).id, at: morning)
    let again = try plan(text)
    #expect(again.additions.isEmpty)
    #expect(again.presentCount == 1)
  }

  @Test func importsAreSealedAndReadFromTheirEnd() throws {
    let old = (0..<50).map { "2024-01-\(10 + $0 % 20),08:30,\($0 + 1)" }
    let plan = try plan("date,time,mg\n" + (old + ["2026-11-21,08:30,60"]).joined(separator: "\n"))
    try journal.commit(plan, at: morning)
    let name = try #require(try folder.logNames().first)
    #expect(name.contains(".import-"))
    let header = try folder.text("log/\(name)").prefix { $0 != "\n" }
    #expect(
      header.hasPrefix(#"{"v":1,"op":"seg","hlc":"#) && header.contains(#","count":51,"min":"#))
    let recent = try journal.intakes(since: morning - 3_600)
    #expect(recent.intakes.map(\.amount.value) == [60])
  }

  @Test(.tags(.long)) func unknownFilesAreRefused() throws {
    for text in ["", "PK\u{3}\u{4}", "\u{0}\u{1}", "colour,shape\nred,round\n"] {
      #expect(throws: StoreError.self) { try plan(text) }
    }
    for (text, encoding) in [
      ("date,mg\n", String.Encoding.utf16), ("date,mg\n", .utf16LittleEndian),
      ("{}", .utf16BigEndian),
    ] {
      let bytes = Array(try #require(text.data(using: encoding)))
      for format in [nil, ImportFormat.csv] {
        #expect(throws: StoreError.unknownFormat(.otherEncoding("UTF-16"))) {
          try journal.plan(importing: .bytes(bytes), as: format, clock: berlin, at: morning)
        }
      }
    }
    let latin = Array("date,mg,name\n2024-01-15 08:30,60,Caf".utf8) + [0xE9]
    #expect(
      throws: StoreError.unknownFormat(.otherEncoding(nil))
    ) { try journal.plan(importing: .bytes(latin), clock: berlin, at: morning) }
    let grams = "date,source,grams\n2024-01-15 08:30,Aeropress,18\n"
    #expect(
      throws: StoreError.unknownFormat(.noColumns(["date", "source", "grams"], hasGrams: true))
    ) { try plan(grams) }
    let nested = String(repeating: #"{"data":"#, count: Trials.count(100_000))
    #expect(throws: StoreError.self) { try plan(nested) }
    #expect(
      throws: StoreError.malformedImport(
        detail: "the JSON is cut short or invalid", offset: 13)
    ) { try plan(#"{"intakes":[{"#) }
  }

  @Test func anEntryThatIsTooLongCostsNoOther() throws {
    let long = String(repeating: "x", count: 70_000)
    let plan = try plan(
      "date,mg,name\n2026-11-20T08:00:00Z,5,\(long)\n2026-11-20T09:00:00Z,6,Tea\n")
    #expect(plan.intakes.map(\.name) == ["Tea"])
    #expect(plan.problems.first == [ImportProblem(place: .entry(1), reason: .notKept(.text))])
    try journal.commit(plan, at: morning)

    let line = try Record(.add(intake("long")), stamp: .none, device: "").line()
    let text = String(decoding: line, as: UTF8.self).replacing("Cappuccino", with: long)
    #expect(try self.plan(text, as: .jsonLines).problems.count == 1)
  }

  @Test func noImportTakesTheNameOfAnother() throws {
    let first = try plan("date,mg,name\n2026-11-20T08:00:00Z,5,Mate\n")
    try journal.commit(first, at: morning)
    let name = try #require(try folder.logNames().first { $0.contains("import") })
    // As if another import had got this name.
    let other = try Record(.add(intake("other")), stamp: .none, device: "").line()
    try folder.write(bytes: other, to: "log/\(name)")
    try journal.commit(first, at: morning)
    #expect(try folder.text("log/\(name)") == String(decoding: other, as: UTF8.self))
    #expect(try journal.intakes().intakes.count == 2)
  }

  @Test func aStreamWithoutEndIsRefused() throws {
    var stream = try ByteStream(.bytes(Array(repeating: 0, count: 2_000_000)), fileSystem: .posix)
    #expect(throws: StoreError.self) { try stream.readAll(upTo: 1 << 20) }
  }
}
