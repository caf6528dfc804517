// Requests to a store itself. Here stores are in memory: adding and changing objects in them so throws,
// as Apple's does with such a store.

/// What came of a request.
open class NSPersistentStoreResult: NSObject {}

/// Deletes what a request finds, as if each object were deleted.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let objectIDs: [NSManagedObjectID]

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = []
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = nil
    objectIDs = objects
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Hashable, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Which objects were deleted, as its request asks.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  fileprivate init(_ objects: [NSManagedObject], as type: NSBatchDeleteRequestResultType) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = objects.map(\.objectID)
    case .resultTypeCount: result = objects.count
    }
  }
}

/// Adds objects by their values.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  public init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { entityName = entity.name ?? "" }
  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { entityName = entity.name ?? "" }
}

public enum NSBatchInsertRequestResultType: UInt, Hashable, Sendable {
  case statusOnly, objectIDs, count
}

public final class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any? = nil
  private override init() {}
}

/// Gives objects other values.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
  }
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Hashable, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public final class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any? = nil
  private override init() {}
}

/// Fetches objects and then tells somebody, at once.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void
  public let completionBlock: Completion?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

public final class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>:
  NSPersistentStoreResult
{
  public let finalResult: [ResultType]?

  init(_ found: [ResultType]) {
    finalResult = found
  }
}

/// A request that answers at once.
private protocol ImmediateRequest {
  func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: ImmediateRequest {
  fileprivate func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(try context.fetch(fetchRequest))
    completionBlock?(result)
    return result
  }
}

extension NSBatchDeleteRequest: ImmediateRequest {
  fileprivate func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let objects =
      try fetchRequest.map { try context.fetch($0).compactMap { $0 as? NSManagedObject } }
      ?? objectIDs.compactMap { try? context.existingObject(with: $0) }
    for object in objects { context.delete(object) }
    return NSBatchDeleteResult(objects, as: resultType)
  }
}

extension NSManagedObjectContext {
  /// Answers an asynchronous fetch and deletes a batch; of anything else throws, as there is no file.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? any ImmediateRequest else { throw CoreDataProblem.inMemory }
    return try request.answer(in: self)
  }
  /// Nothing changes a store but its contexts, which share their objects.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
  /// Identities are those of the program from the start.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public func undo() { undoManager?.undo() }
  public func redo() { undoManager?.redo() }
}
