import SwiftUI
import WidgetKit

/// A film of the programme, as the server tells of it.
struct Film: Codable {
  let id: Int
  let title: String
  let director: String

  /// What a tap opens; the app knows the scheme.
  var url: URL? { URL(string: "cinema://film/\(id)") }
  var tickets: URL? { URL(string: "cinema://film/\(id)/tickets") }
}

struct FilmEntry: TimelineEntry {
  let date: Date
  let film: Film
  /// Where the poster lies; nothing may be there.
  var poster: URL?

  static let sample = FilmEntry(
    date: Date(), film: Film(id: 0, title: "The Long Tide", director: "Ida Holm"))
}
