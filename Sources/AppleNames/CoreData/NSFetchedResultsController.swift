/// Who is told when the objects of a controller change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// What has become of an object.
public enum NSFetchedResultsChangeType: UInt, Hashable, Sendable {
  case insert = 1
  case delete, move, update
}

/// Some of the objects of a controller: all, as there is one section.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Fetches objects, and again whenever its context is saved; the delegate is then told that something
/// has changed, not which.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var observer: (any NSObjectProtocol)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }
  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard observer == nil else { return }
    // It is told by the context, where the context is used, and its objects with it.
    nonisolated(unsafe) let refetch = { [weak self] in self?.refetch() }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: managedObjectContext, queue: nil
    ) { _ in _ = refetch() }
  }
  private func refetch() {
    guard let found = try? managedObjectContext.fetch(fetchRequest) else { return }
    fetchedObjects = found
    guard let delegate else { return }
    let told = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    told.fetchedObjects = found.compactMap { $0 as? any NSFetchRequestResult }
    delegate.controllerWillChangeContent(told)
    delegate.controllerDidChangeContent(told)
  }

  open class func deleteCache(withName name: String?) {}

  /// The object of a place; traps where there is none, as Apple's does.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let objects = fetchedObjects, indexPath.count == 2, indexPath[0] == 0,
      objects.indices.contains(indexPath[1])
    else { preconditionFailure("There is no object at \(indexPath).") }
    return objects[indexPath[1]]
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    fetchedObjects?.firstIndex { $0 as AnyObject === object as AnyObject }
      .map { IndexPath(indexes: [0, $0]) }
  }
  /// One with all, once they are fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { [Section(objects: $0)] }
  }

  private struct Section: NSFetchedResultsSectionInfo {
    let name = ""
    let indexTitle: String? = nil
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
  }
}
