/// Something a program can do or be set to, described so that a system can offer it.
public protocol AppIntent: Sendable {
  /// What `perform` returns; `Void` when there is nothing to say.
  associatedtype PerformResult: Sendable = Void

  /// A parameter that a person can set.
  typealias Parameter<Value: Sendable> = IntentParameter<Value>

  /// The name people see.
  static var title: LocalizedStringResource { get }

  /// The intent with every parameter at its default.
  init()

  /// Does what the intent says.
  func perform() async throws -> PerformResult
}

/// An intent whose parameters are the settings of a widget: there is nothing to perform.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Void {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws {}
}

/// A parameter of an intent, with the name people see.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  /// The name people see.
  public let title: LocalizedStringResource

  /// The value.
  public var wrappedValue: Value

  /// A parameter with a default.
  public init(title: LocalizedStringResource, default value: Value) {
    self.title = title
    wrappedValue = value
  }

  /// A parameter that is not set unless somebody sets it.
  public init<Wrapped: Sendable>(title: LocalizedStringResource) where Value == Wrapped? {
    self.title = title
    wrappedValue = nil
  }
}
