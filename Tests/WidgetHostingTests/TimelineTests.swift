import Foundation
import TestSupport
import Testing
import TextUI
import WidgetHosting

@testable import TextWidgetKit

/// What is shown of a timeline at which moment, and how much it matters.
@MainActor
@Suite struct TimelineTests {
  private let noon = Date.saturday(12)

  private func dates(_ hours: [Double]) -> [Date] { hours.map { noon + $0 * 3600 } }

  @Test func beforeTheFirstDateTheEarliestIsShown() {
    let timeline = timeline(at: dates([3, 1, 2]), policy: .atEnd)
    #expect(timeline.entry(dueAt: noon)?.date == noon + 3600)
    #expect(timeline.entry(dueAt: noon + 7201)?.date == noon + 7200)
    #expect(timeline.reloadDate == noon + 3 * 3600)
    #expect(timeline.nextEntryDate(after: noon) == noon + 7200)
    #expect(timeline.nextEntryDate(after: noon + 3600) == noon + 7200)
    #expect(timeline.nextEntryDate(after: noon + 3 * 3600) == nil)
    let none = WidgetTimeline(entries: [], policy: .atEnd)
    #expect(none.entry(dueAt: noon) == nil && none.nextEntryDate(after: noon) == nil)
    #expect(none.reloadDate == nil)
  }

  @Test func ofTooManyEntriesThoseThatComeNextAreKept() {
    let many = timeline(at: dates((0..<1000).reversed().map(Double.init)), policy: .atEnd)
    let kept = many.limited(to: 400, from: noon + 10.5 * 3600)
    #expect(kept.entries.map(\.date) == dates((10..<410).map(Double.init)))
    #expect(kept.reloadDate == noon + 409 * 3600)
    #expect(many.limited(to: 1000, from: noon).entries.count == 1000)
  }

  @Test func aScoreHoldsForItsDurationOrUntilTheNextEntry() {
    let timeline = WidgetTimeline(
      entries: [(0.0, 5, 600), (1, 10, 0), (2, -3, 0), (3, .nan, 0)].map { hour, score, duration in
        WidgetEntry(
          date: noon + hour * 3600,
          relevance: TimelineEntryRelevance(score: score, duration: duration),
          base: { CountEntry(date: .now) }, view: { AnyView(EmptyView()) })
      }, policy: .never)
    #expect(timeline.relevance(at: noon - 1) == nil)
    #expect(timeline.relevance(at: noon) == 0.5)
    #expect(timeline.relevance(at: noon + 599) == 0.5)
    #expect(timeline.relevance(at: noon + 600) == nil)
    #expect(timeline.relevance(at: noon + 7199) == 1)
    #expect(timeline.relevance(at: noon + 7200) == 0)
    #expect(timeline.relevance(at: noon + 3 * 3600) == 0)
  }

  @Test func aStackBeginsWithWhatMattersMost() {
    let hours = dates([0, 1])
    func scored(_ first: Float, _ second: Float) -> WidgetTimeline {
      timeline(at: hours, score: { $0 == hours[0] ? first : second }, policy: .never)
    }
    let stack: [(id: String, timeline: WidgetTimeline?)] = [
      ("none", nil), ("unsaid", timeline(at: hours, policy: .never)), ("falling", scored(9, 3)),
      ("rising", scored(1, 100)), ("same", scored(2, 2)),
    ]
    #expect(stack.stackOrder(at: noon) == ["falling", "same", "rising", "none", "unsaid"])
    #expect(stack.stackOrder(at: noon + 3600) == ["rising", "same", "falling", "none", "unsaid"])
  }

  private struct CountEntry: TimelineEntry {
    let date: Date
  }
}
