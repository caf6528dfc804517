import CaffeineWidgets
import Foundation
import TestSupport
import Testing

/// Answers, help and errors in the language that the environment asks for.
@MainActor
@Suite struct ChineseTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    harness.variables["LANG"] = "zh_CN.UTF-8"
  }

  @Test func answersAreChinese() {
    let lines = [
      "log latte --at 8:30", "log espresso --at 13:00", "status", "advise coffee", "list", "undo",
      "edit last --at 14:00", "config get bedtime", "doctor", "stats", "log lattte",
      "log latte --at 25:00",
      "--bogus", "config set weight 1",
    ]
    let text = lines.map { line in
      let result = harness.run(line)
      return "$ caffeine \(line)\n\(result.output)\(result.errors)"
    }.joined(separator: "\n")
    expectSnapshot(text, named: "chinese")
  }

  @Test func helpIsChinese() {
    expectSnapshot(harness.run("help log").output, named: "chinese-help")
    #expect(harness.run("help --manual").output.contains("\\[u5496]\\[u5561]\\[u56E0]"))
  }

  @Test func questionsAndPagesAreChinese() throws {
    harness.answer = false
    try harness.write("date,drink\n2026-11-20 10:00,Latte\n", to: "x.csv")
    harness.run("log latte --quiet")
    for words in [
      ["log", "lattte"], ["log", "latte", "--milligrams", "2500"],
      ["log", "latte", "--at", "2020-01-01 10:00"],
      ["log"], ["open", "caffeine://log?drink=latte"],
      ["import", harness.folder.appendingPathComponent("x.csv").path],
    ] { harness.run(words) }
    let english = harness.questions.joined(separator: "\n").matches(of: /[A-Za-z]{3,}/).map(
      \.output)
    #expect(harness.questions.count == 6 && Set(english) == ["lattte"], "\(harness.questions)")
    #expect(harness.run("gallery --format html").output.contains("<html lang=\"zh-CN\">"))
  }

  /// Also with several, and in an answer about another.
  @Test func shownNamesAreUnderstood() {
    for line in ["log 气泡水 --quiet", "drinks show 西班牙浓缩咖啡", "advise 麦当劳咖啡", "drinks 星巴克罐装"] {
      let result = harness.run(line)
      #expect(result.status == 0, "\(line): \(result.errors)")
    }
    #expect(harness.run("log 2 防弹咖啡").output.contains("2 × 防弹咖啡"))
    #expect(harness.run("list").output.contains("气泡水"))
  }

  @Test func namesAreUnderstoodInEnglish() {
    harness.variables["LANG"] = "en_GB.UTF-8"
    #expect(harness.run("log 大杯拿铁").output.contains("拿铁, large"))
    #expect(harness.run("drinks show latte").output.contains("Latte, 拿铁"))
    #expect(harness.run("拿铁").errors.contains("caffeine log 拿铁"))
    #expect(harness.run("log 拿铁啡").errors.contains("I know 拿铁, but not '啡'"))
    harness.run("drinks add latte --milligrams 91")
    #expect(harness.run("log 拿铁").output.contains("91 mg"))
  }

  /// But for units, those who published a limit, keys and what people are to type.
  @Test func noAnswerKeepsEnglish() throws {
    let lines = [
      "list", "list week", "list --drink zzz", "list --since yesterday", "list --limit 3",
      "advise --limits", "log lattte", "log huge cola", "log 1,000 lattes",
      "config set age 10", "status", "gallery",
    ]
    for words in lines.map({ $0.split(separator: " ").map(String.init) })
      + [["alias", "m", "latte"]]
    {
      let result = harness.run(words)
      let text = (result.output + result.errors)
        .replacing(
          #/'[^']*'|\([-a-z]+\)|caffeine [-a-z <>]+|--[a-z]+|^caffeine|system[A-z]+|accessory[A-z]+/#,
          with: "")
      let others = text.matches(of: #/[A-Za-z]{2,}/#).map(\.output).filter {
        !(Self.kept + [
          "FDA", "ml", "DRINK", "age", "usual", "zzz", "week", "COUNT", "SIZE", "AMOUNT", "latte",
          "huge",
        ])
        .contains($0)
      }
      #expect(others.isEmpty, "\(words): \(others)\n\(text)")
    }
  }

  /// What programs read is the same in every language.
  @Test func programsReadEnglish() {
    harness.run("log latte --at 8:30 --id one --quiet")
    let lines = [
      "status --json", "advise coffee --json", "doctor --json", "export",
    ]
    let chinese = lines.map { harness.run($0).output }
    harness.variables["LANG"] = "en_GB.UTF-8"
    #expect(lines.map { harness.run($0).output } == chinese)
  }

  /// A terminal that shows ASCII alone gets English.
  @Test func englishStaysWhereChineseCannotBe() {
    harness.variables["LC_CTYPE"] = "zh_CN.GB18030"
    #expect(harness.run("status").output == "Nothing logged yet\n")
    #expect(harness.run("widget accessoryInline").output.contains("nothing logged yet"))
    harness.variables["LC_CTYPE"] = nil
    harness.variables["TERM"] = "linux"
    #expect(harness.run("status").output == "Nothing logged yet\n")
    harness.run("log latte --at 8:30 --quiet")
    #expect(harness.run("status").output.contains(" o 10 mg at 22:30"))
    #expect(harness.run("widget systemLarge").output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func drawingsAreChinese() {
    for line in ["log coffee --at 8:30", "log latte --at 11:00", "log black-tea --at 13:40"] {
      harness.run(line)
    }
    var lines = Self.families.map { "widget \($0)" }
    lines += CaffeineKind.allCases.dropFirst().map { "widget systemMedium --kind \($0.rawValue)" }
    lines += ["widget systemExtraLarge --format spoken", ""]
    lines.append("widget systemSmall --describe")
    let text = lines.map { "$ caffeine \($0)\n\(harness.run($0).output)" }.joined(separator: "\n")
    expectSnapshot(text, named: "chinese-drawings")
  }

  nonisolated private static let states = [
    "", "log coffee --at 8:30", "log coffee --count 3 --at 9:00", "log espresso --at 13:59",
    "log coffee --count 20 --at 13:30 --yes", "log coffee --count 9 --at 3:00 --yes",
    "config set pregnancy 30", "config set age 15", "config set age 3", "damage",
    "config set bedtime 13:00",
  ]

  /// No word of English stands in a drawing, or is said of one, but for units, those who published a
  /// limit, and what people are to type; a short test sees each drawing in a state or two.
  @Test(.tags(.long), arguments: states)
  func noDrawingKeepsEnglish(state: String) throws {
    if state.hasPrefix("config") || state == "damage" { harness.run("log latte --at 11:00") }
    if state == "damage" {
      try harness.write("{", to: "log/other.jsonl")
    } else if !state.isEmpty {
      #expect(harness.run(state).status == 0)
    }
    let places = CaffeineKind.allCases.flatMap { kind in
      Self.families.map { "widget \($0) --kind \(kind.rawValue)" }
    }
    let number = Self.states.firstIndex(of: state) ?? 0
    for place in Trials.sample(places + [""], oneIn: 17, case: number) {
      for format in place.hasPrefix("widget") ? [" --format plain", " --format spoken"] : [""] {
        let text = harness.run(place + format).output
          .replacing(#/caffeine [-a-z 0-9:<>A-Z]+/#, with: "")
        let words = text.matches(of: #/[A-Za-z]{2,}/#).map(\.output)
        let others = words.filter { !Self.kept.contains($0) }
        #expect(others.isEmpty, "\(place)\(format): \(others)\n\(text)")
      }
    }
  }

  private static let kept: [Substring] = [
    "mg", "EFSA", "ACOG", "NHS", "AAP", "Health", "Canada",
  ]
  private static let families = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
  ]
}
