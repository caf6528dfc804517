// What has become of a store: nothing is written down, so asking for it throws.

/// Asks for what has become of a store, or forgets it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.fetchRequest = fetchRequest
    return request
  }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
}

public enum NSPersistentHistoryResultType: Int, Hashable, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A moment in what has become of a store; nobody makes one here.
open class NSPersistentHistoryToken: NSObject, NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
}

/// One save; nobody makes one here.
open class NSPersistentHistoryTransaction: NSObject {
  public let timestamp: Date
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  public let author: String?
  public let contextName: String?
  public let token: NSPersistentHistoryToken
  public let changes: [NSPersistentHistoryChange]?

  init?(nobody: Never) { nil }

  /// None, as there is no store of them.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
  open func objectIDNotification() -> Notification {
    Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification)
  }
}

/// What has become of one object; nobody makes one here.
open class NSPersistentHistoryChange: NSObject {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType

  init?(nobody: Never) { nil }
}

public enum NSPersistentHistoryChangeType: Int, Hashable, Sendable {
  case insert, update, delete
}

public final class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any? = nil
  private override init() {}
}

/// Under which a notification of Core Data has its objects, each a set.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSStoreUUIDKey = "storeUUID"

extension NSManagedObjectContext {
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
}

extension NSPersistentStoreCoordinator {
  /// None, as nothing is written down.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }
}
