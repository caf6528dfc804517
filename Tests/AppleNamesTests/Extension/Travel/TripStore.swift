import SwiftUI
import WidgetKit
import Intents

extension Date {
  /// When the examples are: previews show them.
  static let exampleDay = Date(timeIntervalSince1970: 1_795_359_600)
}

struct Trip: Codable, Identifiable {
  var id = UUID().uuidString
  let title: String
  let date: Date
  var colorName: String?
  var imageData: Data?
}

enum DefaultsKey: String { case events, pinned, lastSync }

@propertyWrapper
struct GroupDefault<Value: Codable> {
  let key: DefaultsKey
  let defaultValue: Value
  private let store = UserDefaults(suiteName: "group.org.example.trips") ?? .standard

  init(wrappedValue: Value, _ key: DefaultsKey) {
    self.key = key
    self.defaultValue = wrappedValue
  }
  var wrappedValue: Value {
    get {
      guard let data = store.object(forKey: key.rawValue) as? Data else { return defaultValue }
      return (try? JSONDecoder().decode(Value.self, from: data)) ?? defaultValue
    }
    set { store.set(try? JSONEncoder().encode(newValue), forKey: key.rawValue) }
  }
  var projectedValue: GroupDefault<Value> { self }
}

struct EventStore {
  @GroupDefault(.events) var events: [Trip] = []
  @GroupDefault(.pinned) var pinned: String? = nil

  var next: Trip { next(after: Date()) }

  func next(after date: Date) -> Trip {
    events.filter { $0.date > date }.sorted(by: { $0.date < $1.date }).first
      ?? Trip(
        title: NSLocalizedString("New Year", comment: "event"),
        date: Calendar.current.nextDate(
          after: date, matching: DateComponents(month: 1, day: 1), matchingPolicy: .nextTime)
          ?? date)
  }
}

struct TripEntry: TimelineEntry {
  let date: Date
  let event: Trip
  var relevance: TimelineEntryRelevance? {
    let days = event.date.timeIntervalSince(date) / 86_400
    return TimelineEntryRelevance(score: Float(max(0, 100 - days)), duration: 3600)
  }
  var components: DateComponents {
    Calendar.current.dateComponents([.day, .hour, .minute], from: date, to: event.date)
  }
}

struct TripProvider: TimelineProvider {
  let store = EventStore()
  func placeholder(in context: Context) -> TripEntry {
    TripEntry(
      date: .exampleDay, event: Trip(title: "Lisbon", date: .exampleDay + 12 * 86_400 + 18_500))
  }
  func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
    completion(TripEntry(date: Date(), event: store.next))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
    let now = Date()
    let midnight = Calendar.current.startOfDay(for: now)
    let nextMidnight = Calendar.current.date(byAdding: .day, value: 1, to: midnight) ?? now
    let entries = stride(from: 0, to: 24, by: 6).map {
      TripEntry(date: now.addingTimeInterval(TimeInterval($0 * 3600)), event: store.next)
    }
    completion(Timeline(entries: entries, policy: .after(nextMidnight)))
  }
}
