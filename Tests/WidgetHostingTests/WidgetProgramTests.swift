import CaffeineWaiting
import Foundation
import Synchronization
import TestSupport
import Testing
import TextUI
import TextWidgetKit
import WidgetHosting

@MainActor
@Suite(.serialized) struct WidgetProgramTests {
  @Test func withoutWordsItDrawsEveryWidgetUnderItsName() async {
    let answer = await run([])
    #expect(answer.status == 0)
    #expect(answer.output.hasPrefix("Lamps: What is on.\n\nlamps, systemSmall, 20 × 10 cells\n╭"))
    #expect(answer.output.contains("\nclock, accessoryInline, 29 × 1 cells\n12:00"))
  }

  @Test func aKindAndAFamilyAreOneDrawing() async {
    let answer = await run(["--kind", "clock", "--family", "accessoryinline"])
    #expect(answer.output == "12:00 PM\n")
    let later = await run(["accessoryInline"], ["CAFFEINE_NOW": "2026-11-21T18:30:00Z"])
    #expect(later.output.contains("6:30"))
    #expect(await run(["--kind", "clock", "--placeholder"]).output.contains("clock"))
  }

  /// A kind and a family as words, by its plain name.
  @Test func aLineIsALine() async {
    #expect(await run(["line"]).output == "12:00 PM\n")
    #expect(await run(["clock", "line"]).output == "12:00 PM\n")
    #expect(await run(["line", "clock", "--kind", "clock"]).status == 64)
    let wrong = await run(["wide"])
    #expect(
      wrong.error.hasPrefix("demo: KIND cannot be 'wide'. It is one of lamps, clock, small, "))
  }

  /// As a bundle of a Live Activity alone has nothing to place.
  @Test(arguments: [[], ["--describe"], ["--watch"], ["--json"]])
  func nothingToDrawIsTold(words: [String]) async {
    let answer = await run(words, of: WidgetHost(NowhereWidget()))
    #expect(answer.status == 69 && answer.output.isEmpty)
    #expect(answer.error == "demo: There is no widget to draw.\n")
  }

  /// A bar for any widget, of which nothing is known but its drawing.
  @Test(arguments: [
    ("tmux", "12:00 PM\n"), ("i3blocks", "12:00 PM\n12:00 PM\n"), ("starship", "12:00 PM\n"),
    (
      "waybar",
      #"{"text":"12:00 PM","alt":"widget","tooltip":"12:00 PM","class":"widget","percentage":null}"#
        + "\n"
    ),
    (
      "i3status",
      #"{"icon":"","state":"Idle","text":"12:00 PM","short_text":"12:00 PM"}"# + "\n"
    ), ("swiftbar", "12:00 PM\n---\n12:00 PM\n"),
  ])
  func aBarIsFilled(format: String, item: String) async {
    #expect(await run(["--format", format]).output == item)
    #expect(await run(["lamps", "small", "--format", format]).status == 64)
  }

  /// Foundation reads no variable of the locale on Linux.
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "12:00"), (["LANG": "en_US.UTF-8"], "12:00 PM"),
    (["LANG": "en_US", "LC_TIME": "de_DE", "LC_ALL": ""], "12:00"),
    (["LANG": "de_DE", "LC_ALL": "en_US.UTF-8"], "12:00 PM"), (["LANG": "C"], "12:00 PM"),
  ])
  func datesFollowTheLocaleOfTheProcess(variables: [String: String], time: String) async {
    let answer = await run(["--kind", "clock", "--family", "accessoryInline"], variables)
    #expect(answer.output == time + "\n")
  }

  @Test func valuesAreChosenForOneDrawing() async {
    let words = ["--kind", "lamps", "--family", "systemSmall", "--set"]
    #expect(await run(words + ["name=Desk"]).output.contains("Desk"))
    #expect(await run(words + ["name=Hall"]).status == 64)
    let error = await run(words + ["name=Hall"]).error
    #expect(error == "demo: name cannot be 'Hall'.\nWrite one of Desk, Kitchen.\n")
    #expect(await run(words + ["town=Hall"]).error.contains("Write one of name."))
    #expect(await run(words + ["name"]).error.contains("a value, with = between"))
  }

  /// In its own words: the program's name, and no other's.
  @Test(arguments: [
    ["--kind", "tea"], ["--family", "huge"], ["--nothing"], ["--at", "noon"], ["a", "b"],
    ["--kind", "clock", "--family", "systemSmall"], ["--tap", "Nothing"],
    ["--size", "0x1"],
  ])
  func aWrongWordIsToldByTheProgramItself(words: [String]) async {
    let answer = await run(words)
    #expect(answer.status == 64 && answer.output.isEmpty)
    #expect(answer.error.hasPrefix("demo: ") && !answer.error.contains("caffeine"))
  }

  @Test func aHostileWordIsShownAndNotObeyed() async {
    let answer = await run(["--kind", "\u{1B}[2J"])
    #expect(answer.status == 64 && !answer.error.contains("\u{1B}"))
  }

  @Test func whatCanBeTappedIsListedAndTapped() async throws {
    let listed = await run(["systemMedium", "--kind", "lamps", "--describe"]).output
    #expect(listed.contains("  Lamp  a switch, off\n  More  leads to lamps://all\n"))
    #expect(listed.contains("name  Name") && listed.contains("Takes one of Desk, Kitchen"))
    Lamp.shared.isOn = false
    let answer = await run(["--kind", "lamps", "--family", "systemMedium", "--tap", "lamp"])
    #expect(answer.status == 0 && answer.output.contains("[x]"))
    let again = await run(["--kind", "lamps", "--family", "systemMedium", "--tap", "lamp"])
    #expect(again.output.contains("[ ]"))
    let link = await run(["--kind", "lamps", "--family", "systemMedium", "--tap", "More"])
    #expect(link.output.hasPrefix("More leads to lamps://all\n"))
    let wrong = await run(["--kind", "lamps", "--family", "systemMedium", "--tap", "X"])
    #expect(wrong.error.hasSuffix("\nWrite one of 'Lamp', 'More', 'widget'.\n"))
    // An error has its own words for people; another is told by its name.
    defer { Lamp.shared.failure = nil }
    let errors: [(any Error, String)] = [
      (ToldError(), "The bulb is cold."), (DescribedError(), "The bulb is loose."),
      (BareError.bulb, "bulb"),
    ]
    for (error, words) in errors {
      Lamp.shared.failure = error
      let answer = await run(["--kind", "lamps", "--family", "systemMedium", "--tap", "lamp"])
      #expect(answer.status == 69 && answer.error.hasPrefix("demo: 'Lamp' failed: \(words)\n"))
    }
  }

  @Test func jsonHasTheTapsAndTheirPlaces() async throws {
    Lamp.shared.isOn = false
    let answer = await run(["--kind", "lamps", "--family", "systemSmall", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let taps = try #require(object["taps"] as? [[String: Any]])
    // A link is dead in a small widget.
    #expect(taps.count == 1 && taps[0]["kind"] as? String == "toggle")
    #expect(taps[0]["isOn"] as? Bool == false && (taps[0]["columns"] as? Int ?? 0) > 0)
    #expect(object["url"] as? String == "lamps://whole")
  }

  @Test func timelinesAreListed() async {
    let answer = await run(["--kind", "clock", "--timeline"])
    #expect(
      answer.output
        == "clock, accessoryInline\n  2026-11-21T12:00:00Z\nReloads after the last entry.\n")
    let json = await run(["--kind", "clock", "--timeline", "--json"])
    #expect(json.output.filter { !$0.isWhitespace }.contains(#""policy":{"atEnd":true}"#))
  }

  /// A timeline is that of the chosen values, which are refused as everywhere.
  @Test func aTimelineObeysWhatIsChosen() async {
    let words = ["--kind", "lamps", "--timeline", "--set"]
    #expect(await run(words + ["name=Desk"]).status == 0)
    #expect(await run(words + ["name=Hall"]).status == 64)
    #expect(await run(words + ["town=Desk"]).error.contains("Write one of name."))
  }

  /// By a clock that goes on as long as it sleeps: once for each entry, reload and change of a text.
  @Test func watchingSleepsUntilItLooksDifferent() async {
    let clock = WatchClock()
    var shown: [String] = []
    let words = ["demo", "--watch", "--kind", "steps", "--family", "accessoryInline"]
    var console = Console(commandLine: words) { text, _ in
      shown.append(text)
      return shown.count < 4 ? 0 : EPIPE
    }
    console.pause = { seconds, _ in
      clock.pass(seconds)
      return .timeIsUp
    }
    let surroundings = ProgramSurroundings(
      console: console, now: { clock.now.withLock { $0 } },
      views: { EnvironmentValues(now: $0) }, patience: .seconds(1000))
    let status = await WidgetProgram(WidgetHost(StepWidget(clock: clock)), in: surroundings).run()
    #expect(status == 141)
    #expect(shown == ["step 0\n", "step 1\n", "step 2\n", "step 30\n"])
    // A minute at most: the clock may be set.
    #expect(clock.sleeps.withLock { $0 } == [0] + Array(repeating: 60, count: 30))
    for option in ["--placeholder", "--snapshot"] {
      let answer = await run(["--watch", option])
      #expect(
        answer.status == 64 && answer.error.contains("\(option) and --watch do not go together."))
    }
  }

  @Test func helpNamesTheProgramAndItsKinds() async {
    let help = await run(["--help"]).output
    #expect(help.contains("Usage: demo") && help.contains("lamps") && !help.contains("caffeine"))
    for name in [
      "--kind", "--family", "--rendering-mode", "--color-scheme", "--size-category",
      "--placeholder", "--snapshot", "--timeline", "--set", "--format", "--watch",
      "--describe", "--tap",
    ] { #expect(help.contains(name), "\(name)") }
  }

  private func run(
    _ words: [String], _ variables: [String: String] = [:],
    of host: WidgetHost = WidgetHost(DemoBundle())
  ) async -> (status: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    let surroundings = ProgramSurroundings(
      console: Console(
        commandLine: ["bin/demo"] + words, variable: { variables[$0] },
        write: { text, stream in
          if stream == .output { output += text } else { error += text }
          return 0
        }),
      now: { .saturday(12) }, views: { EnvironmentValues(now: $0) })
    let status = await WidgetProgram(host, in: surroundings).run()
    return (status, output, error)
  }
}

