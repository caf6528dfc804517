/// Offers values for a parameter, looked up when a person chooses.
public protocol DynamicOptionsProvider: Sendable {
  /// An array, or an ``IntentItemCollection`` with sections and titles.
  associatedtype Result: ResultsCollection

  /// The values to choose from.
  func results() async throws -> Result
}

extension DynamicOptionsProvider where Self: EntityQuery {
  /// What the query suggests.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Values to choose from: an array, or a collection in sections.
public protocol ResultsCollection: Sendable {
  /// The values in order.
  var choices: [any IntentValue] { get }
}

extension Array: ResultsCollection where Element: IntentValue {
  /// The elements as they stand, in one section without a title.
  public var choices: [any IntentValue] { self }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Value: IntentValue>: ResultsCollection {
  /// In the order in which a list shows them; one without a title has no heading.
  public let sections: [IntentItemSection<Value>]

  /// A collection of sections; nobody is asked in words, and values keep their order.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) { self.sections = sections }

  /// A collection of the sections that `sectionsBuilder` lists.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemBuilder<IntentItemSection<Value>> sectionsBuilder: () -> [IntentItemSection<Value>]
  ) { self.init(sections: sectionsBuilder()) }

  /// A collection of one section without a title.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) { self.init(sections: [IntentItemSection(items: items)]) }

  /// A collection of one section without a title.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]
  ) { self.init(sections: [IntentItemSection(items: items)]) }

  /// All sections in one list, in their order.
  public var choices: [any IntentValue] { sections.flatMap(\.items).map(\.value) }
}

/// Values under a title.
public struct IntentItemSection<Value: IntentValue>: Sendable {
  /// The title; `nil` is none.
  public let title: LocalizedStringResource?
  /// In the order in which a list shows them.
  public let items: [IntentItem<Value>]

  /// Puts values under a title.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }

  /// Puts values under a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Puts values under a title; the older form.
  public init(title: LocalizedStringResource, items: [IntentItem<Value>]) {
    self.init(title, items: items)
  }

  /// Puts the values that `itemsBuilder` lists under a title.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<IntentItem<Value>> itemsBuilder: () -> [IntentItem<Value>]
  ) { self.init(title, items: itemsBuilder()) }
}

/// A value to choose, with its name.
public struct IntentItem<Value: IntentValue>: Sendable {
  /// What is chosen with this item, whatever its title says.
  public let value: Value

  /// Offers a value.
  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}

/// Lists items or sections one after the other.
@resultBuilder
public enum IntentItemBuilder<Element> {
  /// A line that is one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// A line that is a list of elements, all of which count.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// A line that is a bare value: its title is what the value says.
  public static func buildExpression<Value: IntentValue>(_ value: Value) -> [Element]
  where Element == IntentItem<Value> { [IntentItem(value)] }
  /// The lines in their order.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
  /// An `if` without `else` adds nothing where it is false.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// The branch of an `if` that is true.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  /// The branch of an `else`.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  /// The rounds of a `for`, one after the other.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}

/// The names that these types have inside a provider or a query.
public typealias ItemCollection = IntentItemCollection
/// Inside a query or a provider it may be written without `Intent` before it.
public typealias ItemSection = IntentItemSection

/// What a provider offers, its type forgotten.
package struct ParameterOptions: Sendable {
  let values: @Sendable () async throws -> [any IntentValue]

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    values = { try await provider.results().choices }
  }
}
