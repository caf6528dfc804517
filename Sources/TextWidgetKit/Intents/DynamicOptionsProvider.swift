public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: IntentValue = Result.Result

  func results() async throws -> Result

  /// Of an array a parameter of one value takes the first.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

public protocol ResultsCollection: Sendable {
  associatedtype Result: IntentValue

  /// All values in order, without sections.
  var choices: [any IntentValue] { get }
}

extension Array: ResultsCollection where Element: IntentValue {
  public typealias Result = Element

  public var choices: [any IntentValue] { self }
}

/// Prompts are dropped, and the order is kept.
public struct IntentItemCollection<Value: IntentValue>: ResultsCollection {
  public typealias Result = Value

  public let sections: [IntentItemSection<Value>]

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) { self.sections = sections }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemBuilder<IntentItemSection<Value>> sectionsBuilder: () -> [IntentItemSection<Value>]
  ) { self.init(sections: sectionsBuilder()) }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) { self.init(sections: [IntentItemSection(items: items)]) }

  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]
  ) { self.init(sections: [IntentItemSection(items: items)]) }

  public var choices: [any IntentValue] { sections.flatMap(\.items).map(\.value) }
}

public struct IntentItemSection<Value: IntentValue>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Value>]

  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  public init(title: LocalizedStringResource, items: [IntentItem<Value>]) {
    self.init(title, items: items)
  }

  /// Subtitle and image are dropped.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<IntentItem<Value>> itemsBuilder: () -> [IntentItem<Value>]
  ) { self.init(title, items: itemsBuilder()) }
}

/// Listed by its value's own title: the item's title is ignored.
public struct IntentItem<Value: IntentValue>: Sendable {
  public let value: Value

  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}

@resultBuilder
public enum IntentItemBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildExpression<Value: IntentValue>(_ value: Value) -> [Element]
  where Element == IntentItem<Value> { [IntentItem(value)] }
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}

public typealias ItemCollection = IntentItemCollection
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