@MainActor
private final class Lamp {
  static let shared = Lamp()
  var isOn = false
  var failure: (any Error)?
}

private struct ToldError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The bulb is cold." }
}

private struct DescribedError: LocalizedError {
  var errorDescription: String? { "The bulb is loose." }
}

private enum BareError: Error { case bulb }

private struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  @MainActor func perform() async throws {
    if let failure = Lamp.shared.failure { throw failure }
    Lamp.shared.isOn = value
  }
}

private struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Desk", "Kitchen"] }
}

private struct LampIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Lamps"
  @Parameter(title: "Name", default: "Kitchen", optionsProvider: Names()) var name: String
}

private struct LampEntry: TimelineEntry {
  let date: Date
  var name = ""
  var isOn = false
}

private struct LampProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> LampEntry { LampEntry(date: .saturday(12)) }
  func snapshot(for configuration: LampIntent, in context: Context) async -> LampEntry {
    LampEntry(date: .saturday(12), name: configuration.name, isOn: await Lamp.shared.isOn)
  }
  func timeline(for configuration: LampIntent, in context: Context) async -> Timeline<LampEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

private struct LampWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "lamps", provider: LampProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.name)
        Toggle("Lamp", isOn: entry.isOn, intent: SwitchIntent())
          .accessibilityLabel("Lamp")
        Link("More", destination: URL(string: "lamps://all") ?? URL(filePath: "/"))
      }
      .widgetURL(URL(string: "lamps://whole"))
    }
    .configurationDisplayName("Lamps")
    .description("What is on.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> LampEntry { LampEntry(date: .saturday(12)) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (LampEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<LampEntry>) -> Void
  ) { completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd)) }
}

