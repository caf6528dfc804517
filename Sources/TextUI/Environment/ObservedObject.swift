/// An object that a view is given; it is read as it is when the picture is drawn.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// As it is when the picture is drawn: nobody is told of later changes.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// An object that a view makes for itself.
///
/// It is made with the view, which is drawn once, and so lives for one picture.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  /// As it is when the picture is drawn: nobody is told of later changes.
  public let wrappedValue: ObjectType

  /// Makes the object.
  public init(wrappedValue thunk: @autoclosure () -> ObjectType) { wrappedValue = thunk() }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// An object that a view around has set by `environmentObject(_:)`.
///
/// It is a programmer's error to read one that nobody has set, and it traps as in SwiftUI.
@propertyWrapper
@MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  @Environment(ObjectType.self) private var object

  /// Reads the object of the type.
  nonisolated public init() {}

  /// As it is when the picture is drawn: nobody is told of later changes.
  public var wrappedValue: ObjectType { object }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(object) }
}

/// Bindings to the properties of an object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension EnvironmentObject {
  /// What gives bindings to the object's properties.
  public typealias Wrapper = Bindable<ObjectType>
}

extension Bindable {
  /// The bindings themselves.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
