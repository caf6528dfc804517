import Foundation
import Testing
import TextUI
import TextWidgetKit

@MainActor
@Suite struct WidgetHostTests {
  let host = WidgetHost(BothWidgets())
  let context = TimelineProviderContext(family: .systemSmall)

  @Test func bundleListsItsWidgetsInOrder() throws {
    #expect(host.widgets.map(\.kind) == ["count", "late"])
    let count = try #require(host.widget(ofKind: "count"))
    #expect(count.displayName == "Count")
    #expect(count.summary == "Counts the hours.")
    #expect(count.supportedFamilies == [.systemSmall, .accessoryInline])
    #expect(host.widget(ofKind: "nothing") == nil)
  }

  @Test func aWidgetSaysItsKindAndAllFamiliesUnlessToldOtherwise() throws {
    let late = try #require(host.widget(ofKind: "late"))
    #expect(late.displayName == "late")
    #expect(late.summary.isEmpty)
    #expect(late.supportedFamilies == WidgetFamily.allCases)
  }

  @Test func anImmediateProviderNeedsNoWaiting() throws {
    let timeline = try #require(host.immediateTimeline(of: host.widgets[0], in: context))
    #expect(
      timeline.entries.map(\.date.timeIntervalSince1970)
        == [0, 3600, 7200].map { $0 + noon.timeIntervalSince1970 })
    #expect(timeline.policy == .atEnd)
    #expect(host.immediateSnapshot(of: host.widgets[0], in: context)?.date == noon)
  }

  @Test func aProviderThatHasNotAnsweredGivesNothingAtOnce() {
    let silent = WidgetHost(SilentWidget())
    #expect(silent.immediateTimeline(of: silent.widgets[0], in: context) == nil)
    #expect(silent.immediateSnapshot(of: silent.widgets[0], in: context) == nil)
  }

  @Test func aLateProviderIsWaitedForAndItsFirstAnswerCounts() async throws {
    let entry = try #require(await host.snapshot(of: host.widgets[1], in: context))
    #expect(text(of: entry, of: host.widgets[1]).contains("7"))
    let timeline = await host.timeline(of: host.widgets[1], in: context)
    #expect(timeline?.policy == .never)
  }

  @Test(arguments: [(-10.0, 1), (0, 1), (3599, 1), (3600, 2), (1e9, 3)])
  func theEntryThatIsDueIsTheLatestNotInTheFuture(offset: Double, count: Int) throws {
    let timeline = try #require(host.immediateTimeline(of: host.widgets[0], in: context))
    let entry = try #require(timeline.entry(dueAt: noon.addingTimeInterval(offset)))
    #expect(text(of: entry, of: host.widgets[0]).contains("\(count)"))
  }

  @Test(arguments: [(0.0, "1"), (3600, "2")])
  func oneCallGoesFromAWidgetAndAPlaceToADrawing(offset: Double, count: String) async throws {
    let place = WidgetPresentation(
      family: .systemSmall, environment: EnvironmentValues(now: noon.addingTimeInterval(offset)))
    let drawing = try #require(await host.draw(host.widgets[0], as: place))
    #expect(drawing.grid.plain().contains(count))
  }

  /// It compiles only as long as both are Sendable.
  @Test nonisolated func drawingsAndTimelinesLeaveTheMainActor() async throws {
    let (drawing, timeline) = await MainActor.run {
      let host = WidgetHost(BothWidgets())
      let place = WidgetPresentation(
        family: .systemSmall, environment: EnvironmentValues(now: noon))
      let timeline = host.immediateTimeline(
        of: host.widgets[0], in: TimelineProviderContext(family: .systemSmall))
      return (timeline.map { host.draw($0.entries[0], of: host.widgets[0], as: place) }, timeline)
    }
    let spoken = await drawing?.accessibilityLabel
    #expect(spoken?.isEmpty == false)
    #expect(timeline?.reloadDate == noon.addingTimeInterval(7200))
  }

  @Test func aTimelineThatEndsForGoodIsNotAskedForAgain() async throws {
    let timeline = await host.timeline(of: host.widgets[1], in: context)
    #expect(try #require(timeline).reloadDate == nil)
  }

  @Test func aGalleryIsAPreview() throws {
    let preview = TimelineProviderContext(family: .systemSmall, isPreview: true)
    let entry = try #require(host.immediateSnapshot(of: host.widgets[0], in: preview))
    #expect(text(of: entry, of: host.widgets[0]).contains("99"))
  }

  /// From many threads at once: one answer is the first, and no other is heard.
  @Test func ofManyAnswersOneCounts() async throws {
    let host = WidgetHost(EagerWidget())
    for _ in 0..<200 {
      let entry = try #require(await host.snapshot(of: host.widgets[0], in: context))
      #expect((0..<8).contains(try #require(entry.base() as? CountEntry).count))
    }
  }

  private func text(of entry: WidgetEntry, of widget: WidgetDescription) -> String {
    host.draw(
      entry, of: widget,
      as: WidgetPresentation(family: .systemSmall, environment: EnvironmentValues(now: noon))
    ).grid.plain()
  }
}
