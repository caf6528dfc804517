/// Looks up the values of a parameter when a person chooses one.
public protocol DynamicOptionsProvider: Sendable {
  /// An array, or an ``IntentItemCollection`` with sections and titles.
  associatedtype Result: ResultsCollection
  /// The type of `defaultResult()`: one value, or an array.
  associatedtype DefaultValue: IntentValue = Result.Result

  /// The values to offer.
  func results() async throws -> Result

  /// The value to use before a person has chosen one; `nil` if there is none.
  ///
  /// Of an array a parameter of one value takes the first.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Always `nil`: no default.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values to offer: an array, or a collection in sections.
public protocol ResultsCollection: Sendable {
  /// The type of the values.
  associatedtype Result: IntentValue

  /// All values in order, without sections.
  var choices: [any IntentValue] { get }
}

extension Array: ResultsCollection where Element: IntentValue {
  /// The type of the elements.
  public typealias Result = Element

  /// The elements in order, as one section without a title.
  public var choices: [any IntentValue] { self }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Value: IntentValue>: ResultsCollection {
  /// The type of the values.
  public typealias Result = Value

  /// The sections in display order; one without a title has no heading.
  public let sections: [IntentItemSection<Value>]

  /// Creates a collection; the prompt is dropped and the order kept.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) { self.sections = sections }

  /// Creates a collection from a builder; the prompt is dropped and the order kept.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemBuilder<IntentItemSection<Value>> sectionsBuilder: () -> [IntentItemSection<Value>]
  ) { self.init(sections: sectionsBuilder()) }

  /// Creates a collection of one untitled section; the prompt is dropped and the order kept.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) { self.init(sections: [IntentItemSection(items: items)]) }

  /// Creates a collection of one untitled section; the prompt is dropped and the order kept.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]
  ) { self.init(sections: [IntentItemSection(items: items)]) }

  /// The values of all sections in order.
  public var choices: [any IntentValue] { sections.flatMap(\.items).map(\.value) }
}

/// Values under a title.
public struct IntentItemSection<Value: IntentValue>: Sendable {
  /// The heading; `nil` for none.
  public let title: LocalizedStringResource?
  /// The items in display order.
  public let items: [IntentItem<Value>]

  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }

  /// Creates a section of bare values.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section; Apple's older form.
  public init(title: LocalizedStringResource, items: [IntentItem<Value>]) {
    self.init(title, items: items)
  }

  /// Creates a section from a builder; subtitle and image are dropped.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<IntentItem<Value>> itemsBuilder: () -> [IntentItem<Value>]
  ) { self.init(title, items: itemsBuilder()) }
}

/// A value to offer, listed by its own title: the item's title is ignored.
public struct IntentItem<Value: IntentValue>: Sendable {
  /// The value that choosing the item sets.
  public let value: Value

  /// Keeps the value alone: lists show the value's own title.
  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}

/// Collects items or sections.
@resultBuilder
public enum IntentItemBuilder<Element> {
  /// Takes one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Takes all elements of an array.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Takes a bare value.
  public static func buildExpression<Value: IntentValue>(_ value: Value) -> [Element]
  where Element == IntentItem<Value> { [IntentItem(value)] }
  /// Joins the lines in order.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
  /// Adds nothing for an `if` that is false.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// Adds the elements of an `if` that is true.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  /// Adds the elements of an `else`.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  /// Joins the rounds of a `for`.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}

/// Apple's short name inside a provider or query.
public typealias ItemCollection = IntentItemCollection
/// Apple's short name inside a provider or query.
public typealias ItemSection = IntentItemSection

/// A provider with its type erased.
package struct ParameterOptions: Sendable {
  private let provider: any DynamicOptionsProvider

  init(_ provider: any DynamicOptionsProvider) { self.provider = provider }

  func values() async throws -> [any IntentValue] { try await provider.results().choices }

  /// The provider's default, or an array of it, or its first value: the first of these that has the
  /// type.
  func standard<Value: IntentValue>(_ type: Value.Type = Value.self) async -> Value? {
    guard let value: any IntentValue = await provider.defaultResult() else { return nil }
    return value as? Value ?? [value] as? Value
      ?? (value as? any ResultsCollection)?.choices.first as? Value
  }
}
