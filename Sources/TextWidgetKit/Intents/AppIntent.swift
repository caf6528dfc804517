public protocol AppIntent: Sendable {
  associatedtype PerformResult: Sendable = Void

  associatedtype SummaryContent: ParameterSummary = AllParametersSummary

  typealias Parameter<Value: IntentValue> = IntentParameter<Value>

  static var title: LocalizedStringResource { get }

  static var parameterSummary: SummaryContent { get }

  init()

  func perform() async throws -> PerformResult
}

extension AppIntent where SummaryContent == AllParametersSummary {
  public static var parameterSummary: AllParametersSummary { AllParametersSummary() }
}

public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Void {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws {}
}

/// Performed like any other intent.
public protocol AudioPlaybackIntent: AppIntent {}

public protocol SetValueIntent<ValueType>: AppIntent {
  associatedtype ValueType: Sendable

  var value: ValueType { get set }
}

/// Never checked here.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
