// swift-format-ignore-file: NeverForceUnwrap
import AppIntents
import Combine
import Intents
import SwiftUI
import WidgetKit

// A widget as it is written for Swift 6: an actor keeps what was fetched, a view model is the main
// actor's, and both kinds of provider hand over what is not Sendable.

actor PollenStore {
  static let shared = PollenStore()
  private var kept: [URL: Data] = [:]

  func data(from url: URL) async throws -> Data {
    if let data = kept[url] { return data }
    let (data, answer) = try await URLSession.shared.data(for: URLRequest(url: url))
    guard (answer as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    kept[url] = data
    return data
  }

  func count() -> Int { kept.count }
}

struct Pollen: Codable, Sendable {
  var grains: Int
  static let placeholder = Pollen(grains: 20)
}

final class PollenPicture {
  var image: UIImage?
}

struct PollenEntry: TimelineEntry {
  let date: Date
  let pollen: Pollen
  var picture: PollenPicture?
  var tapped: (() -> Void)?
}

@MainActor final class PollenModel: ObservableObject {
  static let shared = PollenModel()
  @Published var pollen = Pollen.placeholder
  @Published private(set) var isLoading = false
  private var watching = Set<AnyCancellable>()
  private var loading: Task<Void, Never>?

  init() { $pollen.receive(on: DispatchQueue.main).sink { _ in }.store(in: &watching) }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    async let count = PollenStore.shared.count()
    async let data = try? PollenStore.shared.data(from: PollenConstants.address)
    let (_, _) = await (count, data)
  }

  func start() { loading = Task { [weak self] in await self?.load() } }

  nonisolated var name: String { "Pollen" }
}

@MainActor @Observable final class PollenCounter {
  static let shared = PollenCounter()
  var count = 0
}

struct PollenProvider: TimelineProvider {
  func placeholder(in context: Context) -> PollenEntry {
    PollenEntry(date: Date(), pollen: .placeholder)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PollenEntry) -> Void) {
    Task { @MainActor in
      await PollenModel.shared.load()
      completion(PollenEntry(date: Date(), pollen: PollenModel.shared.pollen))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<PollenEntry>) -> Void
  ) {
    Task {
      let data = try? await PollenStore.shared.data(from: PollenConstants.address)
      let picture = PollenPicture()
      picture.image = data.flatMap { UIImage(data: $0) }
      let entry = PollenEntry(date: Date(), pollen: .placeholder, picture: picture)
      completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(900))))
    }
  }
}

struct PollenIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pollen"
  @Parameter(title: "Trees", default: true, displayName: .init(true: "Shown", false: "Hidden"))
  var showsTrees: Bool
}

/// A class that is not Sendable, nor are its entries.
final class PollenIntentProvider: AppIntentTimelineProvider {
  private var picture = PollenPicture()

  func placeholder(in context: Context) -> PollenEntry {
    PollenEntry(date: Date(), pollen: .placeholder)
  }

  func snapshot(for configuration: PollenIntent, in context: Context) async -> PollenEntry {
    placeholder(in: context)
  }

  func timeline(
    for configuration: PollenIntent, in context: Context
  ) async -> Timeline<PollenEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
  }
}

struct PollenWidget: Widget {
  static let kind = "Pollen"
  static let colors: [Color] = [.red, .blue]

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: PollenProvider()) { entry in
      PollenView(entry: entry).containerBackground(for: .widget) {
        LinearGradient(colors: Self.colors, startPoint: .top, endPoint: .bottom)
      }
    }
    .contentMarginsDisabled()
  }
}

struct PollenIntentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "PollenIntent", intent: PollenIntent.self, provider: PollenIntentProvider()
    ) { entry in
      PollenView(entry: entry)
    }
  }
}

/// An object that is nobody's, with a method of the main actor, as many view models are.
final class PollenLoader: ObservableObject {
  @Published var grains = 0
  @MainActor func load() async { grains += 1 }
}

struct PollenView: View {
  @StateObject private var loader = PollenLoader()
  let entry: PollenEntry
  @Environment(\.widgetFamily) private var family
  @StateObject private var model = PollenModel.shared
  @State private var counter = PollenCounter.shared

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH"
    return formatter
  }()

  @ViewBuilder private func row(_ text: String) -> some View { Text(text) }

  var body: some View {
    switch family {
    case .systemSmall: row(Self.formatter.string(from: entry.date))
    default:
      row(model.name).task(id: entry.date) { await loader.load() }.task { await model.load() }
        .onAppear { Task { await model.load() } }
    }
  }
}

/// What sources keep in constants, each of which has to be Sendable.
enum PollenConstants {
  static let address = URL(string: "https://example.org")!
  static let calendar = Calendar.current
  static let decoder = JSONDecoder()
  static let files = FileManager.default
  static let session = URLSession.shared
  static let center = NotificationCenter.default
  static let widgets = WidgetCenter.shared
  static let numbers = NumberFormatter()
  static let queue = DispatchQueue(label: "pollen")
  static let color = Color("Accent")
  static let systemColor = UIColor.red
  static let image = Image(systemName: "leaf")
  static let picture: UIImage? = nil
  static let text = Text("Pollen")
  static let key: LocalizedStringKey = "Pollen"
  static let font = Font.system(size: 12)
  static let animation = Animation.spring()
  static let shape = RoundedRectangle(cornerRadius: 3)
  static let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
  static let families: [WidgetFamily] = [.systemSmall]
  static let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  static let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 3))]
  static let style = AnyShapeStyle(Material.thin)
}

/// What Xcode makes of a definition file, and who answers: their classes are nobody's actor.
class PollenPlaceIntent: INIntent {
  var place: PollenPlace?
}

class PollenPlace: INObject, @unchecked Sendable {}

class PollenHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    guard intent is PollenPlaceIntent else { return super.handler(for: intent) }
    return self
  }
}
