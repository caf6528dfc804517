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
