import Synchronization

/// A parameter of an intent: a value that a person can choose, with the name people see.
///
/// ```swift
/// struct EmojiIntent: WidgetConfigurationIntent {
///   static let title: LocalizedStringResource = "Emoji"
///   @Parameter(title: "Favorite emoji", default: "☕") var favoriteEmoji: String
/// }
/// let intent = EmojiIntent()
/// intent.favoriteEmoji = "🫖"
/// ```
///
/// As at Apple's it is an object: copies of an intent share their parameters.
@propertyWrapper
public final class IntentParameter<Value: IntentValue>: Sendable {
  /// The name people see.
  public let title: LocalizedStringResource

  let purpose: LocalizedStringResource?
  let bounds: ParameterBounds<Value>?
  let sizes: [WidgetFamily: IntentCollectionSize]
  let options: ParameterOptions?
  private let value: Mutex<Value?>

  /// The value that was set or the default, else `nil`, zero, an empty text or array, or the first
  /// case.
  ///
  /// An entity has nothing of the kind. A host asks its query for one before it hands the intent
  /// on; where neither has set one, reading it is a programmer's error and traps.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) ?? Value.intentZero else {
        preconditionFailure("“\(title.key)” has no value yet.")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  init(
    _ title: LocalizedStringResource, _ purpose: LocalizedStringResource? = nil,
    value: Value? = nil, bounds: ParameterBounds<Value>? = nil,
    sizes: [WidgetFamily: IntentCollectionSize] = [:], options: ParameterOptions? = nil
  ) {
    self.title = title
    self.purpose = purpose
    self.bounds = bounds
    self.sizes = sizes
    self.options = options
    self.value = Mutex(value)
  }

  /// The value that was set or the default.
  var chosen: Value? { value.withLock { $0 } }
}

/// The least and the greatest value of a parameter.
struct ParameterBounds<Value: IntentValue>: Sendable {
  let lower: Value
  let upper: Value
  let contains: @Sendable (Value) -> Bool

  init(_ bounds: (lowerBound: Value, upperBound: Value)) where Value: Comparable {
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    contains = { [lower, upper] in lower <= $0 && $0 <= upper }
  }
}
