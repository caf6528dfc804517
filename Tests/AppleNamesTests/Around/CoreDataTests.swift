import CoreData
import Testing

/// Core Data in memory: what a program puts in is found, and nothing outlives it.
@Suite struct CoreDataTests {
  private func names(_ format: String, _ arguments: any CVarArg...) throws -> [String] {
    let request: NSFetchRequest<Article> = Article.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try PersistenceController.preview.container.viewContext.fetch(request)
      .compactMap(\.name)
  }

  @Test func conditionsInWordsAreRead() throws {
    #expect(try names("TRUEPREDICATE") == ["Eggs", "Flour", "Milk", "Yeast"])
    #expect(try names("name == %@", "Milk") == ["Milk"])
    #expect(try names("name BEGINSWITH[c] 'y' OR %K > %d", "count", 2) == ["Yeast"])
    #expect(try names("NOT (name CONTAINS 'l') && count != 3") == ["Eggs"])
    #expect(try names("count BETWEEN {1, 2}") == ["Eggs", "Milk"])
    #expect(try names("name IN %@", ["Milk", "Eggs"]) == ["Eggs", "Milk"])
    #expect(try names("name LIKE 'E*' OR name MATCHES '[MF].*k'") == ["Eggs", "Milk"])
    #expect(try names("shelf == nil AND shelf.label != 'Top'").count == 4)
    #expect(try names("count >= -1 AND count < 1.5") == ["Flour", "Milk"])
    let day = Date(timeIntervalSince1970: 86_400)
    #expect(try names("bestBefore > %@", day as NSDate) == ["Eggs", "Yeast"])
    #expect(try names("bestBefore <= %@", day as any CVarArg) == ["Flour", "Milk"])
  }

  @Test(arguments: [
    "SUBQUERY(tags, $x, $x == 1).@count > 0", "count + 1 > 3", "name ==", "(name == 'a'", "%K", "",
    "name == 'a' name", String(repeating: "(", count: 500), "name == $NAME", "name == %",
    "count IN " + String(repeating: "{", count: 500),
  ])
  func conditionsThatAreNotReadThrow(_ format: String) {
    #expect(throws: NSError.self) { try names(format) }
  }

  @Test func conditionsAreAboutDictionariesToo() {
    let books: [[String: Any]] = [
      ["title": "A", "tags": ["x", "y"]], ["title": "B", "tags": []],
    ]
    func titles(_ format: String) -> [String] {
      books.filter { NSPredicate(format: format).evaluate(with: $0) }
        .compactMap { $0["title"] as? String }
    }
    #expect(titles("ANY tags == 'y'") == ["A"])
    #expect(titles("'x' IN tags") == ["A"])
    #expect(titles("NONE tags == 'y'") == ["B"])
    #expect(titles("tags.@count == 0") == ["B"])
    #expect(titles("ALL tags < 'z'") == ["A", "B"])
  }

