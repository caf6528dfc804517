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

/// An intent that plays or records sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that sets one value.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The type of the value.
  associatedtype ValueType: Sendable

  /// The value to set.
  var value: ValueType { get set }
}

/// Whether an intent may be performed on a locked device; a picture performs none.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// It may.
  case alwaysAllowed
  /// Not before its owner has shown who they are.
  case requiresAuthentication
  /// Not on a device that is locked.
  case requiresLocalDeviceAuthentication
}

/// A parameter of an intent, with the name people see.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  /// The name people see.
  public let title: LocalizedStringResource

  private var value: Value?

  /// The value; it is a programmer's error to read one without a default before it is set, and it
  /// traps.
  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("“\(title.key)” is read before it is set.") }
      return value
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// A parameter with a default; nobody is asked for another value.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value
  ) {
    self.title = title
    self.value = value
  }

  /// A number with a default; nobody is asked for another one.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, inclusiveRange: (lowerBound: Value, upperBound: Value)
  ) where Value: Comparable {
    self.init(title: title, description: description, default: value)
  }

  /// A parameter that has to be set before it is read.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.title = title
  }

  /// A parameter that is not set unless somebody sets it.
  public init<Wrapped: Sendable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil
  ) where Value == Wrapped? {
    self.init(title: title, description: description, default: nil)
  }

  /// A parameter with a default, to be chosen among what a provider offers.
  public init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, optionsProvider: Options
  ) {
    self.init(title: title, description: description, default: value)
  }

  /// A parameter that is not set unless somebody chooses among what a provider offers.
  public init<Wrapped: Sendable, Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider: Options
  ) where Value == Wrapped? {
    self.init(title: title, description: description)
  }
}

/// Offers values for a parameter; a picture asks for none.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype Result

  /// The values to choose from.
  func results() async throws -> Result
}
