import CaffeineDomain
import CaffeineWidgets
import Foundation
import Synchronization
import Testing
import TextWidgetKit

@Suite struct CaffeineProviderTests {
  let context = TimelineProviderContext(family: .systemSmall)

  @Test func theTimelineBeginsNowAndEndsAtBedtime() throws {
    let timeline = try timeline(of: Day.ordinary())
    let bedtime = ClockTime.standardBedtime.next(after: Day.now, on: Day.clock)
    #expect(timeline.entries.first?.date == Day.now)
    #expect(timeline.entries.allSatisfy { $0.date <= bedtime })
    #expect(timeline.policy == .after(bedtime))
  }

  /// The peak and the moment it is low stand in the timeline; elsewhere entries tell something else
  /// and are at least five minutes apart.
  @Test func entriesStandWhereThePictureChangesItsMeaning() throws {
    var source = try Day.ordinary()
    source.profile.confidence = .typical
    let entries = try timeline(of: source).entries
    let forecast = entries[0].day.forecast
    let turns = [forecast.peak.date, try #require(forecast.belowLimitAt)]
    for turn in turns { #expect(entries.contains { $0.date == turn }) }
    #expect((10...40).contains(entries.count))
    for (earlier, later) in zip(entries, entries.dropFirst()) where !turns.contains(later.date) {
      #expect(later.level.wholeMilligrams != earlier.level.wholeMilligrams)
      #expect(turns.contains(earlier.date) || later.date.timeIntervalSince(earlier.date) >= 300)
      // Not at a fixed step: by some 5 mg, unless an hour has passed.
      let moved = abs(later.level.value - earlier.level.value)
      #expect(moved < 12)
    }
    let steps = zip(entries, entries.dropFirst()).map { $1.date.timeIntervalSince($0.date) }
    #expect(Set(steps).count > 3)
  }

  @Test func eachEntryHasTheLevelOfItsMoment() throws {
    let source = try Day.ordinary()
    let curve = Curve(of: source.intakes, kinetics: source.profile.kinetics)
    for entry in try timeline(of: source).entries {
      #expect(abs(entry.level.value - curve.level(at: entry.date).value) < 1e-6)
    }
  }

  @Test func withoutDrinksOneEntryDoes() throws {
    #expect(try timeline(of: Day.source([])).entries.map(\.level) == [0])
  }

  @Test func todayListsTheLatestFirstAndNothingOfYesterdayOrTomorrow() throws {
    let source = Day.source([
      try Day.intake("Yesterday", 50, hoursAgo: 20), try Day.intake("Morning", 50, hoursAgo: 6),
      try Day.intake("Noon", 50, hoursAgo: 3), try Day.intake("Planned", 50, hoursAgo: -1),
    ])
    #expect(try timeline(of: source).entries[0].day.drinks.map(\.name) == ["Noon", "Morning"])
  }

  @Test func aGalleryWithoutDrinksShowsASample() throws {
    let preview = TimelineProviderContext(family: .systemSmall, isPreview: true)
    let level = Mutex(0.0)
    CaffeineProvider(source: Day.source([])).getSnapshot(in: preview) { entry in
      level.withLock { $0 = entry.level.value }
    }
    #expect(level.withLock { $0 } > 50)
  }

  private func timeline(of source: CaffeineSource) throws -> Timeline<CaffeineEntry> {
    let answer = Mutex<Timeline<CaffeineEntry>?>(nil)
    CaffeineProvider(source: source).getTimeline(in: context) { timeline in
      answer.withLock { $0 = timeline }
    }
    return try #require(answer.withLock { $0 })
  }
}
