import CloudKit
import CoreData
import FamilyControls
import StoreKit
import SwiftUI
import TipKit
import UserNotifications
import WidgetKit

// What an app for reading shares with its widget: its store, a tip, its shop, its reminders and its
// limits of Screen Time.

final class ReadPage: NSManagedObject {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
}

final class ReadingStore: @unchecked Sendable {
  let container: NSPersistentCloudKitContainer

  init(inMemory: Bool = false) {
    container = NSPersistentCloudKitContainer(name: "Reading")
    let description = container.persistentStoreDescriptions.first
    if inMemory { description?.url = URL(fileURLWithPath: "/dev/null") }
    description?.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.reading")
    options.databaseScope = .private
    description?.cloudKitContainerOptions = options
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { print(error, error.userInfo) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }

  func add(_ title: String) throws {
    let page =
      NSEntityDescription.insertNewObject(forEntityName: "ReadPage", into: container.viewContext)
    (page as? ReadPage)?.title = title
    try container.viewContext.save()
  }
  func deleteAll() throws {
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "ReadPage")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeObjectIDs
    let result = try container.viewContext.execute(request) as? NSBatchDeleteResult
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: result?.result as? [NSManagedObjectID] ?? []],
      into: [container.viewContext])
  }
  func changes(after token: NSPersistentHistoryToken?) throws -> [NSPersistentHistoryTransaction] {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
    let result = try container.viewContext.execute(request) as? NSPersistentHistoryResult
    return result?.result as? [NSPersistentHistoryTransaction] ?? []
  }
}

final class ReadingList: NSObject, NSFetchedResultsControllerDelegate, ObservableObject {
  @Published private(set) var titles: [String] = []
  private let controller: NSFetchedResultsController<ReadPage>

  init(_ context: NSManagedObjectContext) {
    let request = NSFetchRequest<ReadPage>(entityName: "ReadPage")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \ReadPage.title, ascending: true)]
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    super.init()
    controller.delegate = self
    try? controller.performFetch()
    titles = controller.fetchedObjects?.compactMap(\.title) ?? []
  }
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    titles = self.controller.fetchedObjects?.compactMap(\.title) ?? []
    WidgetCenter.shared.reloadTimelines(ofKind: "Reading")
  }
}

struct ReadingTip: Tip {
  static let didRead = Event(id: "didRead")
  static let didBuy = Event<Purchase>(id: "didBuy")
  @Parameter
  static var isNew: Bool = true

  struct Purchase: Codable, Sendable {
    let id: String
  }

  var title: Text { Text("Read every day") }
  var message: Text? { Text("Touch and hold the widget to set a goal.") }
  var image: Image? { Image(systemName: "book") }
  var actions: [Action] { Action(id: "goal", title: "Set a goal") }
  var rules: [Rule] {
    #Rule(Self.$isNew) { $0 == true }
    #Rule(Self.didRead) { $0.donations.donatedWithin(.week).count >= 3 }
  }
  var options: [any TipOption] {
    Tips.IgnoresDisplayFrequency(true)
    MaxDisplayCount(3)
  }
}

enum ReadingReminder {
  static func request(at hour: Int) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = NSString.localizedUserNotificationString(forKey: "Read", arguments: nil)
    content.sound = UNNotificationSound(named: UNNotificationSoundName("page.caf"))
    content.categoryIdentifier = "read"
    return UNNotificationRequest(
      identifier: "read", content: content,
      trigger: UNCalendarNotificationTrigger(
        dateMatching: DateComponents(hour: hour), repeats: true))
  }
  static func register() async {
    let center = UNUserNotificationCenter.current()
    let later = UNNotificationAction(
      identifier: "later", title: "Later", options: [.authenticationRequired],
      icon: UNNotificationActionIcon(systemImageName: "clock"))
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "read", actions: [later], intentIdentifiers: [], options: .customDismissAction)
    ])
    guard await center.notificationSettings().alertSetting == .enabled else { return }
    try? await center.add(request(at: 20))
  }
}

struct ReadingEntry: TimelineEntry {
  let date: Date
  let titles: [String]
  let isFocused: Bool
}

struct ReadingProvider: TimelineProvider {
  func placeholder(in context: Context) -> ReadingEntry {
    ReadingEntry(date: .now, titles: ["A page"], isFocused: true)
  }
  func getSnapshot(in context: Context, completion: @escaping (ReadingEntry) -> Void) {
    completion(entry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ReadingEntry>) -> Void) {
    completion(Timeline(entries: [entry()], policy: .atEnd))
  }
  private func entry() -> ReadingEntry {
    let store = ReadingStore(inMemory: true)
    try? store.add("A room of one's own")
    return ReadingEntry(
      date: .now, titles: ReadingList(store.container.viewContext).titles,
      isFocused: AuthorizationCenter.shared.authorizationStatus == .approved)
  }
}

struct ReadingView: View {
  let entry: ReadingEntry
  var body: some View {
    VStack(alignment: .leading) {
      TipView(ReadingTip(), arrowEdge: .bottom)
      ForEach(entry.titles, id: \.self) { Text($0) }
      Text(entry.isFocused ? "Focused" : "Not limited")
        .popoverTip(ReadingTip())
    }
    .userActivity("reading") { $0.title = "Reading" }
    .onDrag { NSItemProvider(object: NSString(string: "Reading")) }
    .containerBackground(.background, for: .widget)
  }
}

struct ReadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reading", provider: ReadingProvider()) { ReadingView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct ReadingPaywall: View {
  @Environment(\.requestReview) private var requestReview
  @State private var isManaging = false
  var body: some View {
    SubscriptionStoreView(groupID: "reading") { Text("Read more") }
      .storeButton(.visible, for: .restorePurchases)
      .manageSubscriptionsSheet(isPresented: $isManaging)
      .subscriptionStatusTask(for: "reading") { state in
        if state.value?.contains(where: { $0.state == .subscribed }) == true { requestReview() }
      }
      .onInAppPurchaseCompletion { product, _ in print(product.displayName) }
  }
}
