import AppIntents
import WidgetKit

enum LedgerPeriod: String, AppEnum {
  case week, month, year
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Period" }
  static var caseDisplayRepresentations: [LedgerPeriod: DisplayRepresentation] {
    [
      .week: "This Week",
      .month: DisplayRepresentation(title: "This Month", subtitle: "Since the first"),
      .year: .init(title: "This Year", image: .init(systemName: "calendar")),
    ]
  }
}

struct BudgetConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Budget" }
  static var description: IntentDescription { "Which period to show." }
  @Parameter(title: "Period", default: .week) var period: LedgerPeriod
  @Parameter(title: "Hide amounts", default: false) var hideAmounts: Bool
  @Parameter(title: "Budget", default: 400, controlStyle: .field) var budget: Double
  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$period)") {
      \.$hideAmounts; \.$budget
    }
  }
}
