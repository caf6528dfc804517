import SwiftUI

/// Gets the pictures of a timeline before it is handed over: each address once, two at a time, and
/// keeps them for the next timeline.
struct PictureStore: Sendable {
  let folder: SharedFolder
  let download: Download

  /// The picture files by their addresses; those that cannot be had are left out.
  func pictures(at addresses: [URL]) async -> [URL: Data] {
    await withTaskGroup(of: (URL, Data?).self) { group in
      var rest = Array(Set(addresses))
      var found: [URL: Data] = [:]
      for url in rest.suffix(2) { group.addTask { (url, await picture(at: url)) } }
      rest = rest.dropLast(2)
      for await (url, data) in group {
        found[url] = data
        if let next = rest.popLast() { group.addTask { (next, await picture(at: next)) } }
      }
      return found
    }
  }

  private func picture(at url: URL) async -> Data? {
    let name = url.absoluteString.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    if let data = try? folder.data(of: name ?? "") { return data }
    guard let data = try? await download.data(at: url), UIImage(data: data) != nil else {
      return nil
    }
    // A picture that cannot be kept is shown all the same.
    try? folder.keep(data, as: name ?? "")
    return data
  }
}
