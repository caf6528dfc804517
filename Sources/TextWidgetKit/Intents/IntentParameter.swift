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
  /// What values are, where that is more than their type says.
  let shape: ParameterShape
  /// Reads a text in place of the type.
  let read: (@Sendable (String) async throws -> Value?)?
  private let value: Mutex<Value?>

  /// The value that was set or the default, else `nil`, zero, an empty text or array, or the first
  /// case; of an entity what its query has as default, else the first that it suggests or its
  /// options provider offers.
  ///
  /// A host asks the query before it hands an intent on. Where nobody has, reading an entity asks it
  /// and waits, for ten seconds at most. A query that has no entity, or whose answer takes longer or
  /// needs the main actor while that reads, leaves no value that could be returned: then reading
  /// traps, as a parameter without a value does at Apple's. Declare it optional to be told `nil`.
  public var wrappedValue: Value {
    get {
      if let value = chosen ?? Value.intentZero { return value }
      _ = try? waiting(atMost: .seconds(10)) { await self.fill() }
      guard let value = chosen else {
        preconditionFailure("“\(title.key)” has no value, and its query knows none.")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// A parameter that only other code gives a value, so that it needs no title.
  public convenience init() {
    self.init("", nil)
  }

  package init(
    _ title: LocalizedStringResource, _ purpose: LocalizedStringResource? = nil,
    value: Value? = nil, bounds: ParameterBounds<Value>? = nil,
    sizes: [WidgetFamily: IntentCollectionSize] = [:], options: ParameterOptions? = nil,
    shape: ParameterShape? = nil, read: (@Sendable (String) async throws -> Value?)? = nil
  ) {
    self.shape = shape ?? Value.intentShape
    self.read = read
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
package struct ParameterBounds<Value: IntentValue>: Sendable {
  let lower: Value
  let upper: Value
  let contains: @Sendable (Value) -> Bool

  init(_ bounds: (lowerBound: Value, upperBound: Value)) where Value: Comparable {
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    contains = { [lower, upper] in lower <= $0 && $0 <= upper }
  }

  /// No value at all is within every bounds.
  init<Wrapped: Comparable & IntentValue>(
    _ bounds: (lowerBound: Wrapped, upperBound: Wrapped)
  ) where Value == Wrapped? {
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    contains = { value in
      value.map { bounds.lowerBound <= $0 && $0 <= bounds.upperBound } ?? true
    }
  }
}
