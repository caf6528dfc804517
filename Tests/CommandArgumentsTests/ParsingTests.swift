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
    #expect(invocation.arguments.words == ["soup"])
    #expect(invocation.arguments[Kitchen.heat] == "low")
    #expect(invocation.arguments[Kitchen.zone] == "UTC")
    #expect(!invocation.arguments.has(Kitchen.json))
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let arguments = try parse("cook soup -s salt --spice=pepper --spice -5").arguments
    #expect(arguments.all(Kitchen.spice) == ["salt", "pepper", "-5"])
    #expect(arguments[Kitchen.spice] == "-5")
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("cook -- --heat -h").arguments.words == ["--heat", "-h"])
    #expect(try parse("cook -").arguments.words == ["-"])
  }

  @Test func valuesAfterAnEqualsSignMayBeAnything() throws {
    #expect(try parse("cook soup --spice=--help").arguments[Kitchen.spice] == "--help")
    #expect(try parse("cook soup --spice=").arguments[Kitchen.spice] == "")
    #expect(try parse("cook soup --spice=a=b").arguments[Kitchen.spice] == "a=b")
  }

  @Test func nestedCommandsAndTheProgramAlone() throws {
    #expect(try parse("shelf add --json a b").path == ["kitchen", "shelf", "add"])
    #expect(try parse("").command.action == "kitchen")
    #expect(try parse("-j").arguments.has(Kitchen.json))
  }

  @Test(arguments: [
    "--help cook", "cook --help", "cook --bogus -h", "-h cook --heat", "cook soup --heat none -h",
  ]) func helpWinsOverEverything(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.wantsHelp)
    #expect(invocation.path == ["kitchen", "cook"])
  }

  @Test func namesLeadToCommands() throws {
    #expect(try Kitchen.root.resolve(["shelf", "add"]).command.action == "shelf add")
    #expect(
      throws: ArgumentError(.unknownCommand("ad", nearest: ["add"]), path: ["kitchen", "shelf"])
    ) {
      try Kitchen.root.resolve(["shelf", "ad"])
    }
  }

  @Test func randomWordsNeverTrap() {
    let vocabulary = [
      "cook", "shelf", "add", "names", "soup", "--", "-", "-h", "--heat", "--heat=low", "--spice",
      "-s", "-5", "--=", "--json=", "--zone", "", "=", "---", "--héat", "👩‍🍳",
    ]
    var generator = SplitMix64(seed: 7)
    for _ in 0..<5_000 {
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
