import SwiftUI
import WidgetKit

struct LedgerBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget { SpendingWidget(); BalanceWidget(); CategoryWidget() }
}
struct SpendingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Spending", intent: BudgetConfiguration.self, provider: BudgetProvider()
    ) { entry in
      SpendingView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Spending").description("Spending by day.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
  }
}
struct BalanceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Balance", intent: BudgetConfiguration.self, provider: BudgetProvider()
    ) {
      BalanceView(entry: $0).containerBackground(Color("WidgetBackground"), for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge]).contentMarginsDisabled()
  }
}
struct CategoryWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Categories", intent: BudgetConfiguration.self, provider: BudgetProvider()
    ) { _ in
      CategoriesView().containerBackground(for: .widget) {
        Color(uiColor: .secondarySystemBackground)
      }
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
