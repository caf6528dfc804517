import SwiftUI
import WidgetKit

struct Cup {
  let name: String
  let photo: String?
  let caffeine: Measurement<UnitMass>
  let date: Date

  static let sample = Cup(
    name: "Cappuccino", photo: "cup", caffeine: Measurement(value: 80, unit: .milligrams),
    date: Date(timeIntervalSinceNow: -28 * 60 - 54))
}

struct CupEntry: TimelineEntry {
  let date: Date
  let cup: Cup
}

struct CupProvider: TimelineProvider {
  var now: () -> Date = Date.init

  func placeholder(in context: Context) -> CupEntry {
    entry
  }

  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }

  /// A cup of half an hour ago.
  private var entry: CupEntry {
    let date = now()
    let cup = Cup(
      name: "Cappuccino", photo: "cup", caffeine: Measurement(value: 80, unit: .milligrams),
      date: date.addingTimeInterval(-28 * 60 - 54))
    return CupEntry(date: date, cup: cup)
  }
}
