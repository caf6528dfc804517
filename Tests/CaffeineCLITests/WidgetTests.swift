import CaffeineWidgets
import CommandArguments
import Foundation
import TestSupport
import TextWidgetKit
import Testing
import WidgetHosting

@testable import CaffeineCLI

@MainActor
@Suite struct WidgetTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id one --quiet")
    harness.run("log latte --at 8:30 --id two --quiet")
    harness.run("config set bedtime 22:00")
  }

  @Test(
    .tags(.long),
    arguments: Trials.sample(
      WidgetFamily.allCases.flatMap { family in
        ["fullColor", "accented", "vibrant"].map { (family, $0) }
      }, oneIn: 2))
  func everyFamilyStaysInsideItsSize(family: WidgetFamily, mode: String) throws {
    let answer = try harness.object([
      "widget", "--family", family.description, "--rendering-mode", mode,
    ])
    #expect(answer["kind"] as? String == "level")
    #expect(answer["renderingMode"] as? String == mode)
    #expect(answer["columns"] as? Int == family.cellSize.columns)
    #expect(answer["rows"] as? Int == family.cellSize.rows)
    let lines = try #require(answer["lines"] as? [String])
    #expect(lines.count == family.cellSize.rows)
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= family.cellSize.columns })
    // 105 mg, in big figures where they fit.
    #expect(
      lines.contains { $0.contains(family.cellSize.rows >= 10 ? "▄█▄ ▜▄▄▛ ▗▄▄▛" : "105") },
      "\(lines)"
    )
  }

  @Test(arguments: WidgetFamily.allCases)
  func everyFamilyFitsTheSmallestSizes(family: WidgetFamily) {
    for size in ["1x1", "2x1", "1x9", "3x3", "9x2"] {
      let columns = size.prefix(1).compactMap(\.wholeNumberValue)[0]
      let result = harness.run("widget --family \(family) --size \(size)")
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
    }
  }

  @Test func narrowTerminals() {
    harness.variables["COLUMNS"] = "20"
    for line in ["forecast", "status", "stats", ""] {
      let result = harness.run(line)
      #expect(result.status == 0)
      if line.isEmpty {
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 20 })
        // No gap stands where the curve would.
        #expect(lines.count == 10)
      }
    }
    // Tables fit; the sentences before and after them are left to the terminal to wrap.
    for (line, before, after) in [
      ("list", 0, 0), ("drinks", 0, 0), ("drinks show latte", 1, 0), ("config", 0, 0),
      ("advise --limits", 0, 1),
    ] {
      let rows = harness.run(line).output.split(separator: "\n").map(String.init)
      let table = rows.dropFirst(before).dropLast(after)
      #expect(!table.isEmpty && table.allSatisfy { TextWidth.columns(of: $0) <= 20 }, "\(table)")
    }
    harness.variables["COLUMNS"] = "60"
    harness.run([
      "log", "house blend", "--milligrams", "9", "--note", "as every Saturday", "--id", "l",
    ])
    #expect(harness.run("list").output.contains("   9 mg  house blend (as every…   l\n"))
  }

  @Test func formatsOfDrawings() {
    let plain = harness.run("widget --family systemSmall")
    #expect(plain.output.split(separator: "\n").count == 10)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(harness.run("widget --format ansi").output.contains("\u{1B}["))
    #expect(harness.run("widget --color always").output.contains("\u{1B}["))
    #expect(harness.run("widget --format svg").output.hasPrefix("<svg"))
    #expect(harness.run("widget --format html").output.contains("<pre"))
    #expect(harness.run("widget --size 60x12").output.split(separator: "\n").count == 12)
    harness.variables["LC_ALL"] = "C"
    #expect(harness.run("widget --family systemLarge").output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func timelineTellsItsPolicyAndEntries() throws {
    let answer = try harness.object(["widget", "--timeline", "line"])
    #expect(answer["family"] as? String == "accessoryInline")
    #expect((answer["policy"] as? [String: String])?["after"] == "2026-11-21T21:00:00Z")
    let entries = try #require(answer["entries"] as? [[String: Any]])
    #expect(entries.first?["date"] as? String == "2026-11-21T13:00:00Z")
    #expect(entries.count > 5)
  }

  @Test func galleryNamesEveryFamily() throws {
    let text = harness.run("gallery").output
    #expect(WidgetFamily.allCases.allSatisfy { text.contains("\($0), ") })
    let widgets = try #require(try harness.object(["gallery"])["widgets"] as? [Any])
    let all = WidgetHost(CaffeineWidgetBundle()).widgets.flatMap(\.supportedFamilies)
    #expect(widgets.count == all.count && all.count > WidgetFamily.allCases.count)
  }

  @Test func theGalleryIsAPageInBothSchemes() {
    let page = harness.run("gallery --kind bedtime --format html").output
    let frame = page.replacing(/(?s)<div class="(light|dark)">.*?<\/pre>(<\/a><\/div>)?/) { match in
      "<div class=\"\(match.1)\">…"
    }
    expectSnapshot(frame, named: "gallery.html")
    #expect(page.components(separatedBy: "<pre role=\"img\" aria-label=").count == 1 + 2 * 4)
    let dark = harness.run("gallery --kind bedtime --format html --color-scheme dark").output
    #expect(!dark.contains("prefers-color-scheme") && !dark.contains("class=\"light\""))
    #expect(dark.components(separatedBy: "<pre role=\"img\" aria-label=").count == 1 + 4)
  }

  @Test func theGalleryIsOnePictureInSVG() {
    let svg = harness.run("gallery --kind bedtime --format svg").output
    #expect(svg.hasPrefix("<svg") && svg.contains("systemMedium, 42 × 10 cells"))
    #expect(svg.contains("aria-label=\"systemSmall, 20 × 10 cells: "))
  }

  @Test func theGalleryFlowsSideBySideOnATerminal() {
    harness.variables["COLUMNS"] = "70"
    let line = "systemSmall, 20 × 10 cells  systemMedium, 42 × 10 cells\n"
    #expect(harness.run("gallery --kind bedtime").output.contains(line))
    harness.variables["COLUMNS"] = "69"
    #expect(!harness.run("gallery --kind bedtime").output.contains(line))
  }

  @Test(arguments: ["systemSmall", "accessoryInline", "systemLarge"])
  func picturesAreReadAloudAsTheWidgetSpeaks(family: String) throws {
    let spoken = try #require(
      try harness.object(["widget", family])["accessibilityLabel"] as? String)
    #expect(!spoken.isEmpty && !spoken.contains { "&<>\"".contains($0) })
    for format in ["svg", "html"] {
      let picture = harness.run("widget \(family) --format \(format)").output
      #expect(picture.contains(" role=\"img\" aria-label=\"\(spoken)\""), "\(picture)")
    }
  }

  @Test func damageNeverShowsAWrongZero() throws {
    let log = harness.folder.appendingPathComponent("log")
    for file in try FileManager.default.contentsOfDirectory(
      at: log, includingPropertiesForKeys: nil)
    {
      var bytes = try Data(contentsOf: file)
      bytes.append(contentsOf: Data(#"{"v":1,"op":"ad"#.utf8))
      try bytes.write(to: file)
    }
    let result = harness.run("widget --family accessoryInline")
    #expect(result.status == 0)
    #expect(result.output.contains("≥"))
    #expect(harness.run("status").errors.contains("1 damaged place in the journal"))
    for words in ["status", "forecast", "log latte --id late", "stats"] {
      #expect(harness.run(words).output.contains("≥"), "\(words)")
      let object = try harness.object(words.split(separator: " ").map(String.init))
      #expect(object["incomplete"] as? Bool == true, "\(words)")
    }
    for words in ["advise", "list"] {
      #expect(try harness.object([words])["incomplete"] as? Bool == true)
    }
    // Before any time or amount.
    let advice = harness.run("advise").output
    #expect(advice.hasPrefix("≥ ") && advice.contains("there may be more"))
    #expect(!harness.run("status").output.contains("now ("))
    let doctor = harness.run("doctor")
    #expect(doctor.status == 65)
    #expect(doctor.output.contains(".jsonl:"))
  }

  /// A status bar hides what a failing command prints; with the standard half-life it shows more
  /// than nothing.
  @Test(.tags(.long)) func badSettingsAreMarkedAndToldAside() throws {
    let settings = harness.folder.appendingPathComponent("settings")
    try Data("half-life = 10h\nbedtime = 99:99\n".utf8).write(to: settings)
    for format in WidgetFormat.names {
      let result = harness.run("widget --format \(format)")
      #expect(result.status == 0, "\(format)")
      // Who listens hears it first.
      #expect(
        format == "spoken"
          ? result.output.hasPrefix("Settings cannot be read.") : result.output.contains("!"),
        "\(format)")
      #expect(result.errors.contains("The setting bedtime cannot be '99:99'"), "\(format)")
    }
    for family in WidgetFamily.allCases {
      let rows = harness.run("widget --family \(family)").output.split(separator: "\n")
      #expect(rows.first?.contains("!") == true, "\(family)")
      #expect(rows.allSatisfy { TextWidth.columns(of: String($0)) <= family.cellSize.columns })
    }
    #expect(harness.run("widget --format tmux").output == "● 125 mg · low ~04:15 !\n")
    #expect(harness.run("widget --format waybar").output.contains("Settings: cannot be read"))
    #expect(harness.run(Trials.isFull ? "gallery" : "gallery --kind level").status == 0)
    let full = harness.run("widget --family accessoryInline --size 25x1").output
    #expect(full == "● 125 mg · low ~04:15   !\n")

    try Data([0xFF, 0xFE, 0x00]).write(to: settings)
    let result = harness.run("widget --family accessoryInline")
    #expect(result.status == 0)
    #expect(result.output == "◐ 105 mg · low ~20:15       !\n")
    #expect(harness.run("status").status == 78)
  }

  @Test func aJournalThatCannotBeReadIsNoZero() throws {
    let log = harness.folder.appendingPathComponent("log")
    try FileManager.default.removeItem(at: log)
    try Data().write(to: log)
    let result = harness.run("widget --format tmux")
    #expect(result.status == 0)
    #expect(result.output == "#[fg=#ff9500]? mg · journal unreadable#[default]\n")
    #expect(result.errors.contains("there is a file where a folder is needed"))
    harness.variables = ["LANG": "en_GB.UTF-8"]
    let homeless = harness.run("widget --format tmux")
    #expect(homeless.status == 0)
    #expect(homeless.output == "#[fg=#ff9500]? mg · no place is set !#[default]\n")
    #expect(homeless.errors.components(separatedBy: "No place for the journal").count == 2)
  }

  @Test func aFamilyIsNamedByAWordInAnyCase() {
    let ring = harness.run("widget --family accessoryCircular").output
    #expect(ring.contains("105"))
    for words in [
      "widget accessoryCircular", "widget ACCESSORYCIRCULAR", "widget ring", "widget Ring level",
      "widget level --family ring",
      "widget --family AccessoryCircular",
      "widget accessorycircular --rendering-mode FullColor --color-scheme Dark",
    ] {
      #expect(harness.run(words).output == ring, "\(words)")
    }
    let twice = harness.run("widget systemSmall --family systemLarge")
    #expect(twice.status == 64 && twice.errors.contains("The family is named twice."))
    let kinds = harness.run("widget level bedtime")
    #expect(kinds.status == 64 && kinds.errors.contains("The kind is named twice."))
    #expect(harness.run("widget smal").errors.contains("Did you mean 'small'"))
    // The plain names first.
    #expect(harness.run("widget xyz").errors.contains("It is one of level, today"))
    #expect(harness.run("widget --family xyz").errors.contains("It is one of small, medium"))
  }

  /// `--kind` takes every widget there is and nothing else.
  @Test func everyKindCanBeNamed() {
    let kinds = WidgetHost(CaffeineWidgetBundle()).widgets.map(\.kind)
    #expect(CaffeineKind.names == kinds)
    for kind in kinds {
      let drawing = harness.run("widget --kind \(kind)")
      #expect(drawing.status == 0 && harness.run("widget \(kind)").output == drawing.output)
    }
    #expect(harness.run("widget --kind tea").status == 64)
  }

  @Test func settingsForOneWidget() {
    let one = harness.run("widget --family systemLarge --set bedtime=23:20").output
    #expect(one.contains("23:20"))
    #expect(!harness.run("widget --family systemLarge").output.contains("23:20"))
    #expect(harness.run("widget --set bedtime").status == 64)
    #expect(harness.run("widget --set bedtime=25:00").status == 64)
    #expect(harness.run("widget --size 1").status == 64)
  }

  @Test func theDashboardIsTheLargeWidget() {
    #expect(harness.run("").output == harness.run("widget --family systemLarge").output)
    #expect(harness.run("--version").output == "caffeine \(CaffeineCommand.version)\n")
  }
}
