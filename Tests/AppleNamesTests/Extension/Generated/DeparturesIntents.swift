// Made from an intent definition by Scripts/generate-intents.swift. Change that, not this.
// swift-format-ignore-file
public import Intents

public enum TravelMode: Int, AppEnum {
  case unknown = 0
  case train = 1

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Means of travel" }
  public static var caseDisplayRepresentations: [TravelMode: DisplayRepresentation] {
    [.unknown: "Any", .train: "Train"]
  }
}

public final class TravelModeResolutionResult: INValueResolutionResult<TravelMode> {}

/// Unchecked, because its properties are set before it is handed on, as those of Xcode are.
open class Station: INObject, @unchecked Sendable {
  public var code: String?
}

public final class StationResolutionResult: INValueResolutionResult<Station> {}

open class SelectStationIntent: INIntent {
  @Parameter(title: "Station") public var station: Station?
  @Parameter(title: "Means") public var mode: TravelMode
  @NumberParameter<Int>(title: "Number of lines", default: 3, inclusiveRange: (1, 9)) public var count: NSNumber?
  @NumberParameter<Bool>(title: "Say “Hello” \\ bye") public var greets: NSNumber?
  @Parameter(title: "note") public var note: String?
}

nonisolated public enum SelectStationIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

open class SelectStationIntentResponse: INIntentResponse {
  public let code: SelectStationIntentResponseCode

  public init(code: SelectStationIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

nonisolated public protocol SelectStationIntentHandling: AnyObject {
  func handle(intent: SelectStationIntent, completion: @escaping (SelectStationIntentResponse) -> Void)
  func confirm(intent: SelectStationIntent, completion: @escaping (SelectStationIntentResponse) -> Void)
  func resolveStation(for intent: SelectStationIntent, with completion: @escaping (StationResolutionResult) -> Void)
  func provideStationOptionsCollection(for intent: SelectStationIntent, with completion: @escaping (INObjectCollection<Station>?, (any Error)?) -> Void)
  func provideStationOptionsCollection(for intent: SelectStationIntent) async throws -> INObjectCollection<Station>
  func defaultStation(for intent: SelectStationIntent) -> Station?
  func resolveMode(for intent: SelectStationIntent, with completion: @escaping (TravelModeResolutionResult) -> Void)
  func resolveCount(for intent: SelectStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  func resolveGreets(for intent: SelectStationIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  func resolveNote(for intent: SelectStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension SelectStationIntentHandling {
  public func handle(intent: SelectStationIntent, completion: @escaping (SelectStationIntentResponse) -> Void) { completion(SelectStationIntentResponse(code: .success, userActivity: nil)) }
  public func confirm(intent: SelectStationIntent, completion: @escaping (SelectStationIntentResponse) -> Void) { completion(SelectStationIntentResponse(code: .ready, userActivity: nil)) }
  public func resolveStation(for intent: SelectStationIntent, with completion: @escaping (StationResolutionResult) -> Void) { completion(.notRequired()) }
  public func provideStationOptionsCollection(for intent: SelectStationIntent, with completion: @escaping (INObjectCollection<Station>?, (any Error)?) -> Void) { completion(nil, nil) }
  public func provideStationOptionsCollection(for intent: SelectStationIntent) async throws -> INObjectCollection<Station> { INObjectCollection(items: []) }
  public func defaultStation(for intent: SelectStationIntent) -> Station? { nil }
  public func resolveMode(for intent: SelectStationIntent, with completion: @escaping (TravelModeResolutionResult) -> Void) { completion(.notRequired()) }
  public func resolveCount(for intent: SelectStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) { completion(.notRequired()) }
  public func resolveGreets(for intent: SelectStationIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) { completion(.notRequired()) }
  public func resolveNote(for intent: SelectStationIntent, with completion: @escaping (INStringResolutionResult) -> Void) { completion(.notRequired()) }
}
