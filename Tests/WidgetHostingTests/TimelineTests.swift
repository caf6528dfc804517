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

  private struct CountEntry: TimelineEntry {
    let date: Date
  }
}
