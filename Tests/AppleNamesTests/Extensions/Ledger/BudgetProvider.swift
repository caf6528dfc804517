import WidgetKit
import Foundation

struct BudgetEntry: TimelineEntry {
  let date: Date
  let configuration: BudgetConfiguration
  var week: [DaySpending] = Ledger.week
  var spent: Double { week.map(\.total).reduce(0, +) }
}

struct BudgetProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BudgetEntry {
    BudgetEntry(date: Ledger.today, configuration: .init())
  }
  func snapshot(for configuration: BudgetConfiguration, in context: Context) async -> BudgetEntry {
    BudgetEntry(date: Ledger.today, configuration: configuration)
  }
  func timeline(for configuration: BudgetConfiguration, in context: Context) async -> Timeline<
    BudgetEntry
  > {
    let entry = BudgetEntry(date: .now, configuration: configuration)
    return Timeline(
      entries: [entry],
      policy: .after(Calendar.current.date(byAdding: .hour, value: 1, to: .now) ?? .now))
  }
}
