import Foundation
import SwiftUI
import Observation
import WidgetKit
import AppIntents

struct Routine: Identifiable, Codable, Hashable, Sendable {
  enum Frequency: Codable, Hashable, Sendable {
    case daily
    case weekly(days: Set<Int>)
    case every(n: Int)
  }
  var id: UUID = .init()
  var name: String
  var emoji: String = "⭐️"
  var tint: CodableColor
  var goal: Int = 1
  var frequency: Frequency = .daily
  var completions: [String: Int] = [:]

  mutating func increment(on date: Date = .now, by amount: Int = 1) {
    completions[date.dayKey, default: 0] += amount
  }
  func count(on date: Date) -> Int { completions[date.dayKey] ?? 0 }
  func isDone(on date: Date) -> Bool { count(on: date) >= goal }
  func progress(on date: Date) -> Double { min(Double(count(on: date)) / Double(goal), 1) }

  func streak(on date: Date) -> Int {
    var streak = 0
    var day = date
    while isDone(on: day) {
      streak += 1
      guard let previous = Calendar.current.date(byAdding: .day, value: -1, to: day) else { break }
      day = previous
    }
    return streak
  }
}

struct CodableColor: Codable, Hashable, Sendable {
  var red, green, blue, alpha: Double
  init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    red = Double(resolved.red); green = Double(resolved.green); blue = Double(resolved.blue);
    alpha = Double(resolved.opacity)
  }
  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  var color: Color { Color(red: red, green: green, blue: blue).opacity(alpha) }
}

extension Date {
  var dayKey: String { formatted(.iso8601.year().month().day()) }
  /// The day of the samples, and of what previews and placeholders show.
  static let sampleDay = Date(timeIntervalSince1970: 1_795_359_600)
  func daysAgo(_ n: Int) -> Date {
    Calendar.autoupdatingCurrent.date(byAdding: DateComponents(day: -n), to: self) ?? self
  }
  var startOfWeek: Date { Calendar.current.dateInterval(of: .weekOfYear, for: self)?.start ?? self }
  var startOfMonth: Date {
    Calendar.current.date(from: Calendar.current.dateComponents([.year, .month], from: self))
      ?? self
  }
}

@MainActor
@Observable
final class RoutineStore {
  static let shared = RoutineStore()
  private(set) var routines: [Routine] = []
  @ObservationIgnored private let defaults: UserDefaults? = UserDefaults(
    suiteName: "group.org.example.routines")
  @ObservationIgnored var lastError: (any Error)?

  private init() { load() }

  func load() {
    guard let data = defaults?.data(forKey: "routines") else {
      routines = Routine.samples
      return
    }
    do { routines = try JSONDecoder().decode([Routine].self, from: data) } catch {
      lastError = error
    }
  }

  func save() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    defaults?.set(try encoder.encode(routines), forKey: "routines")
    WidgetCenter.shared.reloadTimelines(ofKind: "RoutineGrid")
  }

  func toggle(_ id: Routine.ID) throws {
    guard let index = routines.firstIndex(where: { $0.id == id }) else {
      throw RoutineError.notFound(id)
    }
    routines[index].increment()
    try save()
  }
  subscript(id id: Routine.ID) -> Routine? { routines.first { $0.id == id } }
}

enum RoutineError: Error, CustomLocalizedStringResourceConvertible {
  case notFound(UUID)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFound(let id): "No routine \(id.uuidString)"
    }
  }
}

extension Routine {
  static let samples: [Routine] = [
    Routine(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "Read", emoji: "📚",
      tint: .init(.orange), completions: history(seed: 3)),
    Routine(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), name: "Drink water",
      emoji: "💧", tint: .init(.blue), goal: 8, completions: history(seed: 5)),
    Routine(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3)), name: "Meditate",
      emoji: "🧘",
      tint: .init(.purple), frequency: .weekly(days: [2, 4, 6]), completions: history(seed: 7)),
  ]
  private static func history(seed: Int) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: (0..<120).map {
        (Date.sampleDay.daysAgo($0).dayKey, ($0 * seed + 1) % 4)
      })
  }
}
