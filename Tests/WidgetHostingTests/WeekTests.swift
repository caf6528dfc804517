import Foundation
import TestSupport
import Testing
import TextWidgetKit

@testable import WidgetHosting

/// Widgets of ten kinds for a week: who is reloaded when, and why.
@Suite struct WeekTests {
  /// What a kind's provider answers at a moment.
  private static let kinds: [(name: String, answer: @Sendable (Date, Int) -> Answer)] = [
    ("quarterly", { now, _ in .success(timeline(at: [now], policy: .after(now + 900))) }),
    ("greedy", { now, _ in .success(timeline(at: [now], policy: .atEnd)) }),
    (
      "unordered",
      { now, _ in .success(timeline(at: [3, 0, 2, 1].map { now + $0 * 3600 }, policy: .atEnd)) }
    ),
    ("still", { now, _ in .success(timeline(at: [now], policy: .never)) }),
    ("past", { now, _ in .success(timeline(at: [now - 86_400], policy: .after(now - 3600))) }),
    ("silent", { _, _ in .failure(.tooLate) }),
    (
      "flaky",
      { now, count in
        count % 3 == 0
          ? .failure(.droppedCallback) : .success(timeline(at: [now], policy: .after(now + 1800)))
      }
    ),
    ("empty", { _, _ in .failure(.noEntries) }),
    ("feed", { now, _ in .success(timeline(at: [now], policy: .never)) }),
    ("drinks", { now, _ in .success(timeline(at: [now], policy: .after(now + 6 * 3600))) }),
  ]
  private typealias Answer = Result<WidgetTimeline, ProviderFailure>

  private static let start = Date.saturday(0)
  private static let end = start + 7 * 86_400

  /// What happens besides: a feed asks every 7 minutes, and a drink is logged 6 times a day.
  private static var events: [(date: Date, change: @Sendable (inout PlannedWidgets, Date) -> Void)]
  {
    var events: [(date: Date, change: @Sendable (inout PlannedWidgets, Date) -> Void)] = []
    for index in 0..<7 * 24 * 60 / 7 {
      events.append(
        (start + Double(index) * 420, { $0.request(ofKind: "feed", at: $1) }))
    }
    for index in 0..<7 * 6 {
      events.append(
        (
          start + Double(index) * 14_400 + 600,
          { $0.request(ofKind: "drinks", isCounted: false, at: $1) }
        ))
    }
    return events.sorted { $0.date < $1.date }
  }

  private static let week: [ReloadRecord] = {
    var engine = PlannedWidgets()
    for (name, _) in kinds { engine.place(name, kind: name, at: start) }
    let answers = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0.answer) })
    var counts: [String: Int] = [:]
    var records: [ReloadRecord] = []
    var events = Self.events[...]
    while true {
      let next = min(engine.nextReload ?? end, events.first?.date ?? end)
      if next >= end { return records }
      while let event = events.first, event.date <= next {
        event.change(&engine, next)
        events.removeFirst()
      }
      for reload in engine.begin(at: next) {
        counts[reload.id, default: 0] += 1
        guard let answer = answers[reload.kind]?(next, counts[reload.id] ?? 0) else { continue }
        records.append(ReloadRecord(reload, of: &engine, answer: answer, at: next))
      }
    }
  }()

  @Test func theLogOfTheWeek() {
    var text = "The first 90 minutes\n\n"
    for record in Self.week {
      let minute = Int(record.date.timeIntervalSince(Self.start)) / 60
      guard minute < 90 else { break }
      let next = record.nextReload.map {
        "next \(Int($0.timeIntervalSince(record.date)) / 60) min later"
      }
      let outcome =
        switch record.answer {
        case .success(let timeline):
          timeline.entries.count == 1 ? "1 entry" : "\(timeline.entries.count) entries"
        case .failure(let failure): failure.rawValue
        }
      let kind = record.isCounted ? "counted" : "free"
      text += "\(minute) min  \(record.widget)  \(kind)  \(outcome)  \(next ?? "no next")\n"
    }
    text += "\nReloads of each of the seven days, those that count / all\n\n"
    let byWidget = Dictionary(grouping: Self.week, by: \.widget)
    for (name, _) in Self.kinds {
      var days = [(Int, Int)](repeating: (0, 0), count: 7)
      for record in byWidget[name] ?? [] {
        let day = Int(record.date.timeIntervalSince(Self.start) / 86_400)
        days[day].0 += record.isCounted ? 1 : 0
        days[day].1 += 1
      }
      text += "\(name)  " + days.map { "\($0.0)/\($0.1)" }.joined(separator: " ") + "\n"
    }
    expectSnapshot(text, named: "week")
  }

  /// Checked by another reckoning: in each window of 24 hours, one by one.
  @Test func nobodyIsReloadedTooOften() {
    for (widget, records) in Dictionary(grouping: Self.week, by: \.widget) {
      let counted = records.filter(\.isCounted).map(\.date)
      var first = 0
      for (index, date) in counted.enumerated() {
        while counted[first] <= date - 86_400 { first += 1 }
        #expect(index - first < 40, "\(widget) at \(date)")
      }
      for (former, record) in zip(records, records.dropFirst()) where record.isCounted {
        #expect(record.date.timeIntervalSince(former.date) >= 300, "\(widget)")
      }
    }
  }
}
