import Foundation
import Testing

/// The sums of days as somebody would count them with Foundation's calendar alone.
struct CountedYear {
  static let zones = [
    "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kathmandu", "Pacific/Honolulu",
    "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kiritimati",
  ]

  /// The time that begins a day.
  let start: String
  /// Since when which limit held.
  var limits: [(date: Date, limit: Int)] = []
  /// The milligrams of each day with drinks.
  private(set) var days: [String: Double] = [:]

  mutating func add(_ milligrams: Double, at date: Date, in zone: String) throws {
    days[try day(of: date, in: zone), default: 0] += milligrams
  }

  init(from start: String) { self.start = start }

  /// The date on the wall, or the one before until a day begins.
  func day(of date: Date, in zone: String) throws -> String {
    let offset = try #require(TimeZone(identifier: zone)).secondsFromGMT(for: date)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
    let shown = calendar.dateComponents([.hour, .minute], from: date)
    let time = String(format: "%02d:%02d", shown.hour ?? 0, shown.minute ?? 0)
    let day = time < start ? calendar.date(byAdding: .day, value: -1, to: date) ?? date : date
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  /// So many days before a day.
  static func day(_ day: String, before days: Int) throws -> String {
    let noon = try Date(day + "T12:00:00Z", strategy: .iso8601)
    return String((noon - Double(days) * 86_400).formatted(.iso8601).prefix(10))
  }

  /// An instant as the clock of a zone shows it, with its offset: `2026-11-20T23:00:00-05:00`.
  static func text(of date: Date, in zone: String) throws -> String {
    let zone = try #require(TimeZone(identifier: zone))
    return date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
  }
}
