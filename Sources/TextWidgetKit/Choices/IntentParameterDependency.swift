/// In a provider of options or a query: the intent whose values are being chosen, as far as they
/// are.
///
/// ```swift
/// struct Songs: DynamicOptionsProvider {
///   @IntentParameterDependency<MusicIntent>(\.$album) var intent
///   func results() async throws -> [String] { songs(of: intent?.album) }
/// }
/// ```
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  // Key paths are not changed by anyone.
  nonisolated(unsafe) private let parameters: [PartialKeyPath<Intent>]

  /// Depends on parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var all: [PartialKeyPath<Intent>] = []
    repeat all.append(each parameters)
    self.parameters = all
  }

  /// The intent; `nil` where nobody chooses values for one of this type, or one of the parameters has
  /// no value.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = DependencySource.intent as? Intent,
      parameters.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.text != nil })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// An intent of which some parameters have values, by the names of its properties.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  /// What was chosen for a parameter of the other intent, which options of this one may depend on.
  public subscript<Value>(dynamicMember property: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: property]
  }

  /// The value of an optional parameter that is depended on, and so has one; it is a programmer's
  /// error to read another one that has none, and it traps.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember property: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: property] else {
      programmerError("A parameter without a value is read: \(property)")
    }
    return value
  }
}

/// The intent whose values are being chosen.
enum DependencySource {
  @TaskLocal static var intent: (any AppIntent)?
}
