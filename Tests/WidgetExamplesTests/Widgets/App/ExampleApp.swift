import SwiftUI
import WidgetKit

/// The app that the widgets belong to: it writes what they read, and tells the system.
struct ExampleApp {
  private let device: Device

  init() { self.init(device: Device()) }

  init(device: Device) { self.device = device }

  /// Where the app and its widgets meet; `nil` where the device has no such folder.
  var folder: URL? { device.folder.url }

  func loadArticles() throws {
    try device.folder.keep(Self.articles, as: FeedItem.file)
    WidgetCenter.shared.reloadTimelines(ofKind: WidgetKind.feed)
  }

  /// Counts one more glass of water, and says how many it were today.
  func drink() throws -> Int {
    let last = try? device.folder.value(Glasses.self, of: Glasses.file)
    let isToday = last.map { device.calendar.isDate($0.date, inSameDayAs: device.now()) } ?? false
    let glasses = Glasses(date: device.now(), count: isToday ? (last?.count ?? 0) + 1 : 1)
    try device.folder.keep(glasses, as: Glasses.file)
    WidgetCenter.shared.reloadTimelines(ofKind: WidgetKind.goal)
    return glasses.count
  }

  static let articles = [
    FeedItem(
      id: 101, title: "The Grinder Matters More than the Machine", subject: "Equipment",
      summary: "Even grounds give up their taste at the same time. Why a good grinder is the first "
        + "thing to buy, and how to choose one.",
      released: "Nov 20 2026 · Article (12 mins)"),
    FeedItem(
      id: 102, title: "Milk, and How to Steam It", subject: "Latte Art",
      summary: "Stretch, then roll: two movements, a thermometer and a jug.",
      released: "Nov 18 2026 · Video (35 mins)"),
    FeedItem(
      id: 103, title: "A Short History of the Espresso Bar", subject: "Culture",
      summary: "From Turin in 1884 to the corner of your street.",
      released: "Nov 13 2026 · Article (20 mins)"),
    FeedItem(
      id: 104, title: "Water for Coffee", subject: "Chemistry",
      summary: "What minerals do to a cup.", released: "Nov 9 2026 · Article (8 mins)"),
  ]
}
