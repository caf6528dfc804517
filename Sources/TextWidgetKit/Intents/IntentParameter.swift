import Synchronization

/// A reference type like Apple's: copies of an intent share their parameters.
@propertyWrapper
public final class IntentParameter<Value: IntentValue>: Sendable {
  public let title: LocalizedStringResource

  let purpose: LocalizedStringResource?
  let bounds: ParameterBounds<Value>?
  let sizes: [WidgetFamily: IntentCollectionSize]
  let options: ParameterOptions?
  /// The shape of values, which may say more than the type.
  let shape: ParameterShape
  /// Parses a text in place of the type's own parser.
  let read: (@Sendable (String) async throws -> Value?)?
  private let value: Mutex<Value?>

  /// The chosen value, or the default.
  ///
  /// Without either: `nil`, zero, an empty text or array, or the first case. An entity comes from
  /// its query's default, or is the first that the query or options provider offers.
  ///
  /// A host asks the query before it passes an intent on; ``WidgetHost`` shows the placeholder if
  /// the query has no answer. Reading never waits: an entity without a value traps with the names
  /// of the parameter and its type, as Apple's does. An optional parameter reads `nil` instead.
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

  public var projectedValue: IntentParameter<Value> { self }

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

  /// The value that was set, or the default.
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

  /// `nil` is within all bounds.
  package init<Wrapped: Comparable & IntentValue>(
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

  /// The converted value; `nil` without one.
  public var wrappedValue: Boxed? {
    get { parameter.wrappedValue.map(box) }
    set { parameter.wrappedValue = newValue.map(unbox) }
  }

  package init(
    _ title: LocalizedStringResource, _ value: Value?, bounds: ParameterBounds<Value?>? = nil,
    box: @escaping @Sendable (Value) -> Boxed, unbox: @escaping @Sendable (Boxed) -> Value
  ) {
    parameter = IntentParameter(title, value: value.map(Optional.some), bounds: bounds)
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
