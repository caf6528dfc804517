import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit
@testable import WidgetHosting

/// `--preview` and `--list` of a program of widgets.
@MainActor
@Suite struct ProgramPreviewTests {
  @Test func previewsAreDrawnByNamePlaceOrFile() async {
    let all = await run(["--preview"])
    #expect(all.status == 0 && all.error.isEmpty)
    let lines = all.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines == [
        "Empty, Cups.swift:3", "no cups", "", "Cups.swift:9, Cups.swift:9", "three", "",
        "Tea, Tea_Previews", "tea dark", "",
      ])
    for (word, shown) in [
      ("empty", ["no cups"]), ("Cups.swift:9", ["three"]), ("cups.swift", ["no cups", "three"]),
      ("Tea_Previews", ["tea"]),
    ] {
      let output = await run(["--preview", word]).output
      #expect(["no cups", "three", "tea"].filter { output.contains($0) } == shown, "\(word)")
    }
  }

  @Test func anUnknownNameIsAnsweredByTheKnownOnes() async {
    let answer = await run(["--preview=Full"])
    #expect(answer.status == 64 && answer.output.isEmpty)
    #expect(
      answer.error
        == "demo: No preview is called 'Full'.\nUse Empty, Cups.swift:9, Tea.\n")
    let none = await run(["--preview"], previews: [])
    #expect(none.status == 69 && none.error == "demo: There is no preview in the sources.\n")
  }

  @Test func theLookIsThatOfTheOptions() async throws {
    let light = await run(["--preview", "Tea", "--color-scheme", "light", "--format", "spoken"])
    #expect(light.output == "Tea, Tea_Previews: tea light\n")
    let page = await run(["--preview", "Tea", "--format", "html"]).output
    #expect(page.contains("class=\"light\"") && page.contains("class=\"dark\""))
    let json = await run(["--preview", "Tea", "--json"]).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]])
    #expect(object["previews"]?.first?["lines"] as? [String] == ["tea dark"])
  }

  @Test(arguments: [
    ["--watch"], ["--describe"], ["--timeline"], ["--tap", "x"], ["--set", "a=b"], ["--list"],
    ["--size", "4x4"], ["--kind", "nowhere"], ["--placeholder"], ["--format", "tmux"],
  ])
  func whatDoesNotGoTogetherIsRefused(words: [String]) async {
    let answer = await run(["--preview"] + words, of: WidgetHost(PlainWidget()))
    #expect(answer.status == 64 && answer.output.isEmpty, "\(answer.error)")
  }

  @Test func everythingIsListed() async throws {
    let host = WidgetHost(PlainWidget())
    let answer = await run(["--list"], of: host)
    #expect(
      answer.output == """
        widget nowhere: systemSmall, systemMedium
        preview Empty, Cups.swift:3
        preview Cups.swift:9
        preview Tea, Tea_Previews
        Live Activity Brewing, drawn by previews alone

        """)
    let json = await run(["--list", "--json"], of: host).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["liveActivities"] as? [String] == ["Brewing"])
    #expect((object["previews"] as? [[String: Any]])?.count == 3)
    for words in [["--format", "svg"], ["small"], ["--size", "3x3"]] {
      #expect(await run(["--list"] + words, of: host).status == 64)
    }
  }

  /// A bundle of a Live Activity alone says so, and what would show it.
  @Test func aLiveActivityAloneIsNamed() async {
    let told = "demo: There is no widget to draw, only a Live Activity: Brewing.\n"
    for words in [[], ["--describe"], ["--watch"], ["--json"]] {
      let answer = await run(words)
      #expect(answer.status == 69 && answer.output.isEmpty)
      #expect(answer.error == told + "Draw its previews by --preview.\n")
    }
    let bare = await run([], previews: [])
    #expect(bare.error == told + "A #Preview of it would be drawn by --preview.\n")
  }

  private func run(
    _ words: [String], of host: WidgetHost = WidgetHost([]), previews: [ProgramPreview]? = nil
  ) async -> (status: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    var surroundings = ProgramSurroundings(
      console: Console(commandLine: ["bin/demo"] + words) { text, stream in
        if stream == .output { output += text } else { error += text }
        return 0
      }, now: { .saturday(12) },
      views: { EnvironmentValues(now: $0) })
    let standard = [
      preview("Empty", "Cups.swift:3", Text("no cups")),
      preview(nil, "Cups.swift:9", Text("three")),
      preview("Tea", "Tea_Previews", SchemeText()),
    ]
    surroundings.previews = { previews ?? standard }
    surroundings.activities = ["Brewing"]
    let status = await WidgetProgram(host, in: surroundings).run()
    return (status, output, error)
  }

  private func preview(_ name: String?, _ place: String, _ view: some View) -> ProgramPreview {
    ProgramPreview(name: name, place: place) { environment in
      var renderer = CellRenderer(content: view, columns: 30, rows: 1, environment: environment)
      (renderer.columns, renderer.rows) = renderer.contentSize()
      return [(name ?? place, WidgetDrawing(renderer.render()))]
    }
  }
}

private struct SchemeText: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "tea \(scheme)") }
}

private struct PlainEntry: TimelineEntry { let date: Date }

private struct PlainProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .saturday(12)) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (PlainEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<PlainEntry>) -> Void
  ) { completion(Timeline(entries: [placeholder(in: context)], policy: .never)) }
}

private struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "nowhere", provider: PlainProvider()) { _ in Text("a") }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
