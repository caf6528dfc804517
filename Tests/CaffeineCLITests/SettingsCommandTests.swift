import Foundation
import TestSupport
import TextUI
import Testing

@testable import CaffeineCLI

/// Settings as people meet them: edited in a file, called by names of their own, and what counts.
@MainActor
@Suite struct SettingsCommandTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func theFileIsEdited() throws {
    harness.run("config set bedtime 23:00")
    #expect(harness.run("config edit").status == 1)
    harness.variables["EDITOR"] = "code --wait"
    harness.edit = { path, program in
      guard program == "code --wait", let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { return false }
      let edited = text.replacing("23:00", with: "22:00") + "smoker = yes\n"
      return (try? edited.write(toFile: path, atomically: false, encoding: .utf8)) != nil
    }
    #expect(harness.run("config edit").output == "Changed bedtime, smoker.\n")
    #expect(harness.run("config get bedtime").output == "22:00\n")
    harness.edit = { path, _ in
      (try? "bedtime = late\n".write(toFile: path, atomically: false, encoding: .utf8)) != nil
    }
    let bad = harness.run("config edit")
    #expect(bad.status == 0 && bad.errors.contains("The setting bedtime cannot be 'late'"))
  }

  @Test func aFirstFileNamesAllSettings() throws {
    var seen = ""
    harness.edit = { path, program in
      seen = program + "\n" + ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
      return true
    }
    #expect(harness.run("config edit").output == "Nothing changed.\n")
    #expect(seen.hasPrefix("vi\n# Take the # off"))
    #expect(seen.contains("\n# when you go to bed, by weekday, and tonight\n# bedtime = 22:00\n"))
    // Each line is one that can be taken over as it is.
    let lines = seen.split(separator: "\n").filter { $0.contains(" = ") }.map { $0.dropFirst(2) }
    harness.edit = { path, _ in
      let text = lines.joined(separator: "\n") + "\n"
      return (try? text.write(toFile: path, atomically: false, encoding: .utf8)) != nil
    }
    #expect(harness.run("config edit").errors.isEmpty)
    #expect(harness.run("doctor").status == 0)
  }

  @Test func whatCountsIsSaid() {
    #expect(!harness.run("config").output.contains("; counts as"))
    harness.run("config set smoker yes")
    let table = harness.run("config").output
    #expect(table.contains("(default; counts as 3h") && table.contains("with smoker)"), "\(table)")
    // A program reads the value that was set, and people what counts in its place.
    let half = harness.run("config get half-life")
    #expect(
      half.output == "5h\n" && half.errors.contains("half-life (counts as 3h"), "\(half.errors)")
    #expect(table.contains("(en_GB, from the environment)"))
    #expect(table.contains("(GB, from the locale)"))
  }

  @Test func settingsTakeWhatPeopleType() throws {
    for (line, stored) in [
      ("half-life 5", "5h"), ("half-life 5.5", "5h30m"), ("half-life 4h50m", "4h50m"),
      ("smoker y", "yes"), ("smoker N", "no"), ("alcohol on", "yes"), ("pictures n", "no"),
      ("confidence 80%", "0.8"), ("confidence 0.9", "0.9"), ("accent-color Teal", "teal"),
      ("accent-color #FF9500", "#ff9500"), ("bedtime 11pm", "23:00"),
    ] {
      #expect(harness.run("config set \(line)").output.contains(" is now \(stored)"), "\(line)")
    }
    for line in ["half-life 0.5", "smoker maybe", "confidence 99%", "accent-color beige"] {
      #expect(harness.run("config set \(line)").status == 64, "\(line)")
    }
    #expect(harness.run("config set confidence 0.5").output.contains("could go either way"))
    // What an earlier version stored with the factor of then.
    try harness.write("half-life = 8h with × 1.7258\ncontraceptive = true\n", to: "settings")
    let hours = try harness.object(["config"])["effectiveHalfLifeHours"] as? Double
    #expect(hours == 8)
  }

  /// It is Saturday 2026-11-21, 15:00.
  @Test func bedtimesAreOfWeekdaysAndOfTonight() throws {
    func bedtime(_ words: [String] = []) throws -> String {
      try #require(try harness.object(["status"] + words)["bedtimeAt"] as? String)
    }
    let set = harness.run(["config", "set", "bedtime", "11pm, fri and saturday 1:00"])
    #expect(set.output.contains("bedtime is now 23:00, fri sat 01:00.\n"), "\(set.output)")
    #expect(set.output.contains("Friday night 01:00, on Saturday.\n"))
    #expect(set.output.contains("Saturday night 01:00, on Sunday.\n"))
    #expect(try bedtime() == "2026-11-22T00:00:00Z")
    #expect(try bedtime(["--now", "2026-11-22T15:00"]) == "2026-11-22T22:00:00Z")
    // Tonight is the present day's, after midnight as well, and goes by itself.
    let tonight = harness.run("config set bedtime tonight 02:30")
    #expect(tonight.output.contains("23:00, fri sat 01:00, 2026-11-21 02:30"), "\(tonight.output)")
    #expect(tonight.output.contains("Tonight 02:30, then as before.\n"))
    #expect(try bedtime() == "2026-11-22T01:30:00Z")
    #expect(try bedtime(["--now", "2026-11-22T00:30"]) == "2026-11-22T01:30:00Z")
    #expect(try bedtime(["--now", "2026-11-22T15:00"]) == "2026-11-22T22:00:00Z")
    #expect(try bedtime(["--now", "2026-11-28T15:00"]) == "2026-11-29T00:00:00Z")
    let late = ["config", "set", "bedtime", "tonight 3:00", "--now", "2026-11-23T01:00"]
    #expect(harness.run(late).output.contains("2026-11-22 03:00"))
    for text in [
      "tonight", "fri", "fri 25:00", "23:00, 22:00", "fri 1:00, fri 2:00", "funday 1:00",
    ] {
      #expect(harness.run(["config", "set", "bedtime", text]).status == 64, "\(text)")
    }
    // Weekdays alone keep the usual time.
    #expect(
      harness.run(["config", "set", "bedtime", "mon 22:00"]).output.contains("23:00, mon 22:00"))
  }

  /// Names, values and what wraps of each help stand in columns of their own.
  @Test(arguments: [80, 120]) func configIsATable(columns: Int) {
    harness.variables["COLUMNS"] = "\(columns)"
    harness.run(["config", "set", "on-change", "pkill -RTMIN+8 waybar; touch /tmp/a-long-name"])
    let lines = harness.run("config").output.split(separator: "\n")
    #expect(lines.allSatisfy { TextWidth.columns(of: String($0)) <= columns })
    #expect(lines.count { $0.first != " " } == Setting.all.count)
    #expect(lines.filter { $0.first == " " }.allSatisfy { $0.hasPrefix("                    ") })
  }

  @Test func listsAreFiltered() throws {
    harness.run("log latte --at 9:00 --id a --quiet")
    harness.run("log espresso --at 2026-11-17T10:00 --id b --quiet")
    harness.run("log espresso --at 2026-11-10T10:00 --id c --quiet")
    harness.run(["edit", "b", "--note", "with Anna"])
    func ids(_ words: [String]) throws -> [String] {
      let list = try harness.object(["list"] + words)["intakes"] as? [[String: Any]] ?? []
      return list.compactMap { $0["id"] as? String }
    }
    // Saturday; a week is the last seven days.
    harness.run("log espresso --at 2026-11-14T10:00 --id d --quiet")
    harness.run("log espresso --at 2026-11-15T10:00 --id e --quiet")
    for words in [[], ["week"], [":week"]] { #expect(try ids(words) == ["e", "b", "a"]) }
    for words in ["today", ":today", "2026-11-21", "saturday"] {
      #expect(try ids([words]) == ["a"])
    }
    #expect(try ids(["yesterday"]).isEmpty && ids(["tuesday"]) == ["b"])
    #expect(try ids(["--since", "2026-11-10"]) == ["c", "d", "e", "b", "a"])
    for id in ["d", "e"] { harness.run("remove \(id)") }
    #expect(try ids(["--drink", "espresso"]) == ["c", "b"])
    #expect(try ids(["--drink", "ESPR", "--limit", "1"]) == ["b"])
    #expect(try ids(["week", "--drink", "espresso"]) == ["b"])
    #expect(try ids(["--note", "anna"]) == ["b"])
    #expect(harness.run("list week --since yesterday").status == 64)
    #expect(harness.run("list month").errors.contains("today, yesterday, week or a date"))
    #expect(harness.run("list --drink tea").output == "Nothing was logged that fits.\n")
  }

  @Test func aTimeStandsAfterTheEntry() throws {
    harness.run("log latte --id a --quiet")
    #expect(harness.run("edit a at 9").output.contains("to Latte, 80 mg, 09:00."))
    #expect(harness.run("edit last 8:15").output.contains("to Latte, 80 mg, 08:15."))
    #expect(harness.run("edit a soon").status == 64)
    #expect(harness.run("edit a at 9 --at 10").status == 64)
    #expect(harness.run("list -n 1").status == 0)
  }
}
