import SwiftUI

/// An article, as the app writes it and the widget shows it.
struct FeedItem: Codable, Hashable, Identifiable, Sendable {
  static let file = "articles.json"

  let id: Int
  let title: String
  let subject: String
  let summary: String
  let released: String

  /// Where a tap leads.
  var url: URL? { URL(string: "https://example.org/articles/\(id)") }

  /// What the gallery shows.
  static let sample = FeedItem(
    id: 0, title: "Brewing for Beginners", subject: "Coffee",
    summary: "What you need, and in which order.",
    released: "Nov 2026 · Article (10 mins)")
}
