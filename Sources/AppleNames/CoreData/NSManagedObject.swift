/// What a fetch can find.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What objects of one class are called.
open class NSEntityDescription: NSObject {
  open var name: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var managedObjectClassName: String! {
    get { className ?? name ?? "NSManagedObject" }
    set { className = newValue }
  }
  private var className: String?
  open var attributesByName: [String: NSAttributeDescription] { [:] }

  /// What objects of that name are; there is no model to look it up in.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  /// An object of a class of that name, in the module that asks for it.
  ///
  /// There is no model that would know the class: one of another name, or of another module, is found by
  /// `init(context:)` alone, and here the object is of no class of its own.
  @discardableResult
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext,
    file: StaticString = #fileID
  ) -> NSManagedObject {
    let module = String("\(file)".prefix { $0 != "/" })
    let type = NSClassFromString("\(module).\(entityName)") as? NSManagedObject.Type
    let entity = NSEntityDescription()
    entity.name = entityName
    return (type ?? NSManagedObject.self).init(description: entity, in: context)
  }
}

/// A property of objects; there is no model that would have any.
open class NSAttributeDescription: NSObject {
  open var name = ""
}

/// What tells an object from all others while the program runs.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
  private let name: String
  private let number = UUID()

  init(name: String) {
    self.name = name
  }

  /// Always, as nothing outlives the program.
  public var isTemporaryID: Bool { true }

  public func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(name)/t\(number.uuidString)") ?? URL(filePath: "/")
  }
}

/// An object with properties that are found by name.
///
/// A property marked `@NSManaged` compiles. What reads and writes it is Objective-C's elsewhere; here
/// `Scripts/generate-managed.swift` writes it, and `Scripts/generate-models.swift` the classes that
/// Xcode generates. Nonisolated, as `INIntent` is, so that subclasses are too.
nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()
  public let objectID: NSManagedObjectID
  open var entity: NSEntityDescription { entityDescription }
  private let entityDescription: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var values: [String: Any] = [:]
  var savedValues: [String: Any] = [:]

  /// What objects of the class are called: as the class is.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    return entity
  }

  /// Finds all objects of the class; the one of a subclass, which says what it finds, goes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    entityDescription = entity
    objectID = NSManagedObjectID(name: entity.name ?? "")
    super.init()
    values = (Self.self as? any ManagedObjectDefaults.Type)?.defaultValues ?? [:]
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// An object of a class that is known as the program runs alone.
  public required convenience init(
    description entity: NSEntityDescription, in context: NSManagedObjectContext
  ) {
    self.init(entity: entity, insertInto: context)
  }

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    willChangeValue(forKey: key)
    values[key] = value
    didChangeValue(forKey: key)
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) { managedObjectContext?.note(change: self) }
  open func changedValues() -> [String: Any] {
    values.filter { key, value in
      savedValues[key].map { "\($0)" != "\(value)" } ?? true
    }
  }

  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var isFault: Bool { false }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
}

/// A class whose objects have values from the start; `Scripts/generate-models.swift` writes which.
public protocol ManagedObjectDefaults: NSManagedObject {
  static var defaultValues: [String: Any] { get }
}

extension NSManagedObject: KeyValued {
  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }
}

extension NSManagedObject: CVarArg, _CVarArgObject {}
extension NSManagedObjectID: CVarArg, _CVarArgObject {}
