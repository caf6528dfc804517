import BackgroundTasks
import CoreLocation
import EventKit
import HealthKit
import LocalAuthentication
import Synchronization
import Testing
import UserNotifications

/// What is asked of a phone is answered, by no, so that no widget waits.
@Suite struct DeniedTests {
  @Test func thereIsNoCalendar() async throws {
    let store = EKEventStore()
    #expect(try await !store.requestFullAccessToEvents())
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
  }

  @Test func queriesOfHealthFailAtOnce() {
    #expect(!HKHealthStore.isHealthDataAvailable())
    let told = Mutex(0)
    let store = HKHealthStore()
    store.execute(
      HKSampleQuery(
        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit,
        sortDescriptors: nil
      ) { _, samples, error in
        if samples == nil, error is HKError { told.withLock { $0 += 1 } }
      })
    let query = HKStatisticsCollectionQuery(
      quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil,
      anchorDate: .distantPast, intervalComponents: DateComponents(day: 1))
    query.initialResultsHandler = { _, _, error in
      if error is HKError { told.withLock { $0 += 1 } }
    }
    store.execute(query)
    #expect(told.withLock { $0 } == 2)
  }

  @Test func errorsAreCaughtByTheirCodes() async throws {
    do { throw CLError(.denied) } catch CLError.network {
      Issue.record("Another one.")
    } catch CLError.denied {}
    do {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "x"))
    } catch BGTaskScheduler.Error.unavailable {}
    #expect(LAError.userCancel ~= LAError(.userCancel))
    #expect(!(LAError.userCancel ~= LAError(.userFallback)))
    var updates = 0
    for try await update in CLLocationUpdate.liveUpdates() where update.authorizationDenied {
      updates += 1
    }
    #expect(updates == 1)
  }

  @Test func quantitiesAreReadInUnitsOfTheirKind() {
    let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 2)
    #expect(energy.doubleValue(for: .joule()) == 8368)
    #expect(energy.doubleValue(for: .meter()).isNaN)
    let sugar = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    let glucose = HKQuantity(unit: sugar, doubleValue: 100)
    #expect(abs(glucose.doubleValue(for: .millimolesPerLiter) - 5.5507) < 0.001)
    let pulse = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: 90)
    #expect(pulse.doubleValue(for: .count().unitDivided(by: .second())) == 1.5)
  }

  @Test func nobodyIsNotified() async {
    let center = UNUserNotificationCenter.current()
    let request = UNNotificationRequest(
      identifier: "tea", content: UNMutableNotificationContent(), trigger: nil)
    await #expect(throws: UNError.self) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
  }
}