private struct NowText: View {
  @Environment(\.now) private var now
  var body: some View { Text(now, style: .time) }
}

private struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ClockProvider()) { _ in NowText() }
      .supportedFamilies([.accessoryInline])
  }
}

private struct DemoBundle: WidgetBundle {
  var body: some Widget {
    LampWidget()
    ClockWidget()
  }
}

private final class WatchClock: Sendable {
  let now = Mutex(Date.saturday(12))
  let sleeps = Mutex<[Double]>([])

  func pass(_ seconds: Double) {
    now.withLock { $0 += seconds }
    sleeps.withLock { $0.append(seconds) }
  }
}

/// Three entries a minute apart, and new ones after half an hour.
private struct StepProvider: TimelineProvider {
  let clock: WatchClock

  func placeholder(in context: Context) -> LampEntry { LampEntry(date: .saturday(12)) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (LampEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<LampEntry>) -> Void
  ) {
    let start = clock.now.withLock { $0 }
    let entries = [2.0, 0, 1].map { step in
      let date = start + step * 60
      let minute = Int(date.timeIntervalSince(.saturday(12)) / 60)
      return LampEntry(date: date, name: "step \(minute)")
    }
    completion(Timeline(entries: entries, policy: .after(start + 1800)))
  }
}

private struct NowhereWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "nowhere", provider: StepProvider(clock: WatchClock())) {
      Text($0.name)
    }
    .supportedFamilies([])
  }
}

private struct StepWidget: Widget {
  var clock = WatchClock()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "steps", provider: StepProvider(clock: clock)) { Text($0.name) }
      .supportedFamilies([.accessoryInline])
  }
}
