// A widget with the imports that real ones have: Foundation beside SwiftUI, and the small modules.
import Combine
import Foundation
import OSLog
import SwiftUI
import UIKit
import WidgetKit
import os

private let logger = Logger(subsystem: "com.example.transit", category: "widget")

struct Departure: Identifiable, Codable, Hashable {
  let id: Int
  let line: String
  let date: Date
}

enum TransitError: LocalizedError {
  case closed

  var errorDescription: String? {
    String(localized: "error.closed", defaultValue: "No service", comment: "Shown at night")
  }
}

final class DepartureStore: ObservableObject {
  @Published var departures: [Departure] = []
  private var cancellables = Set<AnyCancellable>()
  private(set) var lines: [String] = []

  init() {
    $departures.dropFirst().map { $0.map(\.line) }.removeDuplicates()
      .sink { [weak self] in self?.lines = $0 }
      .store(in: &cancellables)
  }

  func load() async throws -> [Departure] {
    guard let url = URL(string: "https://example.com/departures.json") else { return [] }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode([Departure].self, from: data)
  }

  func publisher(for url: URL) -> AnyPublisher<[Departure], Never> {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Departure].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

/// A custom shape in a file that imports Foundation.
struct TrackLine: Shape {
  var inset: CGFloat = 2

  func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: inset, dy: inset).integral
    var path = Path()
    path.move(to: CGPoint(x: frame.minX, y: frame.midY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
    return path
  }

  static func size(of rect: CGRect) -> CGSize { CGSize(width: rect.width, height: 2) }
}

struct TransitEntry: TimelineEntry {
  let date: Date
  let departures: [Departure]
}

struct TransitProvider: TimelineProvider {
  let defaults = UserDefaults(suiteName: "group.com.example.transit")

  func placeholder(in context: Context) -> TransitEntry {
    TransitEntry(date: Date(), departures: [])
  }

  func getSnapshot(in context: Context, completion: @escaping (TransitEntry) -> Void) {
    logger.info("Snapshot for \(context.family.description, privacy: .public)")
    completion(TransitEntry(date: Date(timeIntervalSince1970: 0), departures: Self.samples))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TransitEntry>) -> Void) {
    let entry = TransitEntry(date: Date(timeIntervalSince1970: 0), departures: Self.samples)
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(900))))
  }

  static let samples = [
    Departure(id: 1, line: "S1", date: Date(timeIntervalSince1970: 240)),
    Departure(id: 2, line: "U8", date: Date(timeIntervalSince1970: 540)),
  ]
}

struct TransitView: View {
  let entry: TransitEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.scenePhase) private var phase

  private static let wait: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.minute]
    return formatter
  }()

  private let accent = Color(
    UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemBlue })

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(entry.departures) { departure in
        HStack {
          Text(departure.line).foregroundStyle(accent)
          Spacer()
          Text(Self.wait.string(from: entry.date, to: departure.date) ?? "")
        }
      }
      TrackLine().stroke(.secondary).frame(
        height: UIFont.preferredFont(forTextStyle: .body).lineHeight)
      Text(
        Measurement(value: 350, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
    }
    .glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8))
    .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in
    }
    .containerBackground(for: .widget) { Color(.systemBackground) }
  }
}

struct TransitWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "transit", provider: TransitProvider()) { TransitView(entry: $0) }
      .configurationDisplayName("Transit")
      .supportedFamilies([.systemSmall])
  }
}
