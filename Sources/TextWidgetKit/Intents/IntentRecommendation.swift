/// Settings that a widget suggests where a person cannot choose them.
public struct IntentRecommendation<Intent> {
  /// The settings.
  public let intent: Intent
  /// What they are called.
  public let description: Text

  /// Suggests settings.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Suggests settings.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Suggests settings.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Suggests settings.
  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: Intent, description: Description) {
    self.init(intent: intent, description: Text(description))
  }
}

/// Settings that a widget suggests, of an `AppIntent`.
public typealias AppIntentRecommendation = IntentRecommendation
