/// Something a program can do or be set to, described so that a system can offer it.
public protocol AppIntent: Sendable {
  /// What `perform` returns; `Void` when there is nothing to say.
  associatedtype PerformResult: Sendable = Void

  /// What the summary of the parameters says.
  associatedtype SummaryContent: ParameterSummary = AllParametersSummary

  /// A parameter that a person can set.
  typealias Parameter<Value: IntentValue> = IntentParameter<Value>

  /// The name people see.
  static var title: LocalizedStringResource { get }

  /// Which parameters people see: all of them unless the intent says otherwise.
  static var parameterSummary: SummaryContent { get }

  /// The intent with every parameter at its default.
  init()

  /// Does what the intent says.
  func perform() async throws -> PerformResult
}

extension AppIntent where SummaryContent == AllParametersSummary {
  /// All parameters, in the order they are declared.
  public static var parameterSummary: AllParametersSummary { AllParametersSummary() }
}

/// An intent whose parameters are the settings of a widget: there is nothing to perform.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Void {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws {}
}

/// An intent that plays or records sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// What a toggle performs: the host sets `value` to the new state first.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// `Bool` for a toggle.
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
