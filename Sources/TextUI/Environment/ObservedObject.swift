@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object at the time of drawing; later changes do not redraw the view.
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// Made with its view, the object lives for one picture, since a view is drawn once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  public let wrappedValue: ObjectType

  /// Makes the object at once, for each picture.
  public init(wrappedValue thunk: @autoclosure () -> ObjectType) { wrappedValue = thunk() }

  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

/// Reading an object that no view sets is a programming error and traps, as in SwiftUI.
@propertyWrapper
@MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  @Environment(ObjectType.self) private var object

  nonisolated public init() {}

  public var wrappedValue: ObjectType { object }

  public var projectedValue: Bindable<ObjectType> { Bindable(object) }

  public typealias Wrapper = Bindable<ObjectType>
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
