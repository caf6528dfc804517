// Made from an intent definition by Scripts/generate-intents.swift. Change that, not this.
// swift-format-ignore-file
public import Intents

open class SelectPaceIntent: INIntent {
  @NumberParameter<Int>(title: "Seconds for each", default: 5, inclusiveRange: (1, 60)) public var interval: NSNumber?
}

nonisolated public enum SelectPaceIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

open class SelectPaceIntentResponse: INIntentResponse {
  public let code: SelectPaceIntentResponseCode

  public init(code: SelectPaceIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

nonisolated public protocol SelectPaceIntentHandling: AnyObject {
  func handle(intent: SelectPaceIntent, completion: @escaping (SelectPaceIntentResponse) -> Void)
  func confirm(intent: SelectPaceIntent, completion: @escaping (SelectPaceIntentResponse) -> Void)
  func resolveInterval(for intent: SelectPaceIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
}

extension SelectPaceIntentHandling {
  public func handle(intent: SelectPaceIntent, completion: @escaping (SelectPaceIntentResponse) -> Void) { completion(SelectPaceIntentResponse(code: .success, userActivity: nil)) }
  public func confirm(intent: SelectPaceIntent, completion: @escaping (SelectPaceIntentResponse) -> Void) { completion(SelectPaceIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveInterval(for intent: SelectPaceIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) { completion(.notRequired()) }
}
