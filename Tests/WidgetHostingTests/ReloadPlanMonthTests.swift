import Foundation
import TestSupport
import Testing
import TextWidgetKit

@testable import WidgetHosting

/// Simulated months with a clock that jumps, of widgets whose providers answer late, never or well,
/// against what can be said without the engine: by real time, which nobody sets.
@Suite struct ReloadPlanMonthTests {
  /// One month, driven as a program drives the engine.
  private struct Month {
    var engine = PlannedWidgets()
    var random: SplitMix64
    /// The seconds that have passed, and what the clock on the wall is ahead of them.
    var real = 0.0
    var offset = Date.saturday(0)
    /// The reloads on their way: when they are answered, and with what.
    var running: [(reload: PlannedWidgets.Reload, end: Double, answer: Answer)] = []
    /// The last answer of each widget, as a list of dates.
    var timelines: [String: [Date]] = [:]
    /// When an uncounted reload of a widget was asked for that has not begun.
    var waiting: [String: (real: Double, isCounted: Bool)] = [:]
    /// When counted reloads began since the clock was set last.
    var counted: [String: [Double]] = [:]
    var faults: [String] = []

    typealias Answer = Result<WidgetTimeline, ProviderFailure>

    var now: Date { offset + real }
    static let names = (0..<6).map { "widget \($0)" }

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for (index, name) in Self.names.enumerated() {
        engine.place(name, kind: "kind \(index % 3)", at: now)
        waiting[name] = (0, false)
      }
    }

    mutating func answer() -> Answer {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return .failure(.tooLate)
      case 1: return .failure(.droppedCallback)
      case 2: return .success(timeline(at: [], policy: .atEnd))
      default:
        let count = Int.random(in: 1...20, using: &random)
        let dates = (0..<count).map { _ in now + Double.random(in: -3600...86_400, using: &random) }
        let policies: [TimelineReloadPolicy] = [
          .atEnd, .never, .after(now + Double.random(in: -60...20_000, using: &random)),
        ]
        return .success(
          timeline(at: dates, policy: policies[Int.random(in: 0..<3, using: &random)]))
      }
    }

    /// What is told at a look: reloads that begin and end, what is shown.
    mutating func look() {
      for (reload, _, answer) in running.filter({ $0.end <= real }) {
        engine.end(reload, with: answer, at: now)
        if case .success(let timeline) = answer, !timeline.entries.isEmpty {
          timelines[reload.id] = timeline.entries.map(\.date)
        }
      }
      running.removeAll { $0.end <= real }
      for reload in engine.begin(at: now) {
        if running.contains(where: { $0.reload.id == reload.id }) {
          faults.append("\(reload.id) is asked twice at once")
        }
        waiting[reload.id] = nil
        if reload.isCounted { counted[reload.id, default: []].append(real) }
        let delays = [0.0, 0.1, 3, 10]
        let delay = delays.randomElement(using: &random) ?? 0
        running.append((reload, real + delay, delay == 10 ? .failure(.tooLate) : answer()))
      }
      for (name, wish) in waiting where !running.contains(where: { $0.reload.id == name }) {
        // One that costs nothing is begun at once; another within the day that the budget looks at.
        let limit = wish.isCounted ? 86_400.0 : 0
        if real - wish.real > limit {
          faults.append("\(name) waits for \(real - wish.real) s, counted: \(wish.isCounted)")
        }
      }
      for name in Self.names {
        let dates = timelines[name] ?? []
        let due = dates.filter { $0 <= now }.max() ?? dates.min()
        if engine[name]?.timeline?.entry(dueAt: now)?.date != due {
          faults.append("\(name) shows another entry")
        }
      }
      for (name, dates) in counted where (zip(dates, dates.dropFirst()).contains { $1 - $0 < 299 })
      {
        faults.append("\(name) is reloaded twice within five minutes")
      }
      for (name, dates) in counted where (dates.filter { $0 > real - 86_400 }.count > 40) {
        faults.append("\(name) is reloaded more than 40 times a day")
      }
    }

    mutating func step() {
      look()
      // A watch sleeps for a minute at most.
      let next = min(60, engine.nextReload?.timeIntervalSince(now) ?? 60)
      let end = running.map { $0.end - real }.min() ?? next
      real += max(0.001, min(next, end, Double.random(in: 0...900, using: &random)))
      switch Int.random(in: 0..<2000, using: &random) {
      case 0:
        let jumps = [-400.0, -86_400, 86_400, 3e7, -3e7, 7200, -61]
        offset += jumps.randomElement(using: &random) ?? 0
        counted = [:]
        // It is not noticed at all where it was set by less.
        for name in Self.names { waiting[name] = waiting[name].map { (real, $0.isCounted) } }
      case 1...3: ask(isCounted: true)
      case 4...5: ask(isCounted: false)
      default: break
      }
    }

    mutating func ask(isCounted: Bool) {
      let kind = "kind \(Int.random(in: 0..<3, using: &random))"
      engine.request(ofKind: kind, isCounted: isCounted, at: now)
      for (index, name) in Self.names.enumerated() where "kind \(index % 3)" == kind {
        let former = waiting[name]
        waiting[name] =
          former.map { ($0.real, $0.isCounted && isCounted) }
          ?? (real, isCounted)
      }
    }
  }

  @Test(.tags(.long)) func monthsOfAClockThatJumps() {
    for seed in 0..<UInt64(Trials.count(8)) {
      var month = Month(seed: seed)
      while month.real < (Trials.isFull ? 30 : 2) * 86_400, month.faults.isEmpty { month.step() }
      #expect(month.faults.isEmpty, "seed \(seed), at \(month.real) s: \(month.faults.prefix(3))")
    }
  }

  /// What was reproduced: a reload, and the clock seven days back; the next one came in 168 hours.
  @Test func aWeekBackHoldsNothingBack() {
    let noon = Date.saturday(12)
    var engine = PlannedWidgets()
    engine.place("one", kind: "a", at: noon)
    for reload in engine.begin(at: noon) {
      engine.end(reload, with: .success(timeline(at: [noon], policy: .never)), at: noon)
    }
    let back = noon - 7 * 86_400
    engine.request(ofKind: "a", at: back)
    #expect(engine.nextReload == back)
    #expect(engine.begin(at: back).map(\.isCounted) == [false])
    var budget = ReloadBudget()
    for minute in 0..<60 {
      budget.noteReload(at: noon + Double(minute) * 600, isCounted: true)
    }
    #expect(budget.earliestReload(from: back) == back)
  }
}
