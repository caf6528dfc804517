import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct FlightAttributes: ActivityAttributes {
  public typealias FlightStatus = ContentState
  public struct ContentState: Codable, Hashable {
    enum Phase: String, Codable, Hashable { case boarding, airborne, landed }
    var phase: Phase
    var departure: Date
    var arrival: Date
    var gate: String
    var progress: Double
  }
  var number: String
  var origin: Airport
  var destination: Airport
  struct Airport: Codable, Hashable { let code, city: String }
}

extension FlightAttributes {
  static var preview: FlightAttributes {
    .init(
      number: "LH 441", origin: .init(code: "IAH", city: "Houston"),
      destination: .init(code: "FRA", city: "Frankfurt"))
  }
}
extension FlightAttributes.ContentState {
  static var boarding: Self {
    .init(
      phase: .boarding, departure: .exampleDay + 900, arrival: .exampleDay + 30_000, gate: "B22",
      progress: 0)
  }
  static var airborne: Self {
    .init(
      phase: .airborne, departure: .exampleDay - 9000, arrival: .exampleDay + 12_000, gate: "B22",
      progress: 0.4)
  }
}

struct RefreshFlightIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Refresh"
  @Parameter(title: "Number") var number: String
  init() { number = "" }
  init(number: String) { self.number = number }
  func perform() async throws -> some IntentResult {
    for activity in Activity<FlightAttributes>.activities where activity.attributes.number == number
    {
      var state = activity.content.state
      state.progress = min(state.progress + 0.1, 1)
      await activity.update(
        ActivityContent(state: state, staleDate: .now.addingTimeInterval(600), relevanceScore: 50))
    }
    return .result()
  }
}

@MainActor
final class FlightTracker {
  private var activity: Activity<FlightAttributes>?
  func start(_ attributes: FlightAttributes, state: FlightAttributes.FlightStatus) throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    activity = try Activity.request(
      attributes: attributes, content: .init(state: state, staleDate: nil), pushType: .token)
    Task {
      guard let activity else { return }
      for await token in activity.pushTokenUpdates {
        print(token.map { String(format: "%02hhx", $0) }.joined())
      }
    }
    Task { [activity] in
      guard let activity else { return }
      for await state in activity.activityStateUpdates where state == .dismissed || state == .ended
      { print("over") }
    }
  }
  func end() async {
    let final = FlightAttributes.ContentState.airborne
    await activity?.end(
      ActivityContent(state: final, staleDate: nil), dismissalPolicy: .after(.now + 60))
    await activity?.end(nil, dismissalPolicy: .immediate)
  }
}
