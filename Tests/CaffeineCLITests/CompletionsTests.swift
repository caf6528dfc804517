import Testing

@testable import CaffeineCLI

/// What is offered at the end of a line.
@MainActor
@Suite struct CompletionsTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run(["drinks", "add", "咖啡冻", "--milligrams", "40"])
    harness.run(["drinks", "add", "House Blend", "--milligrams", "90"])
    harness.run("log espresso --at 8:00 --id early --quiet")
    harness.run("log large latte --at 9:00 --id later --quiet")
  }

  private func offers(_ line: String) -> [String] {
    let result = harness.run(["completions", "--line", line])
    #expect(result.status == 0)
    #expect(result.errors == "")
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0.prefix { $0 != "\t" }) }
  }

  private static let cases: [(String, [String])] = [
    ("config set smoker ", ["yes", "no"]), ("config set liver c", ["cirrhosis"]),
    ("config set units ", ["ml", "oz"]), ("config set half-life ", []),
    ("config set bedt", ["bedtime", "bedtime-limit"]), ("config set smoker yes ", []),
    ("edit ", ["last", "later", "early"]), ("remove la", ["last", "later"]),
    ("remove last la", ["last", "later"]), ("list ", ["today", "yesterday", "week"]),
    ("help drinks ", ["show", "add", "remove"]),
    ("help li", ["list"]), ("help drinks add ", []),
    ("drinks remove ", ["House Blend", "咖啡冻"]), ("drinks remove Ho", ["House Blend"]),
    ("log 拿", ["拿铁", "拿铁玛奇朵"]), ("log Latt", ["Latte", "Latte Macchiato"]),
    ("log latt", ["latte", "latte-macchiato"]), ("log flat\\ w", ["Flat White"]),
    ("log flat w", ["White"]), ("log \"house b", ["House Blend"]), ("log house b", ["Blend"]),
    ("log flat-white ", []),
    (
      "log latte --size ",
      ["small", "medium", "large", "tall", "grande", "venti", "single", "double"]
    ),
    ("log --size=gr", ["--size=grande"]), ("edit later --size g", ["grande"]),
    ("edit early --size ", ["medium", "single"]),
    ("forecast --if cappucc", ["cappuccino"]),
    ("advise 红牛", ["红牛"]), ("completions ", ["bash", "zsh", "fish"]), ("import ", [""]),
    ("log latte --at ", []), ("statu", ["status"]), ("status --q", ["--quiet"]),
    ("widget be", ["bedtime"]), ("widget bedtime sm", ["small"]),
    ("widget --family accessoryC", ["accessoryCorner", "accessoryCircular"]),
  ]

  // In one home: to make one for each line takes forty times as long.
  @Test func whatIsOfferedAtTheEndOfALine() {
    for (line, words) in Self.cases {
      #expect(offers("caffeine \(line)").sorted() == words.sorted(), "\(line)")
    }
  }

  @Test func allDrinksByOneNameEach() {
    let offered = offers("caffeine log ")
    #expect(offered.count == Set(offered).count)
    #expect(offered.prefix(2) == ["House Blend", "咖啡冻"])
    #expect(offered.contains("flat-white"))
  }

  /// Another device may have chosen the name: a shell is offered the id.
  @Test func aNameWithSignsOfAShellIsOfferedByItsID() throws {
    harness.run(["drinks", "add", "zz$(touch ${HOME}/x)", "--milligrams", "40"])
    let offered = offers("caffeine log zz")
    #expect(offered == ["zz-touch-home-x"])
    #expect(
      harness.run(["log", offered.first ?? ""]).output.contains("zz$(touch ${HOME}/x), 40 mg"))
  }

  @Test func nothingBreaksWhereThereIsNoHome() {
    harness.variables = [:]
    #expect(offers("caffeine edit ") == [])
    #expect(offers("caffeine st") == ["status", "stats"])
  }

  @Test func aShellIsNeeded() {
    #expect(harness.run("completions").errors.contains("SHELL is missing."))
    #expect(harness.run("completions bash").output.contains("completions' '--line'"))
  }
}
