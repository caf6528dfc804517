/// Offers values for a parameter, looked up when a person chooses.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype Result: ResultsCollection

  /// The values to choose from.
  func results() async throws -> Result
}

/// Values to choose from: an array, or a collection in sections.
public protocol ResultsCollection: Sendable {
  /// The values in order.
  var choices: [any IntentValue] { get }
}

extension Array: ResultsCollection where Element: IntentValue {
  public var choices: [any IntentValue] { self }
}

/// Values to choose from, in sections.
public struct ItemCollection<Value: IntentValue>: ResultsCollection {
  /// The sections.
  public let sections: [IntentItemSection<Value>]

  /// A collection of sections.
  public init(sections: [IntentItemSection<Value>]) {
    self.sections = sections
  }

  /// A collection of one section without a title.
  public init(items: [IntentItem<Value>]) {
    self.init(sections: [IntentItemSection(items: items)])
  }

  public var choices: [any IntentValue] { sections.flatMap(\.items).map(\.value) }
}

/// Values under a title.
public struct IntentItemSection<Value: IntentValue>: Sendable {
  /// The title; `nil` is none.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [IntentItem<Value>]

  /// Puts values under a title.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }

  /// Puts values under a title.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }
}

/// A value to choose, with its name.
public struct IntentItem<Value: IntentValue>: Sendable {
  /// The value.
  public let value: Value

  /// Offers a value.
  public init(_ value: Value, title: LocalizedStringResource? = nil) {
    self.value = value
  }
}

/// What a provider offers, its type forgotten.
struct ParameterOptions: Sendable {
  let values: @Sendable () async throws -> [any IntentValue]

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    values = { try await provider.results().choices }
  }
}
