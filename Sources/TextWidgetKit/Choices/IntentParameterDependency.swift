@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  // Nobody mutates key paths.
  nonisolated(unsafe) private let parameters: [PartialKeyPath<Intent>]

  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var all: [PartialKeyPath<Intent>] = []
    repeat all.append(each parameters)
    self.parameters = all
  }

  /// `nil` for an intent of another type, and while a named parameter is missing.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = DependencySource.intent as? Intent,
      parameters.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.text != nil })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}

@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember property: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: property]
  }

  /// Traps if it is `nil`: a programmer's error, since the named parameters always have values.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember property: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: property] else {
      programmerError("A parameter without a value is read: \(property)")
    }
    return value
  }
}

/// The intent being configured by the current task.
enum DependencySource {
  @TaskLocal static var intent: (any AppIntent)?
}
