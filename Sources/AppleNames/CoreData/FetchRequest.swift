extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    /// A context without a store, of views that nobody has given one.
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(.mainQueue) }
  }

  /// Where the objects of views are.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The objects of a view's context.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private let order: [SortDescriptor<Result>]

  /// None where they cannot be fetched.
  public var wrappedValue: FetchedResults<Result> {
    let found = (try? context.fetch(request)) ?? []
    return FetchedResults(
      results: order.isEmpty ? found : found.sorted(using: order), sortDescriptors: order,
      nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    order = []
  }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    order = []
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    order = sortDescriptors
    request.entity = Result.entity()
    request.predicate = predicate
  }
}

/// What was found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  fileprivate let results: [Result]
  public let sortDescriptors: [SortDescriptor<Result>]
  public let nsSortDescriptors: [NSSortDescriptor]
  public let nsPredicate: NSPredicate?

  public var startIndex: Int { 0 }
  public var endIndex: Int { results.count }
  public subscript(position: Int) -> Result { results[position] }
}
