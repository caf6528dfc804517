public import CloudKit

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// What kinds of objects there are.
///
/// A model that Xcode compiles is not read: classes say what they are. Unchecked, as it keeps nothing.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {}
  /// The model of a file, where there is one.
  public init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
  }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  open var entities: [NSEntityDescription] { [] }
  open var entitiesByName: [String: NSEntityDescription] { [:] }
}

/// Where a store is and how it is opened.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]

  public override init() {}
  public init(url: URL) {
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Whether it ends with the program anyway.
  var isTemporary: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

/// A store: objects in memory.
public final class NSPersistentStore: NSObject, Sendable {
  public let type: String
  public let url: URL?
  public let isReadOnly: Bool
  let isTemporary: Bool

  init(_ description: NSPersistentStoreDescription) {
    (type, url) = (description.type, description.url)
    (isReadOnly, isTemporary) = (description.isReadOnly, description.isTemporary)
  }
}

/// What keeps objects for contexts.
///
/// Unchecked, because both lists are only read and changed under the lock.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  private let lock = NSLock()
  private var stores: [NSPersistentStore] = []
  private var kept: [NSManagedObject] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
  }

  public var persistentStores: [NSPersistentStore] { lock.withLock { stores } }
  var objects: [NSManagedObject] {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
  var isTemporary: Bool { persistentStores.contains(where: \.isTemporary) }

  /// Adds an empty store.
  @discardableResult
  public func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    (description.type, description.url) = (type, url)
    return add(description)
  }
  func add(_ description: NSPersistentStoreDescription) -> NSPersistentStore {
    let store = NSPersistentStore(description)
    lock.withLock { stores.append(store) }
    return store
  }
  public func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  public func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(filePath: "/dev/null")
  }
  public func remove(_ store: NSPersistentStore) throws {
    lock.withLock { stores.removeAll { $0 === store } }
  }
  /// There is no file to delete.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}
  /// Throws, as there is no file to move.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore { throw CoreDataProblem.inMemory }
  /// None, as no identity outlives the program.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

/// A store with its contexts.
///
/// Unchecked, as Apple's is: descriptions are set before stores are loaded, and the rest never changes.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext(.mainQueue)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Where stores would be.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: type(of: self).defaultDirectoryURL().appending(path: "\(name).sqlite"))
    ]
  }

  /// Opens the stores, which are empty, and says so at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      _ = persistentStoreCoordinator.add(description)
      block(description, nil)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  /// Does something at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.performAndWait { block(context) }
  }
  /// Does something at once.
  public func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try context.performAndWait { try block(context) }
  }
}

/// A store that a person's devices share; nothing is shared.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  /// There is no account to share with.
  public func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws { throw CoreDataProblem.inMemory }
  public func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  public func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// What was shared; nobody makes one here.
  public final class Event: NSObject {
    public let identifier: UUID
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init?(nobody: Never) { nil }
  }
  public enum EventType: Int, Hashable, Sendable {
    case setup, `import`, export
  }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 1 << 1)
  public static let printSchema = Self(rawValue: 1 << 2)
}

/// Which database of iCloud is meant.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  open var databaseScope = CKDatabase.Scope.private

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
}
