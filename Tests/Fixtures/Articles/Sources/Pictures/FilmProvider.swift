import SwiftUI
import WidgetKit

extension FileManager {
  static var posterFolder: URL {
    FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.cinema")
      ?? FileManager.default.temporaryDirectory
  }
}

struct FilmProvider: TimelineProvider {
  var server = URL(string: "https://cinema.example.org/")
  var folder = FileManager.posterFolder
  let loader = PosterLoader()

  func placeholder(in context: Context) -> FilmEntry {
    FilmEntry.sample
  }

  func getSnapshot(in context: Context, completion: @escaping (FilmEntry) -> Void) {
    completion(FilmEntry.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FilmEntry>) -> Void) {
    let start = Date()
    fetchFilms { films in
      let posters = films.compactMap { film -> (source: URL, file: URL)? in
        guard let source = server?.appendingPathComponent("posters/\(film.id).png") else {
          return nil
        }
        return (source, file(of: film))
      }
      loader.load(posters) {
        let entries = films.enumerated().map { index, film in
          FilmEntry(
            date: start.addingTimeInterval(Double(index) * 1200), film: film,
            poster: file(of: film))
        }
        let end = start.addingTimeInterval(Double(max(films.count, 1)) * 1200)
        completion(Timeline(entries: entries, policy: .after(end)))
      }
    }
  }

  private func file(of film: Film) -> URL {
    folder.appendingPathComponent("poster-\(film.id).png")
  }

  private func fetchFilms(completion: @escaping ([Film]) -> Void) {
    guard let url = server?.appendingPathComponent("films.json") else { return completion([]) }
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in
      completion(data.flatMap { try? JSONDecoder().decode([Film].self, from: $0) } ?? [])
    }
    task.resume()
  }
}
