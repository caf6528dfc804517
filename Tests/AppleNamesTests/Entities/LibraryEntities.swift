import AppIntents
import SwiftUI
import WidgetKit

// The entities and answers of newer intents, as an app that shares its files with its widgets has them.

struct Manual: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Manual"
  static let defaultQuery = ManualQuery()
  static var urlRepresentation: URLRepresentation {
    "https://example.org/manuals/\(.id)/\(\.$title)"
  }

  let id: String
  @Property(title: "Title") var title: String
  @ComputedProperty var initials: String { String(title.prefix(1)) }
  @DeferredProperty(title: "Pages") var pages: Int { get async throws { 12 } }

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

struct ManualQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Manual.$title) {
      EqualToComparator { title in #Predicate<Manual> { $0.id == title } }
      ContainsComparator { title in #Predicate<Manual> { $0.id.contains(title) } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Manual.$title) }

  func entities(for identifiers: [String]) async throws -> [Manual] {
    identifiers.map { Manual(id: $0, title: $0.uppercased()) }
  }
  func suggestedEntities() async throws -> [Manual] { [Manual(id: "a", title: "A")] }
  func entities(
    matching comparators: [Predicate<Manual>], mode: ComparatorMode, sortedBy: [Sort<Manual>],
    limit: Int?
  ) async throws -> [Manual] { [] }
}

struct ReadingSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = ReadingSettingsQuery()
  @Property(title: "Night") var isNight: Bool
  var displayRepresentation: DisplayRepresentation { "Settings" }

  init() { isNight = true }
}

struct ReadingSettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> ReadingSettings { ReadingSettings() }
}

struct Leaflet: FileEntity {
  static let supportedContentTypes: [UTType] = [.pdf]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaflet"
  static let defaultQuery = LeafletQuery()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Leaflet" }
}

struct LeafletQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Leaflet] {
    identifiers.map(Leaflet.init)
  }
}

struct OpenManual: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Manual"
  @Parameter(title: "Manual") var target: Manual
}

struct LendManual: AppIntent {
  static let title: LocalizedStringResource = "Lend Manual"
  @Parameter(title: "To") var person: IntentPerson?
  @Parameter(title: "Deposit") var deposit: IntentCurrencyAmount?
  @Parameter(title: "By") var method: IntentPaymentMethod?

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: LoanSnippet())
  }
}

struct LoanSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Loan"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Lent"))
  }
}

struct Bookmark: Codable, Transferable {
  var title: String
  var page: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
      .suggestedFileName("Bookmark.txt")
    ProxyRepresentation(exporting: \.title)
  }
}
