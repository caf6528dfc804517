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
  /// A host asks the query before it hands an intent on, so that providers and views find a value;
  /// ``WidgetHost`` shows the placeholder where the query knows none. Reading asks nobody and never
  /// waits: of an entity that nobody has chosen there is no value that could be returned, and it traps
  /// with the names of the parameter and of its type, as a parameter without a value does at Apple's.
  /// Declare it optional to be told `nil`.
  public var wrappedValue: Value {
    get {
      if let value = chosen ?? Value.intentZero { return value }
      programmerError(
        """
        The parameter “\(title.key)” of type \(Value.self) is read before a value is chosen: its query \
        is asked by a host, not where it is read. Declare it optional if it may have none.
        """)
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// A parameter that only other code gives a value, so that it needs no title.
  public convenience init() { self.init("", nil) }

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

/// A parameter of an ``INIntent`` that a person sets as one type and the program reads as another.
@propertyWrapper
public final class BoxedParameter<Value: IntentValue, Boxed>: Sendable {
  private let parameter: IntentParameter<Value?>
  private let box: @Sendable (Value) -> Boxed
  private let unbox: @Sendable (Boxed) -> Value

  /// The value; `nil` where there is none.
  public var wrappedValue: Boxed? {
    get { parameter.wrappedValue.map(box) }
    set { parameter.wrappedValue = newValue.map(unbox) }
  }

  package init(
    _ title: LocalizedStringResource, _ value: Value?, box: @escaping @Sendable (Value) -> Boxed,
    unbox: @escaping @Sendable (Boxed) -> Value
  ) {
    parameter = IntentParameter(title, value: value.map(Optional.some))
    self.box = box
    self.unbox = unbox
  }
}

extension BoxedParameter: AnyIntentParameter {
  func description(key: String, in family: WidgetFamily) async throws -> WidgetParameter {
    try await parameter.description(key: key, in: family)
  }
  func value(of text: String) async throws -> (any IntentValue)? {
    try await parameter.value(of: text)
  }
  func set(_ value: any IntentValue) { parameter.set(value) }
  func limit(to family: WidgetFamily) { parameter.limit(to: family) }
  var isSettled: Bool { parameter.isSettled }
  func fill() async -> Bool { await parameter.fill() }
  var text: String? { parameter.text }
}
