import CaffeineWidgets
import CivilTime
import CommandArguments
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetCommands

@testable import CaffeineCLI

/// `caffeine widget` and a program of the same widget, on the same data: two users of one front.
@MainActor
@Suite struct OneFrontTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// A program of the level's widget alone.
  private func program(_ words: [String]) async -> CommandHarness.Result {
    var (output, errors) = ("", "")
    let clock = WallClock(timeZone: TimeZone(identifier: harness.zone) ?? .gmt)
    let profile = Preferences(today: clock.dateTime(at: harness.now).date).profile
    var source = CaffeineSource(
      intakes: [], profile: profile, clock: clock, now: harness.now)
    (source.logHint, source.repairHint) = ("caffeine log latte", "caffeine doctor")
    let surroundings = ProgramSurroundings(
      environment: ProcessEnvironment(commandLine: ["caffeine"] + words),
      clock: SystemClock(now: { harness.now }),
      console: Console { text, stream in
        if stream == .output { output += text } else { errors += text }
        return .whole
      },
      views: { now, _ in
        var values = EnvironmentValues(now: now)
        values.wallClock = clock
        values.localeIdentifier = "en_GB"
        return values
      },
      sleep: { _ in })
    let host = WidgetHost(CaffeineWidget(.level, source: source))
    let status = await WidgetProgram(host, in: surroundings).run()
    return CommandHarness.Result(status: status, output: output, errors: errors)
  }

  private func object(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  /// What the command tells, without what it alone can know.
  private func shared(_ text: String) throws -> NSDictionary {
    let object = try #require(try object(text).mutableCopy() as? NSMutableDictionary)
    object.removeObjects(forKeys: ["journal", "emergency"])
    return object
  }

  private func first(_ key: String, of text: String) throws -> NSDictionary {
    try #require((try object(text)[key] as? [NSDictionary])?.first)
  }

  @Test func aDrawingHasTheSameKeysAndValues() async throws {
    // Where the settings of past days are shown, a program would have to look them up too.
    for family in WidgetFamily.allCases where CaffeineKind.level.pastDays(in: family) == 0 {
      let words = ["--kind", "level", "--family", "\(family)", "--format", "json"]
      let expected = try object(await program(words).output)
      #expect(try shared(harness.run(["widget"] + words).output) == expected, "\(family)")
    }
  }

  @Test func aTimelineAndADescriptionAreTheSame() async throws {
    let words = ["--kind", "level", "--family", "systemSmall"]
    #expect(
      try shared(harness.run(["timeline", "--json"] + words).output)
        == first("timelines", of: await program(words + ["--timeline", "--json"]).output))
    #expect(
      try object(harness.run(["widget", "--describe", "--json"] + words).output)
        == first("widgets", of: await program(words + ["--describe", "--json"]).output))
  }

  @Test func aDrawingIsTheSame() async {
    for format in DrawingFormat.allCases where format != .json {
      let words = ["--kind", "level", "--family", "systemMedium", "--format", format.rawValue]
      #expect(
        await program(words + ["--link-scheme", "caffeine"]).output
          == harness.run(["widget"] + words).output, "\(format)")
    }
  }

  /// The same words, and the same exit code.
  @Test(arguments: [
    ["--size", "0x1"], ["--size", "60"], ["--link-scheme", "a b"], ["--set", "town"],
    ["--set", "=x"], ["--tap", "Nothing"], ["--assets", "/nowhere"],
    ["--format", "kitty", "--watch"], ["--kind", "level", "--set", "beside=Moon"],
  ])
  func aMistakeIsToldAlike(words: [String]) async {
    let words = words + ["--family", "systemSmall"]
    let (own, other) = (harness.run(["widget"] + words), await program(words))
    #expect(own.status == 64 && own.status == other.status, "\(other.errors)")
    #expect(!own.errors.isEmpty && own.errors == other.errors)
  }
}
