import SwiftData
import SwiftUI
import WidgetKit

// A widget of models, as SwiftData has them.

@Model
final class ShelfBook {
  #Unique<ShelfBook>([\.title])
  #Index<ShelfBook>([\.title], [\.pages, \.finished])
  @Attribute(.unique) var title: String
  var pages: Int
  var finished: Date?
  @Relationship(deleteRule: .cascade, inverse: \ShelfNote.book) var notes: [ShelfNote] = []
  @Transient var isOpen = false

  init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

@Model class ShelfNote {
  var id = UUID()
  var text: String
  var book: ShelfBook?

  init(text: String) { self.text = text }
}

enum Shelf {
  static let container: ModelContainer = {
    let schema = Schema([ShelfBook.self, ShelfNote.self])
    let configuration = ModelConfiguration(
      schema: schema, isStoredInMemoryOnly: false, groupContainer: .identifier("group.books"))
    do {
      return try ModelContainer(for: schema, configurations: [configuration])
    } catch {
      fatalError("\(error)")
    }
  }()
}

struct ShelfEntry: TimelineEntry {
  let date: Date
  let titles: [String]
}

struct ShelfProvider: TimelineProvider {
  func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .now, titles: []) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ShelfEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ShelfEntry>) -> Void
  ) {
    Task { @MainActor in
      var descriptor = FetchDescriptor<ShelfBook>(
        predicate: #Predicate { $0.pages > 100 }, sortBy: [SortDescriptor(\.title)])
      descriptor.fetchLimit = 3
      let books = try? Shelf.container.mainContext.fetch(descriptor)
      let entry = ShelfEntry(date: .now, titles: (books ?? []).map(\.title))
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct ShelfView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \ShelfBook.title, order: .reverse) private var books: [ShelfBook]
  @Query(filter: #Predicate<ShelfBook> { $0.pages < 100 }) private var short: [ShelfBook]
  @Query private var notes: [ShelfNote]

  var body: some View {
    VStack {
      ForEach(books) { Text($0.title) }
      Text("\(short.count) short, \(notes.count) notes")
    }
  }
}
