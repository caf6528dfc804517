import Foundation
import TestSupport
import Testing
import TextUI

@testable import TextWidgetKit
@testable import WidgetHosting

/// Which provider is asked when, by a clock that the test moves.
@Suite struct ReloadPlanTests {
  private let noon = Date.saturday(12)

  /// Does all that is due until a moment; every timeline is that of `timeline`.
  @discardableResult
  private func run(
    _ engine: inout PlannedWidgets, until end: Date,
    _ answer: (Date) -> Result<WidgetTimeline, ProviderFailure>
  ) -> [ReloadRecord] {
    var records: [ReloadRecord] = []
    while let date = engine.nextReload, date <= end {
      for reload in engine.begin(at: date) {
        records.append(ReloadRecord(reload, of: &engine, answer: answer(date), at: date))
      }
    }
    return records
  }

  private func minutes(_ records: [ReloadRecord]) -> [Double] {
    records.map { $0.date.timeIntervalSince(noon) / 60 }
  }

  @Test func thePolicySaysWhen() {
    var engine = PlannedWidgets()
    engine.place("one", kind: "a", at: noon)
    let after = run(&engine, until: noon + 86_400) { _ in
      .success(timeline(policy: .after(noon + 3600)))
    }
    #expect(minutes(after).prefix(3) == [0, 60, 65])
    engine = PlannedWidgets()
    engine.place("one", kind: "a", at: noon)
    #expect(
      run(&engine, until: noon + 86_400) { _ in .success(timeline(policy: .never)) }.count == 1)
    #expect(engine.nextReload == nil)
    // At the end of entries in any order.
    engine.request(ofKind: "a", isCounted: false, at: noon + 1)
    let end = run(&engine, until: noon + 7200) { date in
      .success(timeline(at: [date + 1800, date + 3600, date], policy: .atEnd))
    }
    #expect(end.map(\.date) == [noon + 1, noon + 3601])
  }

  @Test func requestsAreOneAndWaitForTheirTurn() {
    var engine = PlannedWidgets()
    for (id, kind) in [("one", "a"), ("two", "a"), ("three", "b")] {
      engine.place(id, kind: kind, at: noon)
    }
    let never = { (_: Date) in
      Result<WidgetTimeline, ProviderFailure>.success(timeline(policy: .never))
    }
    run(&engine, until: noon, never)
    for second in 1...100 { engine.request(ofKind: "a", at: noon + Double(second)) }
    #expect(engine.nextReload == noon + 300)
    let counted = run(&engine, until: noon + 3600, never)
    #expect(counted.map(\.widget) == ["one", "two"])
    #expect(counted.allSatisfy { $0.date == noon + 300 && $0.isCounted })
    // All kinds; a person who uses the program waits for nothing.
    engine.request(ofKind: nil, at: noon + 301)
    engine.request(ofKind: "a", isCounted: false, at: noon + 302)
    let free = run(&engine, until: noon + 302, never)
    #expect(free.map(\.widget) == ["three", "one", "two"])
    #expect(free.map(\.isCounted) == [true, false, false])
  }

  @Test func whatIsAskedForMeanwhileComesAfterwards() {
    var engine = PlannedWidgets()
    engine.place("one", kind: "a", at: noon)
    let begun = engine.begin(at: noon)
    #expect(begun.map(\.id) == ["one"])
    engine.request(ofKind: "a", isCounted: false, at: noon + 1)
    engine.request(ofKind: "a", at: noon + 2)
    #expect(engine.nextReload == nil && engine.begin(at: noon + 3).isEmpty)
    engine.end(begun[0], with: .success(timeline(policy: .never)), at: noon + 4)
    #expect(engine.nextReload == noon + 4)
    #expect(engine.begin(at: noon + 4).map(\.isCounted) == [false])
  }

  @Test func aFailureIsTriedAgainLaterAndLater() {
    var engine = PlannedWidgets()
    engine.place("one", kind: "a", at: noon)
    let records = run(&engine, until: noon + 6 * 3600) { _ in .failure(.tooLate) }
    #expect(minutes(records).prefix(7) == [0, 5, 15, 35, 75, 135, 195])
  }

  @Test(arguments: [true, false]) func whatDoesNotCountTakesNothingFromTheBudget(
    _ isCounted: Bool
  ) {
    var budget = ReloadBudget()
    for second in 0..<500 {
      budget.noteReload(at: noon + Double(second) * 60, isCounted: isCounted)
    }
    let now = noon + 500 * 60
    let least = now + (isCounted ? ReloadBudget.window / 40 : ReloadBudget.leastDistance) - 60
    #expect(budget.earliestReload(from: now) >= least)
    #expect((budget.earliestReload(from: now) == least) == !isCounted)
  }
}

/// The plans of several widgets, by their names.
struct PlannedWidgets {
  struct Reload {
    let id: String
    let kind: String
    let isCounted: Bool
  }

  private(set) var widgets: [(id: String, kind: String, plan: ReloadPlan)] = []

  mutating func place(_ id: String, kind: String, at now: Date) {
    widgets.append((id, kind, ReloadPlan(placedAt: now)))
  }

  mutating func request(ofKind kind: String?, isCounted: Bool = true, at now: Date) {
    for index in widgets.indices where kind == nil || widgets[index].kind == kind {
      widgets[index].plan.request(at: now, isCounted: isCounted)
    }
  }

  mutating func begin(at now: Date) -> [Reload] {
    widgets.indices.compactMap { index in
      widgets[index].plan.begin(at: now).map { isCounted in
        Reload(id: widgets[index].id, kind: widgets[index].kind, isCounted: isCounted)
      }
    }
  }

  mutating func end(
    _ reload: Reload, with answer: Result<WidgetTimeline, ProviderFailure>, at now: Date
  ) {
    for index in widgets.indices where widgets[index].id == reload.id {
      widgets[index].plan.end(with: answer, at: now)
    }
  }

  subscript(id: String) -> ReloadPlan? { widgets.first { $0.id == id }?.plan }

  var nextReload: Date? { widgets.compactMap(\.plan.nextReload).min() }
}

/// What came of asking a provider.
struct ReloadRecord {
  let date: Date
  let widget: String
  let isCounted: Bool
  let answer: Result<WidgetTimeline, ProviderFailure>
  let nextReload: Date?

  /// Ends a reload of an engine.
  init(
    _ reload: PlannedWidgets.Reload, of engine: inout PlannedWidgets,
    answer: Result<WidgetTimeline, ProviderFailure>, at date: Date
  ) {
    (self.date, self.answer) = (date, answer)
    (widget, isCounted) = (reload.id, reload.isCounted)
    engine.end(reload, with: answer, at: date)
    nextReload = engine[reload.id]?.nextReload
  }
}

/// A timeline of entries at some dates, which are never drawn.
func timeline(
  at dates: [Date] = [.saturday(12)], score: (Date) -> Float? = { _ in nil },
  policy: TimelineReloadPolicy
) -> WidgetTimeline {
  WidgetTimeline(
    entries: dates.map { date in
      WidgetEntry(
        date: date, relevance: score(date).map { TimelineEntryRelevance(score: $0) },
        base: { NoEntry(date: date) }, view: { AnyView(EmptyView()) })
    }, policy: policy)
}

private struct NoEntry: TimelineEntry {
  let date: Date
}
