/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject {}

/// What a fetch answers with; objects are what it can be here.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1 << 0)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 1 << 1)
  public static let countResultType = NSFetchRequestResultType(rawValue: 1 << 2)
}

/// Which objects to find.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most there may be; 0 is all.
  open var fetchLimit = 0
  /// How many of the first to leave out.
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() {
    entityName = nil
  }
  public init(entityName: String) {
    self.entityName = entityName
  }

  /// Finds what it describes in the context that is at work in ``NSManagedObjectContext/perform(_:)``;
  /// elsewhere there is none to ask.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.working else {
      throw CoreDataProblem.noContext
    }
    return try context.fetch(self)
  }

  /// Whether an object is of the kind that is looked for.
  func describes(_ object: NSManagedObject) -> Bool {
    guard let name = entity?.name ?? entityName else { return object is ResultType }
    return object.entity.name == name
  }
}

/// Why nothing can be read or written, with the codes of Apple's.
enum CoreDataProblem {
  /// `NSPersistentStoreSaveError`.
  static var notSaved: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
      userInfo: [NSLocalizedDescriptionKey: "Objects are kept in memory and cannot be saved."])
  }
  /// `NSManagedObjectReferentialIntegrityError`.
  static var noSuchObject: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [NSLocalizedDescriptionKey: "There is no such object."])
  }
  /// `NSCoreDataError`.
  static var noContext: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSCoreDataError,
      userInfo: [NSLocalizedDescriptionKey: "There is no context to fetch from."])
  }
  /// `NSCoreDataError`, with the format that is not read.
  static func unreadable(_ format: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSCoreDataError,
      userInfo: [
        NSLocalizedDescriptionKey: "“\(format)” has parts that predicates cannot read here."
      ])
  }
}

public let NSManagedObjectReferentialIntegrityError = 133000
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreSaveError = 134030
public let NSCoreDataError = 134060
public let NSPersistentStoreOpenError = 134080

/// What became of a request.
open class NSPersistentStoreResult: NSObject {}

/// What a batch request answers with.
public enum NSBatchDeleteRequestResultType: UInt, Hashable, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Which objects to delete.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
  }
}

/// Which objects were deleted, as its request asks.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ objects: [NSManagedObject], as type: NSBatchDeleteRequestResultType) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = objects.map(\.objectID)
    case .resultTypeCount: result = objects.count
    }
  }
}

extension NSManagedObjectContext {
  /// Does what a batch asks for, as if each object were deleted; other requests find nothing.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = try fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
    for object in objects { delete(object) }
    return NSBatchDeleteResult(objects, as: request.resultType)
  }
}
