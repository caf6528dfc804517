import Foundation
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
    // Each change can be taken back.
    harness.run("undo")
    #expect(harness.run("config get smoker").output == "no\n")
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
    #expect(seen.contains("\n# when you go to bed\n# bedtime = 22:00\n"))
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

  @Test func listsAreFiltered() throws {
    harness.run("log latte --at 9:00 --id a --quiet")
    harness.run("log espresso --at 2026-11-17T10:00 --id b --quiet")
    harness.run("log espresso --at 2026-11-10T10:00 --id c --quiet")
    harness.run(["edit", "b", "--note", "with Anna"])
    func ids(_ words: [String]) throws -> [String] {
      let list = try harness.object(["list"] + words)["intakes"] as? [[String: Any]] ?? []
      return list.compactMap { $0["id"] as? String }
    }
    // Saturday; the week began on 16 November.
    #expect(try ids([":week"]) == ["b", "a"])
    #expect(try ids([":lastweek"]) == ["c"])
    #expect(try ids([":today"]) == ["a"] && ids([":yesterday"]).isEmpty)
    #expect(try ids([":month"]) == ["c", "b", "a"] && ids([":year"]).count == 3)
    #expect(try ids(["--drink", "espresso"]) == ["c", "b"])
    #expect(try ids(["--drink", "ESPR", "--limit", "1"]) == ["b"])
    #expect(try ids([":week", "--drink", "espresso"]) == ["b"])
    #expect(try ids(["--note", "anna"]) == ["b"])
    #expect(harness.run("list :week --since yesterday").status == 64)
    #expect(harness.run("list :fortnight").status == 64)
    #expect(harness.run("list --drink tea").output == "Nothing was logged that fits.\n")
  }

  @Test func aTimeStandsAfterTheEntry() throws {
    harness.run("log latte --id a --quiet")
    #expect(harness.run("edit a at 9").output.contains("to Latte, 80 mg, 09:00."))
    #expect(harness.run("edit last 8:15").output.contains("to Latte, 80 mg, 08:15."))
    #expect(harness.run("edit a soon").status == 64)
    #expect(harness.run("edit a at 9 --at 10").status == 64)
    harness.run("night good")
    #expect(harness.run("list -n 1").status == 0)
  }
}
