import CoreData
import SwiftUI
import WidgetKit

// A widget over a Core Data store that it shares with its app, as Xcode's template and many tutorials
// set it up. The class is as Xcode's "Manual/None" writes it, but for the `@NSManaged` properties, which
// need what `Scripts/generate-models.swift` writes to link.

class Article: NSManagedObject {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Article> {
    NSFetchRequest<Article>(entityName: "Article")
  }

  var name: String? {
    get { primitiveValue(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }
  var count: Int16 {
    get { primitiveValue(forKey: "count") as? Int16 ?? 0 }
    set { setValue(newValue, forKey: "count") }
  }
  var bestBefore: Date? {
    get { primitiveValue(forKey: "bestBefore") as? Date }
    set { setValue(newValue, forKey: "bestBefore") }
  }
  var shelf: LarderShelf? {
    get { primitiveValue(forKey: "shelf") as? LarderShelf }
    set { setValue(newValue, forKey: "shelf") }
  }
}

extension Article: Identifiable {}

class LarderShelf: NSManagedObject, Identifiable {
  var label: String {
    get { primitiveValue(forKey: "label") as? String ?? "" }
    set { setValue(newValue, forKey: "label") }
  }
}

struct PersistenceController {
  static let shared = PersistenceController()

  static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let viewContext = result.container.viewContext
    for (index, name) in ["Flour", "Milk", "Eggs", "Yeast"].enumerated() {
      let article = Article(context: viewContext)
      article.name = name
      article.count = Int16(index)
      article.bestBefore = Date(timeIntervalSince1970: Double(index) * 86_400)
    }
    do {
      try viewContext.save()
    } catch {
      let nsError = error as NSError
      fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
    return result
  }()

  let container: NSPersistentCloudKitContainer

  init(inMemory: Bool = false) {
    container = NSPersistentCloudKitContainer(name: "Larder")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    } else if let storeURL = FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.larder")?
      .appendingPathComponent("Larder.sqlite")
    {
      let description = NSPersistentStoreDescription(url: storeURL)
      description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
      description.setOption(
        true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
      description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
        containerIdentifier: "iCloud.org.example.larder")
      container.persistentStoreDescriptions = [description]
    }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

struct LarderEntry: TimelineEntry {
  let date: Date
  let articles: [String]
}

struct LarderProvider: TimelineProvider {
  func placeholder(in context: Context) -> LarderEntry {
    LarderEntry(date: Date(), articles: ["Flour", "Milk"])
  }

  func getSnapshot(in context: Context, completion: @escaping (LarderEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LarderEntry>) -> Void) {
    let moc = PersistenceController.shared.container.viewContext
    moc.performAndWait {
      let request: NSFetchRequest<Article> = Article.fetchRequest()
      request.predicate = NSPredicate(
        format: "bestBefore >= %@ AND count > %d", Date() as NSDate, 0)
      request.sortDescriptors = [
        NSSortDescriptor(keyPath: \Article.bestBefore, ascending: true),
        NSSortDescriptor(key: "name", ascending: true),
      ]
      request.fetchLimit = 5
      var names: [String] = []
      do {
        names = try moc.fetch(request).compactMap { $0.name }
      } catch let error as NSError {
        print("Could not fetch. \(error), \(error.userInfo)")
      }
      completion(
        Timeline(entries: [LarderEntry(date: Date(), articles: names)], policy: .atEnd))
    }
  }
}

struct LarderWidgetView: View {
  var entry: LarderProvider.Entry

  var body: some View {
    VStack(alignment: .leading) {
      if entry.articles.isEmpty {
        Text("Nothing to use up")
      }
      ForEach(entry.articles, id: \.self) { Text($0) }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct LarderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Larder", provider: LarderProvider()) { entry in
      LarderWidgetView(entry: entry)
        .environment(\.managedObjectContext, PersistenceController.shared.container.viewContext)
    }
    .configurationDisplayName("Larder")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A list of the app, which its preview shows.
struct ArticleList: View {
  @Environment(\.managedObjectContext) private var viewContext

  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Article.name, ascending: true)],
    animation: .default)
  private var articles: FetchedResults<Article>

  @FetchRequest(sortDescriptors: [SortDescriptor(\Article.count, order: .reverse)])
  private var byCount: FetchedResults<Article>

  @FetchRequest(
    entity: Article.entity(), sortDescriptors: [],
    predicate: NSPredicate(format: "name CONTAINS[cd] %@", "milk"))
  private var milk: FetchedResults<Article>

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(articles) { ArticleRow(article: $0) }
      Text("Most: \(byCount.first?.name ?? "–"), milk: \(milk.count)")
    }
  }

  private func addItem() {
    withAnimation {
      let newItem = Article(context: viewContext)
      newItem.bestBefore = Date()
      try? viewContext.save()
    }
  }

  private func deleteItems(offsets: IndexSet) {
    offsets.map { articles[$0] }.forEach(viewContext.delete)
  }
}

struct ArticleRow: View {
  @ObservedObject var article: Article

  var body: some View {
    Text("\(article.name ?? "") \(article.count)")
  }
}