  @Test func missingValuesAreSortedFirst() throws {
    let context = PersistenceController(inMemory: true).container.newBackgroundContext()
    for name in ["b", nil, "a"] { Article(context: context).name = name }
    let request: NSFetchRequest<Article> = Article.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Article.name, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == [nil, "a", "b"])
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.name) == ["a"])
    #expect(try context.count(for: LarderShelf.fetchRequest()) == 0)
  }

  @Test func othersSeeWhatIsSaved() throws {
    let container = PersistenceController(inMemory: true).container
    let (mine, other) = (container.newBackgroundContext(), container.viewContext)
    let article = Article(context: mine)
    let request: NSFetchRequest<Article> = Article.fetchRequest()
    #expect(try other.fetch(request).isEmpty)
    #expect(article.isInserted && mine.hasChanges)
    #expect(article.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Article/"))
    try mine.save()
    #expect(try other.fetch(request) == [article])
    #expect(!mine.hasChanges)

    article.count = 5
    #expect(article.isUpdated)
    mine.rollback()
    #expect(article.count == 0)
    mine.delete(article)
    try mine.save()
    #expect(try other.fetch(request).isEmpty)
    #expect(throws: NSError.self) { try other.existingObject(with: article.objectID) }
  }

  /// A file would outlive the program, and there is none.
  @Test func whatWasToBeKeptCannotBeSaved() throws {
    let context = PersistenceController().container.viewContext
    try context.save()
    let article = Article(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSPersistentStoreSaveError)
    #expect(try context.fetch(NSFetchRequest<Article>(entityName: "Article")) == [article])
  }

  @Test func changesAreTold() {
    let article = Article(context: NSManagedObjectContext(.mainQueue))
    var told = 0
    let following = article.objectWillChange.sink { told += 1 }
    article.name = "Salt"
    article.setValue(2, forKey: "count")
    following.cancel()
    #expect(told == 2)
    #expect(article.changedValues().keys.sorted() == ["count", "name"])
  }

  @Test func requestsAreMadeInAContext() throws {
    let context = PersistenceController(inMemory: true).container.viewContext
    let request: NSFetchRequest<Article> = Article.fetchRequest()
    let found = try context.performAndWait {
      _ = Article(context: context)
      return try request.execute().count
    }
    #expect(found == 1)
    #expect(throws: NSError.self) { try request.execute() }
  }

  /// `Scripts/generate-managed.swift` has written what reads and writes them.
  @Test func managedPropertiesAreKept() throws {
    let context = PersistenceController(inMemory: true).container.viewContext
    let (first, second) = (Jotting(context: context), Jotting(context: context))
    #expect(first.text == nil && first.stars == 0 && !first.isPinned)
    (first.text, first.stars, first.next) = ("Tea", 3, second)
    first.stars += 1
    first.text? += " and cake"
    second.topics = NSSet(array: ["a"])
    #expect(first.text == "Tea and cake" && first.stars == 4 && first.next === second)
    #expect(second.topics?.count == 1)
    let request: NSFetchRequest<Jotting> = Jotting.fetchRequest()
    request.predicate = NSPredicate(format: "stars > 3 AND next == %@", second)
    #expect(try context.fetch(request) == [first])
  }

  /// `Scripts/generate-models.swift` has written their classes.
  @Test func modelsAreClasses() throws {
    let context = PersistenceController(inMemory: true).container.viewContext
    let (bed, bean) = (Bed(context: context), Plant(context: context))
    #expect(bed.area == 1.5 && bean.count == 0 && !bean.isWatered)
    #expect(bed.value(forKey: "area") as? Double == 1.5 && bed.soil == "Loam \"heavy\"")
    bed.addToPlants(bean)
    (bean.bed, bean.species) = (bed, "Bean")
    #expect((bed.plants?.allObjects as? [Plant])?.map(\.species) == ["Bean"])
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "bed.area > 1 AND bed == %@", bed)
    #expect(try context.fetch(request) == [bean])
    bed.removeFromPlants(bean)
    #expect(bed.plants?.count == 0)
    let tool = Tool(context: context)
    #expect(tool.price == 9.5)
    tool.price = NSDecimalNumber(value: 12)
    #expect(tool.price == 12)
  }

  @Test func aBatchDeletesWhatItFinds() throws {
    let context = PersistenceController(inMemory: true).container.viewContext
    for count in 0..<3 { Article(context: context).count = Int16(count) }
    let few: NSFetchRequest<any NSFetchRequestResult> = Article.fetchRequest()
    few.predicate = NSPredicate(format: "count < 2")
    let batch = NSBatchDeleteRequest(fetchRequest: few)
    batch.resultType = .resultTypeCount
    let result = try #require(try context.execute(batch) as? NSBatchDeleteResult)
    #expect(result.result as? Int == 2)
    // Without a type, a request is that of the class itself.
    let all = Article.fetchRequest()
    #expect(try context.fetch(all).map(\.count) == [2])
  }

  @MainActor @Test func viewsFindObjects() {
    let list = ArticleList()
      .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
    let text = CellRenderer(
      content: list, columns: 30, rows: 5, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(text.contains("Eggs 2") && text.contains("Most: Yeast, milk: 1"))
  }

  @MainActor @Test func widgetIsDrawnWithoutObjects() async throws {
    let text = try await timelineText(of: LarderWidget())
    #expect(text.contains("Nothing to use"))
  }
}
