// Made from an intent definition by Scripts/generate-intents.swift. Change that, not this.
// swift-format-ignore-file
public import Intents

public enum Wish: Int, AppEnum {
  case unknown = 0
  case bicycles = 1
  case places = 2

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Look for" }
  public static var caseDisplayRepresentations: [Wish: DisplayRepresentation] {
    [.unknown: "Anything", .bicycles: "Bicycles", .places: "Places to park"]
  }
}

public final class WishResolutionResult: INValueResolutionResult<Wish> {}

open class SelectDockIntent: INIntent {
  @Parameter(title: "Look for") public var wish: Wish
  @Parameter(title: "Call it") public var nickname: String?
}

nonisolated public enum SelectDockIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

open class SelectDockIntentResponse: INIntentResponse {
  public let code: SelectDockIntentResponseCode

  public init(code: SelectDockIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

nonisolated public protocol SelectDockIntentHandling: AnyObject {
  func handle(intent: SelectDockIntent, completion: @escaping (SelectDockIntentResponse) -> Void)
  func confirm(intent: SelectDockIntent, completion: @escaping (SelectDockIntentResponse) -> Void)
  func resolveWish(for intent: SelectDockIntent, with completion: @escaping (WishResolutionResult) -> Void)
  func resolveNickname(for intent: SelectDockIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension SelectDockIntentHandling {
  public func handle(intent: SelectDockIntent, completion: @escaping (SelectDockIntentResponse) -> Void) { completion(SelectDockIntentResponse(code: .success, userActivity: nil)) }
  public func confirm(intent: SelectDockIntent, completion: @escaping (SelectDockIntentResponse) -> Void) { completion(SelectDockIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveWish(for intent: SelectDockIntent, with completion: @escaping (WishResolutionResult) -> Void) { completion(.notRequired()) }
  public func resolveNickname(for intent: SelectDockIntent, with completion: @escaping (INStringResolutionResult) -> Void) { completion(.notRequired()) }
}
