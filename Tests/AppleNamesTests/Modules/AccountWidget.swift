import AppIntents
import SwiftData
import SwiftUI
import WidgetKit

// Forms that real widgets have and that were missing.

struct AccountEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  static let defaultQuery = AccountQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// A query that is a provider of options too, and says of itself only what a query does.
struct AccountQuery: EntityQuery, DynamicOptionsProvider {
  func entities(for identifiers: [String]) async throws -> [AccountEntity] {
    identifiers.map { AccountEntity(id: $0) }
  }
  func suggestedEntities() async throws -> [AccountEntity] {
    [AccountEntity(id: "home"), AccountEntity(id: "work")]
  }
}

/// Cases that are entities as well.
enum Period: String, AppEnum, AppEntity {
  case day, week
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [
    .day: "A day", .week: "A week",
  ]
  static let defaultQuery = PeriodQuery()
  var id: String { rawValue }
}

struct PeriodQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Period] {
    identifiers.compactMap(Period.init)
  }
}

struct AccountIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Account"
  @Parameter(title: "Account") var account: AccountEntity?
  @Parameter(title: "Period") var period: Period
  @Parameter(title: "Folder", optionsProvider: FolderOptions()) var folder: String?
}

struct FolderOptions: DynamicOptionsProvider {
  @IntentParameterDependency<AccountIntent>(\.$account) var config

  func results() async throws -> [String] {
    guard let name = config?.account.id else { return ["none"] }
    let known = config?.account?.id ?? "?"
    return ["\(name) of \(known)", "\(config?.period ?? .day)"]
  }
}

struct RefreshIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  func perform() async throws -> some IntentResult {
    guard await AccountQuery().defaultResult() != nil else { throw AppIntentError.restartPerform }
    return .result()
  }
}

struct AccountView: View {
  struct Row: Identifiable {
    let id: Int
    var name: String
  }
  let deadline: Date

  var body: some View {
    VStack {
      ForEach(.constant([Row(id: 1, name: "a"), Row(id: 2, name: "b")])) { $row in
        Text(row.name).foregroundStyle(Color(.lightText))
      }
      Text(TimeDataSource<Date>.durationOffset(to: deadline), format: .units(allowed: [.hours]))
      Text(.durationOffset(to: deadline), format: .time(pattern: .hourMinute))
      Text("x").foregroundStyle(Color(uiColor: .placeholderText))
    }
    .transition(.blurReplace)
    .transition(.blurReplace(.upUp))
    .transition(AnyTransition(.blurReplace).combined(with: .opacity))
    .transition(BlurReplaceTransition(configuration: .downUp))
  }
}

struct AccountEntry: TimelineEntry {
  let date: Date
}

struct AccountProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> AccountEntry { AccountEntry(date: .distantPast) }
  func snapshot(for configuration: AccountIntent, in context: Context) async -> AccountEntry {
    placeholder(in: context)
  }
  func timeline(
    for configuration: AccountIntent, in context: Context
  ) async -> Timeline<AccountEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

struct AccountWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "account", intent: AccountIntent.self, provider: AccountProvider()
    ) { AccountView(deadline: $0.date) }
    .supplementalActivityFamilies([.small])
  }
}

@Model final class Note {
  var text: String
  init(text: String) { self.text = text }
}
