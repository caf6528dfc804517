// Intents in the forms that apps have them: it has to compile.
import AppIntents
import SwiftUI
import WidgetKit
struct OpenApp: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let description = IntentDescription("Opens", categoryName: "x", searchKeywords: ["a"])
  static let openAppWhenRun: Bool = true
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(filePath: "/shelf")))
  }
}
struct Say: AppIntent {
  static let title: LocalizedStringResource = "Say"
  @Parameter(title: "Text", description: "d", requestValueDialog: "Which?") var text: String
  @Parameter(title: "N", default: 3, controlStyle: .stepper, inclusiveRange: (0, 5)) var n: Int
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: text, dialog: "Done \(text)")
  }
  static var parameterSummary: some ParameterSummary { Summary("Say \(\.$text)") { \.$n } }
}
struct ShowShelf: AppIntent {
  static let title: LocalizedStringResource = "S"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("x")) }
}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Say(), phrases: ["Say with \(.applicationName)"], shortTitle: "Say",
      systemImageName: "mic")
  }
  static let shortcutTileColor: ShortcutTileColor = .blue
}
struct Book: AppEntity {
  let id: String
  @Property(title: "Name") var name: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = BookQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "x", image: .init(systemName: "book"))
  }
  init(id: String) { self.id = id }
}
struct BookQuery: EntityStringQuery {
  @Dependency var store: BookStore
  func entities(for identifiers: [String]) async throws -> [Book] { [] }
  func suggestedEntities() async throws -> [Book] { [] }
  func entities(matching string: String) async throws -> [Book] { [] }
}
final class BookStore: Sendable {}
struct OpenBook: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Book") var target: Book
  func perform() async throws -> some IntentResult { .result() }
}
struct Play: AudioPlaybackIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Open"
  func perform() async throws -> some IntentResult { .result() }
  @Parameter(title: "N") var n: Int
}
enum Genre: String, AppEnum {
  case a; static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre";
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .a: .init(title: "A", image: .init(systemName: "a"))
  ]
}
/// Xcode's template of a widget's settings.
struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configuration" }
  static var description: IntentDescription { "This is an example widget." }

  @Parameter(title: "Favorite Emoji", default: "😃")
  var favoriteEmoji: String
}

extension ConfigurationAppIntent {
  static var smiley: ConfigurationAppIntent {
    let intent = ConfigurationAppIntent()
    intent.favoriteEmoji = "😀"
    return intent
  }
}
