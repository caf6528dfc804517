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
  /// Depends on parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// The intent; `nil` where nobody chooses values for one of this type.
  public var wrappedValue: Intent? { DependencySource.intent as? Intent }
}

/// The intent whose values are being chosen.
enum DependencySource {
  @TaskLocal static var intent: (any AppIntent)?
}
