import AppIntents
import SwiftUI
import WidgetKit

struct RoutineEntity: AppEntity, Identifiable, Hashable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Routine", numericFormat: "\(placeholder: .int) routines")
  static let defaultQuery = RoutineQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Streak") var streak: Int
  var emoji: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(emoji) \(name)", subtitle: "\(streak) days", image: .init(systemName: "flame.fill"))
  }

  init(_ routine: Routine) {
    id = routine.id
    emoji = routine.emoji
    name = routine.name
    streak = routine.streak(on: .now)
  }
  static func == (a: RoutineEntity, b: RoutineEntity) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct RoutineQuery: EntityQuery, EntityStringQuery {
  @MainActor func entities(for identifiers: [RoutineEntity.ID]) async throws -> [RoutineEntity] {
    RoutineStore.shared.routines.filter { identifiers.contains($0.id) }.map(RoutineEntity.init)
  }
  @MainActor func entities(matching string: String) async throws -> [RoutineEntity] {
    RoutineStore.shared.routines.filter { $0.name.localizedCaseInsensitiveContains(string) }.map {
      RoutineEntity($0)
    }
  }
  @MainActor func suggestedEntities() async throws -> [RoutineEntity] {
    RoutineStore.shared.routines.map(RoutineEntity.init)
  }
  func defaultResult() async -> RoutineEntity? { try? await suggestedEntities().first }
}

enum RoutineGridStyle: String, AppEnum, CaseIterable {
  case dots, squares, rings
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
  static let caseDisplayRepresentations: [RoutineGridStyle: DisplayRepresentation] = [
    .dots: DisplayRepresentation(title: "Dots", image: .init(systemName: "circle.grid.3x3")),
    .squares: "Squares",
    .rings: .init(title: "Rings", subtitle: "As on a watch"),
  ]
}

struct RoutineWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a routine"
  static let description = IntentDescription(
    "Shows the last weeks of a routine.", categoryName: "Routines",
    searchKeywords: ["streak", "goal"])
  static let isDiscoverable = false

  @Parameter(title: "Routine") var routine: RoutineEntity?
  @Parameter(title: "Style", default: .squares) var style: RoutineGridStyle
  @Parameter(title: "Weeks", default: 12, controlStyle: .stepper, inclusiveRange: (4, 26))
  var weeks: Int
  @Parameter(title: "Show streak", default: true) var showsStreak: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$routine, .hasAnyValue) {
      Summary("Show \(\.$routine) as \(\.$style)") {
        \.$weeks
        \.$showsStreak
      }
    } otherwise: {
      Summary { \.$routine }
    }
  }

  init() {}
  init(routine: RoutineEntity?, style: RoutineGridStyle = .squares) {
    self.routine = routine
    self.style = style
  }
}

struct LogRoutineIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Routine"
  static let openAppWhenRun: Bool = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Routine ID") var id: String
  @Parameter(title: "Amount", default: 1) var amount: Int

  init() {}
  init(id: UUID, amount: Int = 1) {
    self.id = id.uuidString
    self.amount = amount
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard let uuid = UUID(uuidString: id) else { throw $id.needsValueError("Which routine?") }
    try RoutineStore.shared.toggle(uuid)
    let count = RoutineStore.shared[id: uuid]?.count(on: .now) ?? 0
    return .result(value: count, dialog: "Logged \(count) times.")
  }
}

struct ToggleRoutineIntent: SetValueIntent {
  static let title = LocalizedStringResource("Toggle Routine", table: "Intents", comment: "Control")
  @Parameter(title: "Done") var value: Bool
  @Parameter(title: "Routine") var routine: RoutineEntity
  init() {}
  init(_ routine: RoutineEntity) { self.routine = routine }
  func perform() async throws -> some IntentResult {
    try await RoutineStore.shared.toggle(routine.id)
    return .result()
  }
}

struct OpenRoutineIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Routine"
  @Parameter(title: "Routine", requestValueDialog: IntentDialog("Which one?")) var target:
    RoutineEntity
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(filePath: "/routines/\(target.id)")))
  }
}

struct RoutineShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogRoutineIntent(),
      phrases: ["Log a routine in \(.applicationName)", "Track with \(.applicationName)"],
      shortTitle: "Log", systemImageName: "checkmark.circle")
    AppShortcut(
      intent: OpenRoutineIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open", systemImageName: "arrow.up.forward.app")
  }
  static let shortcutTileColor: ShortcutTileColor = .orange
}
