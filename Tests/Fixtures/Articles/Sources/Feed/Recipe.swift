import Foundation
import WidgetKit

/// A recipe, as the app writes it into the shared folder and as the timeline holds it.
struct Recipe: Codable, TimelineEntry {
  var date = Date()
  let name: String
  let course: String
  let summary: String
  let published: String
}

extension Recipe {
  static let sample = Recipe(
    name: "Bread in a Day", course: "Baking, Beginners",
    summary: "Flour, water, salt and patience: a loaf for those who never baked one.",
    published: "Oct 12 2026 · Recipe (8 hrs)")
}

extension FileManager {
  static var sharedFolder: URL {
    FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.recipes")
      ?? FileManager.default.temporaryDirectory
  }
}

/// Reads what the app has written.
struct RecipeStore {
  var folder = FileManager.sharedFolder

  func recipes() -> [Recipe] {
    let file = folder.appendingPathComponent("contents.json")
    print("Reading \(file)")
    guard let data = try? Data(contentsOf: file) else { return [] }
    do {
      return try JSONDecoder().decode([Recipe].self, from: data)
    } catch {
      print("Cannot read the recipes: \(error)")
      return []
    }
  }
}
