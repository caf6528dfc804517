/// How a context takes turns.
public enum NSManagedObjectContextConcurrencyType: UInt, Hashable, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Finds, adds and takes away objects.
///
/// Unchecked, as Apple's is: it and its objects belong to whoever is in ``perform(_:)``, which lets one
/// thread in at a time.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set { coordinator = newValue }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var automaticallyMergesChangesFromParent = false
  /// Nothing else changes objects, so there is nothing to merge.
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var shouldDeleteInaccessibleFaults = true
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()

  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  /// The inserted objects in order.
  private var inserted: [NSManagedObject] = []
  private let turn = NSRecursiveLock()

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type.type)
  }

  /// How a context takes turns.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType

    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
  }

  /// When a block has its turn; there is no queue to wait in.
  public enum ScheduledTaskType: Hashable, Sendable {
    case immediate, enqueued
  }

  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }
  open var registeredObjects: Set<NSManagedObject> {
    Set(stored).union(insertedObjects)
  }

  private var stored: [NSManagedObject] {
    get { persistentStoreCoordinator?.objects ?? [] }
    set { persistentStoreCoordinator?.objects = newValue }
  }

  /// The objects that a request describes, also those that are not saved, in O(n), and O(n log n) where
  /// they are sorted.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if let format = request.predicate?.unreadableFormat { throw CoreDataProblem.unreadable(format) }
    var found = (stored + inserted).filter { object in
      request.describes(object) && !deletedObjects.contains(object)
        && request.predicate?.evaluate(with: object) ?? true
    }
    let order = request.sortDescriptors ?? []
    if !order.isEmpty {
      found.sort { first, second in
        let first = order.lazy.map { $0.compare(first, to: second) }.first { $0 != .orderedSame }
        return first == .orderedAscending
      }
    }
    let rest = found.dropFirst(request.fetchOffset)
    let wanted = request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest
    if request.resultType == .managedObjectIDResultType {
      return wanted.compactMap { $0.objectID as? Result }
    }
    return wanted.compactMap { $0 as? Result }
  }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    if insertedObjects.insert(object).inserted { inserted.append(object) }
  }
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    if insertedObjects.remove(object) != nil {
      inserted.removeAll { $0 === object }
    } else {
      deletedObjects.insert(object)
    }
  }
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: id)
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: id) else { throw CoreDataProblem.noSuchObject }
    return object
  }
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    (stored + inserted).first { $0.objectID === id }
  }

  func note(change object: NSManagedObject) {
    if !insertedObjects.contains(object) { updatedObjects.insert(object) }
  }

  /// Hands changes to the store; throws where they were to outlive the program, which they do not.
  open func save() throws {
    guard hasChanges else { return }
    guard parent != nil || persistentStoreCoordinator?.isTemporary == true else {
      throw CoreDataProblem.notSaved
    }
    let changed = insertedObjects.union(updatedObjects)
    for object in changed { object.willSave() }
    stored = (stored + inserted).filter { !deletedObjects.contains($0) }
    let saved = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    forgetChanges()
    for object in changed {
      object.savedValues = object.values
      object.didSave()
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: saved)
  }
  /// Takes back what has changed since the last ``save()``.
  open func rollback() {
    for object in updatedObjects { object.values = object.savedValues }
    for object in insertedObjects { object.managedObjectContext = nil }
    forgetChanges()
  }
  open func reset() { rollback() }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, updatedObjects.remove(object) != nil else { return }
    object.values = object.savedValues
  }
  open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func processPendingChanges() {}
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  private func forgetChanges() {
    (insertedObjects, updatedObjects, deletedObjects, inserted) = ([], [], [], [])
  }

  @TaskLocal static var working: NSManagedObjectContext?

  /// Does something at once.
  open func perform(_ block: @escaping () -> Void) { performAndWait(block) }
  /// Does something at once.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    turn.lock()
    defer { turn.unlock() }
    return try Self.$working.withValue(self) { try block() }
  }
  /// Does something at once.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try performAndWait(block) }
}

/// A state of a store; there is one.
open class NSQueryGenerationToken: NSObject {
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

/// Which of two changes of one object counts; nothing else changes objects.
public final class NSMergePolicy: NSObject, Sendable {
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)

  public let mergeType: NSMergePolicyType

  public init(merge type: NSMergePolicyType) {
    mergeType = type
  }
}

/// Which of two changes of one object counts.
public enum NSMergePolicyType: UInt, Hashable, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}
