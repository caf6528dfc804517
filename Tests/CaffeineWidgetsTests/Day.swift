import CaffeineDomain
import CaffeineWidgets
import CivilTime
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// An ordinary Saturday in Berlin, 2026-11-21, at three in the afternoon.
enum Day {
  static let clock = WallClock(secondsFromGMT: 3600)
  static let now = Date.saturday(14)

  static func hoursAgo(_ hours: Double) -> Date { now.addingTimeInterval(-hours * 3600) }

  static func intake(_ name: String, _ amount: Milligrams, hoursAgo hours: Double) throws -> Intake
  {
    let id = try #require(IntakeID("hours-ago-\(Int(hours * 10))"))
    return Intake(id: id, name: name, amount: amount, start: hoursAgo(hours))
  }

  static func source(
    _ intakes: [Intake], journal: JournalState = .whole, profile: Profile = Profile()
  ) -> CaffeineSource {
    var source = CaffeineSource(
      intakes: intakes, journal: journal, profile: profile, clock: clock, now: now)
    source.logHint = "caffeine log latte"
    source.repairHint = "caffeine doctor"
    return source
  }

  /// A coffee at half past eight and a cappuccino half an hour ago.
  static func ordinary() throws -> CaffeineSource {
    source([
      try intake("Coffee", 96, hoursAgo: 6.5), try intake("Cappuccino", 75, hoursAgo: 0.5),
    ])
  }

  /// Six drinks, 530 mg in all.
  static func tooMuch() throws -> CaffeineSource {
    source(
      try [
        ("Coffee", 96.0), ("Cappuccino", 75), ("Latte", 75), ("Cold Brew", 200), ("Mocha", 34),
        ("Tea", 50),
      ].enumerated().map { index, drink in
        try intake(drink.0, Milligrams(drink.1) ?? 0, hoursAgo: 7 - Double(index))
      })
  }

  static var environment: EnvironmentValues {
    var environment = EnvironmentValues(now: now)
    environment.wallClock = clock
    environment.localeIdentifier = "en_GB"
    return environment
  }

  /// The caffeine widget.
  @MainActor
  static func draw(_ source: CaffeineSource, as presentation: WidgetPresentation) throws
    -> WidgetDrawing
  {
    try draw(CaffeineKind.level.rawValue, of: source, as: presentation)
  }

  /// The widget of a kind.
  @MainActor
  static func draw(
    _ kind: String, of source: CaffeineSource, as presentation: WidgetPresentation
  ) throws -> WidgetDrawing {
    let host = WidgetHost(CaffeineWidgetBundle(source: source))
    let widget = try #require(host.widget(ofKind: kind))
    let entry = try entry(of: widget, in: host, source, presentation.family)
    return host.draw(entry, of: widget, as: presentation)
  }

  @MainActor
  private static func entry(
    of widget: WidgetDescription, in host: WidgetHost, _ source: CaffeineSource,
    _ family: WidgetFamily
  ) throws -> WidgetEntry {
    let name = "\(widget.kind) \(family)"
    if let known = entries[name]?.first(where: { $0.source == source }) { return known.entry }
    let context = TimelineProviderContext(family: family)
    let timeline = try #require(host.immediateTimeline(of: widget, in: context))
    let entry = try #require(timeline.entry(dueAt: source.now))
    entries[name, default: []].append((source, entry))
    return entry
  }

  /// The entries that were asked for: a day is drawn in many modes, sizes and schemes, from one.
  @MainActor private static var entries: [String: [(source: CaffeineSource, entry: WidgetEntry)]] =
    [:]
}
