/// An action or a group of settings that a system can offer to people.
///
///     struct LogCup: AppIntent {
///       static let title: LocalizedStringResource = "Log a Cup"
///       @Parameter(title: "Size") var size: Size
///       func perform() async throws { try await journal.log(size) }
///     }
public protocol AppIntent: Sendable {
  /// The result of `perform()`; `Void` if there is none.
  associatedtype PerformResult: Sendable = Void

  /// The type of `parameterSummary`.
  associatedtype SummaryContent: ParameterSummary = AllParametersSummary

  /// The property wrapper for settings: `@Parameter`.
  typealias Parameter<Value: IntentValue> = IntentParameter<Value>

  /// The name people see.
  static var title: LocalizedStringResource { get }

  /// The parameters that people see; all by default.
  static var parameterSummary: SummaryContent { get }

  /// Creates the intent with every parameter at its default.
  init()

  /// Runs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent where SummaryContent == AllParametersSummary {
  /// Shows all parameters in order of declaration.
  public static var parameterSummary: AllParametersSummary { AllParametersSummary() }
}

/// An intent whose parameters are a widget's settings; it has no action.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Void {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws {}
}

/// An intent that plays or records sound; performed like any other.
public protocol AudioPlaybackIntent: AppIntent {}

/// The intent of a toggle: the host sets `value` to the new state, then performs it.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// `Bool` for a toggle.
  associatedtype ValueType: Sendable

  /// The new state.
  var value: ValueType { get set }
}

/// When a locked device may perform an intent; never checked here.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Even on a locked device.
  case alwaysAllowed
  /// After the owner has authenticated.
  case requiresAuthentication
  /// Only on an unlocked device.
  case requiresLocalDeviceAuthentication
}
