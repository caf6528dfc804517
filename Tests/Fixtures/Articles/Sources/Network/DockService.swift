import SwiftUI

/// A place where bicycles of the city stand, as the server tells of it.
struct Dock: Decodable {
  let id: String
  let name: String
  let news: String
}

struct DockService {
  var server = URL(string: "https://bicycles.example.org/")

  func fetch(_ path: String, completion: @escaping (Dock?) -> Void) {
    guard let url = server?.appendingPathComponent(path) else { return completion(nil) }
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      guard error == nil, let data = data else { return completion(nil) }
      completion(try? JSONDecoder().decode(Dock.self, from: data))
    }
    task.resume()
  }
}
