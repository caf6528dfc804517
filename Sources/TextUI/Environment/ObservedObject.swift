/// An object passed to a view; it is read when the picture is drawn.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object at the time of drawing; later changes do not redraw the view.
  public var wrappedValue: ObjectType

  /// Takes the object to read.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes the object to read.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// An object that a view makes for itself.
///
/// It is made with the view and lives for one picture, since a view is drawn once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  /// The object at the time of drawing; later changes do not redraw the view.
  public let wrappedValue: ObjectType

  /// Makes the object at once, for each picture.
  public init(wrappedValue thunk: @autoclosure () -> ObjectType) { wrappedValue = thunk() }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// An object set by `environmentObject(_:)` on a view around.
///
/// Reading an object that no view sets is a programming error and traps, as in SwiftUI.
@propertyWrapper
@MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  @Environment(ObjectType.self) private var object

  /// Reads the object of the type.
  nonisolated public init() {}

  /// The object at the time of drawing; later changes do not redraw the view.
  public var wrappedValue: ObjectType { object }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(object) }

  /// The bindings of ``projectedValue``.
  public typealias Wrapper = Bindable<ObjectType>
}

/// Bindings to the properties of an object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object whose properties are bound.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property, which reads and writes the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// Takes existing bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
