import ActivityKit
import AppIntents
import CoreLocation
import Foundation
import Intents
import SwiftData
import SwiftUI
import Testing

@MainActor
struct AccountTests {
  @Test func anIntentErrorIsToldToWhoPerforms() async {
    await #expect(throws: AppIntentError.restartPerform) { try await RefreshIntent().perform() }
    #expect("\(AppIntentError.restartPerform)" == "restartPerform")
    #expect(ActivityAuthorizationError.denied.errorCode == 1)
  }

  /// The dependency is there once the account is chosen, and then has its value unwrapped or not.
  @Test func optionsDependOnAnOptionalParameter() async throws {
    let widget = WidgetHost(AccountWidget()).widgets[0]
    func folders(_ texts: [(key: String, text: String)]) async throws -> [String] {
      let parameters = try await widget.configured(with: texts).parameters(in: .systemSmall)
      return parameters.first { $0.key == "folder" }?.choices.map(\.text) ?? []
    }
    #expect(try await folders([]) == ["none"])
    #expect(try await folders([("account", "work")]) == ["work of work", "day"])
    #expect(
      try await folders([("account", "home"), ("period", "A week")]) == ["home of home", "week"])
  }

  /// How an app hands its last place to its widget.
  @Test func aLocationComesBackFromItsArchive() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7), altitude: 23,
      horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 1.5,
      timestamp: Date(timeIntervalSinceReferenceDate: 7))
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(read.distance(from: place) == 0 && read.timestamp == place.timestamp)
    #expect([read.altitude, read.horizontalAccuracy, read.verticalAccuracy] == [23, 5, 3])
    #expect([read.course, read.speed] == [90, 1.5])
  }

  @Test func anIntentOfSiriKitsOffersStringsToo() {
    let names = INObjectCollection(items: ["Ada", "Bo"].map { NSString(string: $0) })
    #expect(names.choices.map(\.intentText) == ["Ada", "Bo"])
  }

  @Test func aQueryOffersWhatItSuggests() async throws {
    #expect(try await AccountQuery().results().map(\.id) == ["home", "work"])
  }

  @Test func whatIsEnumAndEntityIsChosenAmongItsCases() async throws {
    #expect(AccountIntent().period == .day)
    let widget = WidgetHost(AccountWidget()).widgets[0]
    let period = try await widget.parameters(in: .systemSmall).first { $0.key == "period" }
    #expect(period?.choices.map(\.text) == ["day", "week"])
    #expect(Period.week.displayRepresentation.title.key == "A week")
  }

  @Test func aModelIsFoundByItsIdentifier() throws {
    let container = try ModelContainer(
      for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let notes = ["a", "b"].map { Note(text: $0) }
    for note in notes { container.mainContext.insert(note) }
    let id = notes[1].persistentModelID
    let found = try container.mainContext.fetch(
      FetchDescriptor<Note>(predicate: #Predicate { $0.persistentModelID == id }))
    #expect(found.map(\.text) == ["b"])
    let coded = try JSONDecoder().decode(
      PersistentIdentifier.self, from: JSONEncoder().encode(id))
    let other = notes[0].persistentModelID
    #expect(coded == id && (other < id) != (id < other))
  }

  /// Apple's own numbers, of its documentation of `Spring`.
  @Test func aSpringHasTheNumbersOfApplesDocumentation() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005 && other.bounce == 0.5)
    #expect(abs(Spring(duration: 0.4, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 1, damping: 9).dampingRatio == 1)
  }

  /// Against Newton's second law in steps of a hundred-thousandth of a second.
  @Test(arguments: [-0.6, 0.0, 0.3, 1.0])
  func aSpringMovesAsItsForcesSay(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let step = 1e-5
    var (place, speed) = (0.0, 3.0)
    for index in 1...100_000 {
      let force = spring.stiffness * (2 - place) - spring.damping * speed
      speed += force / spring.mass * step
      place += speed * step
      if index % 10_000 == 0 {
        let time = Double(index) * step
        let value = spring.value(target: 2.0, initialVelocity: 3, time: time)
        let velocity = spring.velocity(target: 2.0, initialVelocity: 3, time: time)
        #expect(abs(value - place) < 2e-3 && abs(velocity - speed) < 2e-2, "at \(time) s")
      }
    }
  }

  @Test func phasesSayWhereTheyAre() {
    let phases = [TransitionPhase.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1])
  }

  /// A handler comes when the function that it was handed to has returned.
  @Test func handlersAreCalledLater() async {
    var order: [String] = []
    await withCheckedContinuation { continuation in
      let place = CLLocation(latitude: 0, longitude: 0)
      CLGeocoder().reverseGeocodeLocation(place) { _, error in
        order.append("\(error as? CLError == CLError(.network))")
        continuation.resume()
      }
      order.append("looked up")
    }
    #expect(order == ["looked up", "true"])
  }

  @Test func aDelegateIsToldLaterThatItMayNotAsk() async {
    final class Delegate: CLLocationManagerDelegate {
      var told: [String] = []
      var done: CheckedContinuation<Void, Never>?
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        told.append("status \(manager.authorizationStatus.rawValue)")
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        told.append("failed \((error as? CLError)?.code == .denied)")
        done?.resume()
      }
    }
    let (manager, delegate) = (CLLocationManager(), Delegate())
    await withCheckedContinuation { continuation in
      delegate.done = continuation
      manager.delegate = delegate
      manager.requestLocation()
      delegate.told.append("returned")
    }
    #expect(delegate.told == ["returned", "status 2", "failed true"])
  }

  @Test func aDelegateOfBeforeIOS14IsTold() async {
    final class Delegate: CLLocationManagerDelegate {
      var told: CheckedContinuation<CLAuthorizationStatus, Never>?
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) { told?.resume(returning: status) }
    }
    let (manager, delegate) = (CLLocationManager(), Delegate())
    let status = await withCheckedContinuation {
      delegate.told = $0
      manager.delegate = delegate
    }
    #expect(status == .denied)
  }

  @Test func theDeviceSaysWhatItIs() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemName == "Linux" && UIDevice.current.model == "Linux")
    #expect(UIDevice.current.systemVersion.split(separator: ".").count == 3)
  }

  /// Numbers and objects in one format, as at Apple's; a `Date` is none of either and does not compile.
  @Test func aFormatTakesObjects() {
    #expect(String(format: "%@ of %d", NSNumber(value: 2), 3) == "2 of 3")
    #expect(String(format: "%@", "a" as NSString) == "a")
  }
}
