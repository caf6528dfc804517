import SwiftData
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct SwiftDataTests {
  @Test func modelsAreFoundSortedAndTakenAway() throws {
    let container = try ModelContainer(for: ShelfBook.self, ShelfNote.self)
    let context = container.mainContext
    for (title, pages) in [("Dune", 412), ("Emma", 474), ("Candide", 94)] {
      context.insert(ShelfBook(title: title, pages: pages))
    }
    context.insert(ShelfNote(text: "Read again"))
    var descriptor = FetchDescriptor<ShelfBook>(
      predicate: #Predicate { $0.pages > 90 }, sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.title) == ["Emma", "Dune", "Candide"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["Dune"])
    try context.delete(model: ShelfBook.self, where: #Predicate { $0.title == "Emma" })
    #expect(try context.fetchCount(FetchDescriptor<ShelfBook>()) == 2)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<ShelfNote>()) == 1)
  }

  @Test func whatIsNotKeptIsNotSaved() throws {
    let lasting = try ModelContainer(for: ShelfNote.self).mainContext
    try lasting.save()
    lasting.insert(ShelfNote(text: "Read again"))
    #expect(throws: SwiftDataError.noStore) { try lasting.save() }
    let passing = try ModelContainer(
      for: ShelfNote.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
    passing.insert(ShelfNote(text: "Read again"))
    try passing.save()
  }

  @Test func aViewsContainerIsFilledWhenItIsSetUp() {
    let shelf = ShelfView().modelContainer(
      for: [ShelfBook.self, ShelfNote.self], inMemory: true, isAutosaveEnabled: false
    ) { container in
      try? container.get().mainContext.insert(ShelfBook(title: "Emma", pages: 474))
    }
    let renderer = CellRenderer(
      content: shelf, columns: 20, rows: 3, environment: EnvironmentValues())
    #expect(renderer.render().grid.plain().contains("Emma"))
  }

  @Test func viewsQueryTheirContext() throws {
    let container = try ModelContainer(for: ShelfBook.self)
    for (title, pages) in [("Dune", 412), ("Candide", 94)] {
      container.mainContext.insert(ShelfBook(title: title, pages: pages))
    }
    let drawn = CellRenderer(
      content: ShelfView().modelContainer(container), columns: 20, rows: 3,
      environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(drawn.contains("Dune") && drawn.contains("1 short, 0 notes"))
  }
}
