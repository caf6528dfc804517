import CommandArguments
import TestSupport
import Testing

@Suite struct ParsingTests {
  typealias Kitchen = KitchenProgram

  func parse(_ line: String) throws(ArgumentError) -> Invocation<String> {
    try Kitchen.root.parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "--zone UTC cook soup --heat low", "cook --zone UTC soup --heat low",
    "cook soup --zone=UTC --heat=low", "cook --heat high --heat low --zone UTC soup",
  ]) func optionsStandAnywhere(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.path == ["kitchen", "cook"])
    #expect(invocation.command.action == "cook")
    #expect(invocation.arguments.operands == ["soup"])
    #expect(invocation.arguments[Kitchen.heat] == "low")
    #expect(invocation.arguments[Kitchen.zone] == "UTC")
    #expect(!invocation.arguments.contains(Kitchen.json))
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let arguments = try parse("cook soup -s salt --spice=pepper --spice -5").arguments
    #expect(arguments.values(of: Kitchen.spice) == ["salt", "pepper", "-5"])
    #expect(arguments[Kitchen.spice] == "-5")
  }

  @Test func lettersShareADash() throws {
    let arguments = try parse("cook soup -jssalt -js pepper").arguments
    #expect(arguments.contains(Kitchen.json))
    #expect(arguments.values(of: Kitchen.spice) == ["salt", "pepper"])
    #expect(try parse("cook soup -sh").arguments.values(of: Kitchen.spice) == ["h"])
    #expect(try parse("cook soup -s=a").arguments.values(of: Kitchen.spice) == ["a"])
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("cook -- --heat -h").arguments.operands == ["--heat", "-h"])
    #expect(try parse("cook -").arguments.operands == ["-"])
  }

  @Test func valuesAfterAnEqualsSignMayBeAnything() throws {
    #expect(try parse("cook soup --spice=--help").arguments[Kitchen.spice] == "--help")
    #expect(try parse("cook soup --spice=").arguments[Kitchen.spice] == "")
    #expect(try parse("cook soup --spice=a=b").arguments[Kitchen.spice] == "a=b")
  }

  @Test func nestedCommandsAndTheProgramAlone() throws {
    #expect(try parse("shelf add --json a b").path == ["kitchen", "shelf", "add"])
    #expect(try parse("").command.action == "kitchen")
    #expect(try parse("-j").arguments.contains(Kitchen.json))
  }

  @Test(arguments: [
    "--help cook", "cook --help", "cook --bogus -h", "-h cook --heat", "cook soup --heat none -h",
    "cook -jh",
  ]) func helpWinsOverEverything(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.wantsHelp)
    #expect(invocation.path == ["kitchen", "cook"])
  }

  @Test func namesLeadToCommands() throws {
    #expect(try Kitchen.root.resolve(["shelf", "add"]).command.action == "shelf add")
    #expect(
      throws: ArgumentError(.unknownCommand("ad", nearest: ["add"]), path: ["kitchen", "shelf"])
    ) { try Kitchen.root.resolve(["shelf", "ad"]) }
  }

  @Test(arguments: [
    ("one a", ["a"]), ("optional", []), ("optional a", ["a"]), ("some a b", ["a", "b"]),
    ("any", []), ("any a b c", ["a", "b", "c"]), ("one -1", ["-1"]),
  ]) func operandsAreCounted(line: String, words: [String]) throws {
    #expect(
      try Self.counting.parse(line.split(separator: " ").map(String.init)).arguments.operands
        == words)
  }

  @Test(arguments: ["one", "some", "one a b", "optional a b"])
  func tooFewOrTooManyAreRefused(line: String) {
    #expect(throws: ArgumentError.self) {
      try Self.counting.parse(line.split(separator: " ").map(String.init))
    }
  }

  private static let counting = Command<String>(
    name: "count", summary: "Count.",
    subcommands: [
      ("one", CommandArgument.Count.one), ("optional", .optional), ("some", .oneOrMore),
      ("any", .any),
    ].map { name, count in
      Subcommand(name) {
        Command(
          name: name, summary: "Count.", arguments: [CommandArgument("A", count, help: "A.")],
          action: name
        )
      }
    })

  /// A word of a list is typed in any case and read as it is declared, in operands too.
  @Test func declaredWordsAreReadInAnyCase() throws {
    #expect(try parse("cook soup --heat HIGH").arguments[Kitchen.heat] == "high")
    let sort = Command(
      name: "sort", summary: "Sort.",
      arguments: [CommandArgument("ORDER", from: .oneOf(["Up", "Down"]), help: "How.")],
      action: "sort")
    #expect(try sort.parse(["dOWN"]).arguments.operands == ["Down"])
    #expect(
      throws: ArgumentError(
        .invalidValue("dwn", of: "ORDER", allowed: ["Up", "Down"], nearest: ["Down"]),
        path: ["sort"])
    ) { try sort.parse(["dwn"]) }
  }

  /// Each command may have an option of the same name as one above it: its own is meant.
  @Test func theNearerOptionIsMeant() throws {
    let own = CommandOption("level", value: "LEVEL", help: "Its own.")
    let outer = Command(
      name: "outer", summary: "Outer.", sharedOptions: [CommandOption("level", help: "A flag.")],
      subcommands: [
        Subcommand("inner") {
          Command(name: "inner", summary: "Inner.", options: [own], action: "inner")
        }
      ])
    #expect(try outer.parse(["inner", "--level", "3"]).arguments[own] == "3")
  }

  @Test func anOptionThatIsShortenedIsOffered() throws {
    let options = ["milligrams", "milliliters", "time-zone"].map {
      CommandOption($0, value: "N", help: "H.")
    }
    let command = Command(name: "p", summary: "S.", options: options, action: "p")
    let meant = ["--mg": ["--milligrams"], "--tz": ["--time-zone"], "--zt": []]
    for (word, names) in meant {
      #expect(throws: ArgumentError(.unknownOption(word, nearest: names), path: ["p"])) {
        try command.parse([word, "5"])
      }
    }
  }

  /// Against the distance as its definition has it, without a table.
  @Test(.tags(.long)) func namesThatAreOfferedAreNear() {
    let names = ["add", "list", "status", "stats", "widget", "config", "completions"]
    let program = Command(
      name: "p", summary: "P.",
      subcommands: names.map { name in
        Subcommand(name) { Command(name: name, summary: "S.", action: name) }
      })
    var generator = SplitMix64(seed: 11)
    for _ in 0..<Trials.count(100, oneIn: 4) {
      let letters = Int.random(in: 1...4, using: &generator)
      let word = String(
        (0..<letters).map { _ in "adlistuwge".randomElement(using: &generator) ?? "a" })
      guard !names.contains(word) else { continue }
      do throws(ArgumentError) {
        _ = try program.parse([word])
        Issue.record("\(word) was accepted")
      } catch {
        guard case .unknownCommand(_, let nearest) = error.problem else {
          Issue.record("\(word): \(error)")
          continue
        }
        let near = names.filter { name in
          name.hasPrefix(word) || word.count > 3 && name.contains(word)
            || Self.distance(word[...], name[...]) <= max(1, max(word.count, name.count) / 3)
        }
        #expect(Set(nearest).isSubset(of: near) && nearest.count == min(near.count, 3), "\(word)")
      }
    }
  }

  private static func distance(_ left: Substring, _ right: Substring) -> Int {
    guard let first = left.first, let second = right.first else { return left.count + right.count }
    let (leftRest, rightRest) = (left.dropFirst(), right.dropFirst())
    var least = distance(leftRest, rightRest) + (first == second ? 0 : 1)
    least = min(least, distance(leftRest, right) + 1, distance(left, rightRest) + 1)
    if first == rightRest.first, leftRest.first == second, first != second {
      least = min(least, distance(leftRest.dropFirst(), rightRest.dropFirst()) + 1)
    }
    return least
  }

  @Test(.tags(.long)) func randomWordsNeverTrap() {
    let vocabulary = [
      "cook", "shelf", "add", "names", "soup", "--", "-", "-h", "--heat", "--heat=low", "--spice",
      "-s", "-5", "--=", "--json=", "--zone", "", "=", "---", "--héat", "👩‍🍳",
    ]
    var generator = SplitMix64(seed: 7)
    for _ in 0..<Trials.count(5_000, oneIn: 4) {
      let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        vocabulary.randomElement(using: &generator) ?? ""
      }
      do throws(ArgumentError) {
        let invocation = try Kitchen.root.parse(words)
        #expect(invocation.path.first == "kitchen")
        #expect(invocation.wantsHelp || invocation.command.action != nil)
      } catch {
        #expect(error.description.hasSuffix("--help'."))
      }
    }
  }
}
