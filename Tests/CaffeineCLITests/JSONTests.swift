import CaffeineCLI
import Foundation
import TestSupport
import Testing

/// The keys that other programs read, against an independent reckoning.
@MainActor
@Suite struct JSONTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// Bateman's function, term by term, for a half-life of 5 h and 4.6 per hour.
  func left(of dose: Double, after hours: Double) -> Double {
    guard hours > 0 else { return 0 }
    let absorption = 4.6
    let elimination = Foundation.log(2.0) / 5
    let difference = exp(-elimination * hours) - exp(-absorption * hours)
    return dose * absorption / (absorption - elimination) * difference
  }

  func date(_ value: Any?) throws -> Date {
    let text = try #require(value as? String)
    return try #require(ISO8601DateFormatter().date(from: text))
  }

  @Test func logAnswersWithWhatItLogged() throws {
    let answer = try harness.object(["log", "cappuccino", "--at", "8:30", "--id", "one"])
    #expect(answer["id"] as? String == "one")
    #expect(answer["drink"] as? String == "cappuccino")
    #expect(answer["name"] as? String == "Cappuccino")
    #expect(answer["milligrams"] as? Double == 80)
    #expect(answer["at"] as? String == "2026-11-21T07:30:00Z")
    let level = try #require(answer["levelMilligrams"] as? Double)
    #expect(abs(level - left(of: 80, after: 5.5)) < 0.001)
  }

  @Test func logAnswersWithWhatStatusSays() throws {
    let answer = try harness.object(["log", "cold brew", "--at", "13:30", "--id", "one"])
    let status = try harness.object(["status"])
    for (key, value) in status { #expect(answer[key] as? NSObject == value as? NSObject, "\(key)") }
    let chance = try #require(answer["bedtimeLikelihood"] as? Double)
    #expect((0.01...0.99).contains(chance))
    let earliest = try date(answer["belowThresholdEarliestAt"])
    #expect(earliest < (try date(answer["belowThresholdAt"])))
  }

  @Test func theSameIdTwiceIsOneDrink() throws {
    _ = try harness.object(["log", "cappuccino", "--at", "8:30", "--id", "one"])
    let again = try harness.object(["log", "cappuccino", "--at", "9:30", "--id", "one"])
    #expect(again["at"] as? String == "2026-11-21T07:30:00Z")
    let list = try harness.object(["list"])
    #expect((list["intakes"] as? [Any])?.count == 1)
  }

  /// Ids of one instant are random: only the journal knows which drink came last.
  @Test func drinksOfOneInstantStandAsTheyWereLogged() throws {
    let drinks = ["espresso", "latte", "chai", "mocha", "cappuccino"]
    for drink in drinks { harness.run("log \(drink)") }
    let list = try harness.object(["list"])["intakes"] as? [[String: Any]]
    #expect(list?.compactMap { $0["drink"] as? String } == drinks)
    let last = try harness.object(["status"])["lastDrink"] as? [String: Any]
    #expect(last?["drink"] as? String == "cappuccino")
    let widget = harness.run("widget today systemMedium --format spoken").output
    let shown = widget.split { !$0.isLetter }.filter { drinks.contains($0.lowercased()) }
    #expect(shown == ["Cappuccino", "Mocha", "Chai", "Latte", "Espresso"])
    #expect(harness.run("edit last --milligrams 5").output.contains("Cappuccino"))
  }

  @Test(.tags(.long), arguments: Trials.sample([1, 2, 3, 4, 5] as [UInt64], oneIn: 3))
  func statusAgreesWithTheFormula(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var doses: [(milligrams: Double, hoursAgo: Double)] = []
    for index in 0..<6 {
      let dose = Double.random(in: 1...200, using: &generator).rounded()
      let minutes = Int.random(in: 0..<2400, using: &generator)
      doses.append((dose, Double(minutes) / 60))
      harness.run(
        [
          "log", "own", "--milligrams", "\(dose)", "--at", "\(minutes) min ago", "--id",
          "n\(index)",
        ])
    }
    let total = { (hours: Double) in
      doses.reduce(0) { $0 + self.left(of: $1.milligrams, after: $1.hoursAgo + hours) }
    }
    let status = try harness.object(["status"])
    let level = try #require(status["levelMilligrams"] as? Double)
    #expect(abs(level - total(0)) < 0.001)
    let bedtime = try #require(status["bedtimeMilligrams"] as? Double)
    #expect(status["bedtimeAt"] as? String == "2026-11-21T21:00:00Z")
    #expect(abs(bedtime - total(8)) < 0.001)
    let peakDate = try date(status["peakAt"])
    let peakAt = peakDate.timeIntervalSince(harness.now) / 3600
    let peak = try #require(status["peakMilligrams"] as? Double)
    #expect(abs(peak - total(peakAt)) < 0.01)
    #expect(stride(from: 0.0, through: 48, by: 0.05).allSatisfy { total($0) <= peak + 0.01 })
    if status["belowThresholdAt"] is NSNull {
      #expect(stride(from: 0.0, through: 48, by: 0.05).allSatisfy { total($0) <= 50.001 })
    } else {
      let lowDate = try date(status["belowThresholdAt"])
      let low = lowDate.timeIntervalSince(harness.now) / 3600
      #expect(abs(total(low) - 50) < 0.01)
      #expect(stride(from: low + 0.001, through: 72, by: 0.05).allSatisfy { total($0) <= 50.001 })
    }
  }

  @Test func forecastPointsAndHypothesis() throws {
    harness.run("log espresso --at 12:00 --id one --quiet")
    let plain = try harness.object(["forecast", "--hours", "4"])
    let points = try #require(plain["points"] as? [[String: Any]])
    #expect(points.count == 5)
    #expect((plain["hypothetical"] as? [Any])?.isEmpty == true)
    for (index, point) in points.enumerated() {
      let hours = Double(index)
      let expected = left(of: 80, after: 2 + hours)
      let level = try #require(point["milligrams"] as? Double)
      #expect(abs(level - expected) < 0.001)
      let low = try #require(point["milligramsLow"] as? Double)
      let high = try #require(point["milligramsHigh"] as? Double)
      #expect(low < level && level < high)
      let at = try date(point["at"])
      #expect(at == harness.now.addingTimeInterval(hours * 3600))
    }
    let more = try harness.object(["forecast", "--if", "espresso at 15:00", "--hours", "2"])
    let drinks = try #require(more["hypothetical"] as? [[String: Any]])
    #expect(drinks.map { $0["name"] as? String } == ["Espresso"])
    #expect(try date(drinks[0]["at"]) == harness.now.addingTimeInterval(3600))
    let further = try #require(more["points"] as? [[String: Any]])
    let last = try #require(further.last?["milligrams"] as? Double)
    #expect(abs(last - left(of: 80, after: 4) - left(of: 80, after: 1)) < 0.001)
    let list = try harness.object(["list"])
    #expect((list["intakes"] as? [Any])?.count == 1)
  }

  /// An amount that is said is known: half-lives alone spread the level then.
  @Test func anAmountThatIsSaidIsCertain() throws {
    func width(_ words: [String]) throws -> Double {
      let answer = try harness.object(["log", "--at", "8:00"] + words)
      harness.run("undo")
      let low = try #require(answer["levelLowMilligrams"] as? Double)
      return try #require(answer["levelHighMilligrams"] as? Double) / low
    }
    let listed = try width(["espresso"])
    #expect(try width(["espresso 300ml"]) == listed)
    #expect(try width(["espresso 90mg"]) < listed * 0.8)
    #expect(try width(["espresso", "--milligrams", "90"]) < listed * 0.8)
    #expect(try width(["2 cold brews 500ml"]) > width(["2 cold brews 180mg"]))
    #expect(harness.run(["log", "espresso 90mg", "--milligrams", "80"]).status == 64)
  }

  @Test func adviceHoldsAtBedtime() throws {
    let advice = try harness.object(["advise", "espresso"])
    let latest = try #require(advice["latestAt"] as? String)
    harness.run(["log", "espresso", "--at", latest, "--id", "late", "--quiet"])
    let status = try harness.object(["status"])
    let bedtime = try #require(status["bedtimeMilligrams"] as? Double)
    #expect(bedtime <= 50.001)
    #expect(advice["thresholdMilligrams"] as? Double == 50)
    let maximum = try #require(advice["maximumMilligramsNow"] as? Double)
    #expect(maximum > 80)
  }

  @Test func exportedDrinksImportElsewhere() throws {
    harness.run(["log", "咖啡 \"x\", =1+1", "--milligrams", "62.5", "--note", "a; b", "--id", "odd"])
    harness.run("log latte --at 8:30 --over 15m --id plain --quiet")
    let list = harness.run("list --json").output
    for format in ["csv", "json", "jsonl"] {
      let file = harness.folder.appendingPathComponent("file.\(format)")
      try harness.run("export --format \(format)").output.write(
        to: file, atomically: true, encoding: .utf8)
      let other = try CommandHarness()
      #expect(other.run(["import", file.path]).status == 0)
      #expect(other.run("list --json").output == list, "\(format)")
      #expect(
        other.run(["import", file.path]).output.contains("Imported 0 drinks; 2 were already there"))
    }
  }

  @Test func hooksRunAfterEachChange() {
    harness.run(["config", "set", "on-change", "pkill -RTMIN+8 waybar"])
    // Whatever a bar may show, and each told what it was.
    let changes = [
      ("log latte --id one", "journal", "one"), ("log espresso, tea", "journal", nil),
      ("edit one --count 2", "journal", "one"), ("remove one", "journal", "one"),
      ("undo", "journal", "one"), ("config set bedtime 23:00", "settings", "bedtime"),
      ("drinks add Zorp --milligrams 90", "drinks", "zorp"),
      ("drinks remove zorp", "drinks", "zorp"),
    ]
    for (line, subject, names) in changes {
      let count = harness.background.count
      #expect(harness.run(line).status == 0, "\(line)")
      #expect(harness.background.count == count + 1, "\(line)")
      let command = harness.backgroundCommands.last
      #expect(command?.line == "pkill -RTMIN+8 waybar" && command?.folder == harness.folder.path)
      #expect(command?.variables["CAFFEINE_ON_CHANGE"] == subject, "\(line)")
      let changed = command?.variables["CAFFEINE_CHANGED"]
      #expect(names == nil ? changed?.contains(" ") == true : changed == names, "\(line)")
    }
    let count = harness.background.count
    harness.run("status")
    harness.run("config get bedtime")
    #expect(harness.background.count == count)
  }

  @Test func hooksDoNotRunThemselvesNorForOthers() throws {
    harness.variables["CAFFEINE_ON_CHANGE"] = "journal"
    harness.run(["config", "set", "on-change", "caffeine log tea"])
    #expect(harness.run("log latte").status == 0)
    harness.variables["CAFFEINE_ON_CHANGE"] = nil
    #expect(harness.background.isEmpty)
    let settings = harness.folder.appendingPathComponent("settings").path
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: settings)
    let result = harness.run("log latte")
    #expect(result.status == 0 && result.errors.contains("on-change was not run"))
    #expect(harness.background.isEmpty)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: settings)
    #expect(harness.run("log latte").errors.isEmpty)
    #expect(harness.background == ["caffeine log tea"])
  }

  /// A name with all that a terminal obeys: C0, DEL, C1, separators, marks of direction.
  @Test func whatATerminalObeysIsEscapedInJSONAndShownInCSV() throws {
    let scalars =
      Array(1..<0x20) + Array(0x7F...0x9F) + Array(0x2028...0x202E)
      + Array(0x2066...0x2069) + [0x61C, 0x200E, 0x200F]
    let obeyed = scalars.compactMap { Unicode.Scalar(UInt32($0)) }
    let name = "Tea" + obeyed.map { String($0) }.joined(separator: "x")
    let object: [String: Any] = ["at": "2026-11-21T08:00:00Z", "milligrams": 5, "name": name]
    let file = harness.folder.appendingPathComponent("drinks.json")
    try JSONSerialization.data(withJSONObject: [object]).write(to: file)
    #expect(harness.run(["import", file.path]).status == 0)
    let commands = [
      "list --json", "export --format json", "export --format jsonl", "status --json",
      "widget --json",
      "widget systemMedium --kind today --format spoken", "gallery --format spoken",
    ]
    for command in commands {
      let text = harness.run(command).output.dropLast()
      #expect(text.unicodeScalars.allSatisfy { !obeyed.contains($0) || $0 == "\n" }, "\(command)")
    }
    let list = try harness.object(["list"])["intakes"] as? [[String: Any]]
    let kept = try #require(list?.first?["name"] as? String)
    #expect(harness.run("export").output.contains(kept.replacing("\"", with: "\"\"")))
    harness.isTerminal = true
    let shown = harness.run("export").output
    #expect(shown.unicodeScalars.allSatisfy { !obeyed.contains($0) || $0 == "\n" })
    #expect(shown.hasPrefix("id,at,drink,name"))
  }

  @Test func aPlannedDrinkHasNotBegun() {
    harness.run("log espresso tomorrow 9:00")
    let result = harness.run("edit @1 --milligrams 5")
    #expect(result.status == 66 && result.errors.contains("There is no drink '@1'."))
    #expect(harness.run("edit last --milligrams 5").status == 0)
  }

  @Test func noDrinkIsNamedLast() {
    #expect(harness.run("log latte --id last").status == 64)
    #expect(harness.run("list").output.contains("Latte") == false)
  }

  @Test func aJournalThatIsGoneIsNoZero() throws {
    harness.run("log latte --quiet")
    let log = harness.folder.appendingPathComponent("log")
    try FileManager.default.removeItem(at: log)
    #expect(harness.run("status").status == 65)
    #expect(harness.run("widget --format waybar").output.contains(#""text":"? mg"#))
    let doctor = harness.run("doctor")
    #expect(doctor.status == 65 && doctor.output.contains("connect its disk"))
    try FileManager.default.createDirectory(at: log, withIntermediateDirectories: false)
    try FileManager.default.createDirectory(
      at: log.appendingPathComponent("phone.jsonl"), withIntermediateDirectories: false)
    #expect(harness.run("status").output.contains("≥ 0 mg"))
    #expect(harness.run("doctor").status == 65)
  }

  @Test func linksLog() throws {
    #expect(harness.run(["open", "--yes", "caffeine://log?drink=latte&at=8:30"]).status == 0)
    let list = try harness.object(["list"])
    let intakes = try #require(list["intakes"] as? [[String: Any]])
    #expect(intakes.map { $0["drink"] as? String } == ["latte"])
    #expect(intakes.first?["at"] as? String == "2026-11-21T07:30:00Z")
  }
}
