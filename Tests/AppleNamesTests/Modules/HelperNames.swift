// swift-format-ignore-file: NeverForceUnwrap
import AppIntents
import BackgroundTasks
import CryptoKit
import EventKit
import HealthKit
import QuartzCore
import SwiftUI
import UIKit
import UserNotifications
import WidgetKit
import os

// What files beside the views of a widget name of Foundation and of the system's modules.

final class AgendaSource: @unchecked Sendable {
  static let shared = AgendaSource()
  private let store = EKEventStore()
  private let cache = NSCache<NSString, UIImage>()

  func events(on day: Date) async throws -> [EKEvent] {
    guard try await store.requestFullAccessToEvents() else { return [] }
    let end = Calendar.current.date(byAdding: .day, value: 1, to: day) ?? day
    let chosen = store.calendars(for: .event).filter { $0.title != "Birthdays" }
    let events = store.events(
      matching: store.predicateForEvents(withStart: day, end: end, calendars: chosen))
    return events.filter { !$0.isAllDay }.sorted { $0.startDate < $1.startDate }
  }

  func reminders(_ completion: @escaping ([EKReminder]) -> Void) {
    store.requestAccess(to: .reminder) { granted, error in
      guard granted, error == nil else { return }
    }
    let due = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: nil, calendars: nil)
    store.fetchReminders(matching: due) { completion($0 ?? []) }
  }

  var isAllowed: Bool {
    switch EKEventStore.authorizationStatus(for: .event) {
    case .fullAccess, .writeOnly: true
    case .denied, .restricted, .notDetermined: false
    @unknown default: false
    }
  }

  func image(for name: String) -> UIImage? {
    cache.countLimit = 20
    return cache.object(forKey: name as NSString)
  }
}

struct AgendaRow: View {
  let event: EKEvent

  var body: some View {
    HStack {
      Circle().fill(Color(cgColor: event.calendar.cgColor))
      Text(event.title)
    }
  }
}

func remind(in seconds: TimeInterval) {
  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }
  let content = UNMutableNotificationContent()
  content.title = "Tea"
  content.sound = .default
  content.userInfo = ["cup": 1]
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
  center.add(
    UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
  center.getDeliveredNotifications { print($0.map(\.request.identifier)) }
  center.removeAllPendingNotificationRequests()
}

enum CacheKey {
  static func short(_ text: String) -> String {
    Insecure.MD5.hash(data: Data(text.utf8)).map { String(format: "%02hhx", $0) }.joined()
  }
  static func long(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }
  static func signed(_ text: String, secret: String) -> String {
    let key = SymmetricKey(data: Data(secret.utf8))
    return Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
      .base64EncodedString()
  }
}

func stopwatch() -> CFTimeInterval {
  let start = CFAbsoluteTimeGetCurrent()
  let media = CACurrentMediaTime()
  return CFAbsoluteTimeGetCurrent() - start + CACurrentMediaTime() - media
}

func freeSpace() -> Int64? {
  let values = try? URL(fileURLWithPath: NSHomeDirectory())
    .resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
  return values?.volumeAvailableCapacityForImportantUsage
}

func folders() -> [URL] {
  [.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .temporaryDirectory]
}

func shared(_ file: URL) -> Data? {
  var error: NSError?
  var data: Data?
  NSFileCoordinator(filePresenter: nil).coordinate(
    readingItemAt: file, options: .withoutChanges, error: &error
  ) { data = try? Data(contentsOf: $0) }
  return data
}

func backgroundSession() -> URLSession {
  let configuration = URLSessionConfiguration.background(withIdentifier: "org.example.agenda")
  configuration.sharedContainerIdentifier = "group.org.example"
  configuration.waitsForConnectivity = true
  configuration.sessionSendsLaunchEvents = true
  return URLSession(configuration: configuration)
}

func activity() -> NSUserActivity {
  let activity = NSUserActivity(activityType: "org.example.agenda")
  activity.title = "Agenda"
  activity.userInfo = ["day": 1]
  activity.isEligibleForPrediction = true
  return activity
}

func plainText(_ html: String) -> String {
  let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
    .documentType: NSAttributedString.DocumentType.html,
    .characterEncoding: String.Encoding.utf8.rawValue,
  ]
  let text = try? NSAttributedString(
    data: Data(html.utf8), options: options, documentAttributes: nil)
  return text?.string ?? html
}

@MainActor func appNames() -> Bool {
  _ = [UIApplication.didBecomeActiveNotification, .NSSystemClockDidChange, .NSCalendarDayChanged]
  _ = URL(string: UIApplication.openSettingsURLString)
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  return UIAccessibility.isVoiceOverRunning || ProcessInfo.processInfo.isiOSAppOnMac
    || NSUbiquitousKeyValueStore.default.bool(forKey: "x")
    || FileManager.default.ubiquityIdentityToken != nil
}

final class StepCounter {
  private let store = HKHealthStore()
  private let steps = HKQuantityType.quantityType(forIdentifier: .stepCount)!

  func today(_ completion: @escaping @Sendable (Double) -> Void) {
    guard HKHealthStore.isHealthDataAvailable() else { return completion(0) }
    let types: Set<HKObjectType> = [steps, HKQuantityType(.heartRate)]
    store.requestAuthorization(toShare: nil, read: types) { _, error in print(error ?? "") }
    let start = Calendar.current.startOfDay(for: Date())
    let today = HKQuery.predicateForSamples(
      withStart: start, end: Date(), options: .strictStartDate)
    store.execute(
      HKStatisticsQuery(
        quantityType: steps, quantitySamplePredicate: today, options: .cumulativeSum
      ) { _, result, error in
        completion(result?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
      })
    let week = HKStatisticsCollectionQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: [.cumulativeSum],
      anchorDate: start, intervalComponents: DateComponents(day: 1))
    week.initialResultsHandler = { _, results, _ in
      results?.enumerateStatistics(from: start, to: Date()) { statistics, _ in
        print(statistics.sumQuantity()?.doubleValue(for: HKUnit.count()) ?? 0)
      }
    }
    store.execute(week)
    store.execute(
      HKSampleQuery(
        sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit,
        sortDescriptors: nil
      ) { _, samples, _ in
        let perMinute = HKUnit.count().unitDivided(by: .minute())
        print(
          (samples as? [HKQuantitySample] ?? []).map { $0.quantity.doubleValue(for: perMinute) })
      })
  }
}

enum Folders {
  /// Both parts of Foundation have this one.
  static let caches = try? FileManager.default.url(
    for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
}

extension HKUnit {
  static let millimolesPerLiter = HKUnit.moleUnit(
    with: .milli, molarMass: HKUnitMolarMassBloodGlucose
  ).unitDivided(by: .liter())
}

func reason(_ error: any Error) -> String? {
  os_log("%{public}@", log: .default, type: .error, error as NSError)
  if let error = error as? ActivityAuthorizationError { return error.failureReason }
  return (error as? any LocalizedError)?.failureReason
}

func lineLengths(_ url: URL) async throws -> [Int] {
  let (bytes, _) = try await URLSession.shared.bytes(from: url)
  var lengths: [Int] = []
  for try await line in bytes.lines { lengths.append(line.count) }
  return lengths
}

func openedFrom(_ activity: NSUserActivity) -> String {
  UIPasteboard.general.string = "copied"
  let version = Bundle.main.infoDictionary?[kCFBundleVersionKey as String] as? String
  let family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String
  return [family, version, UIPasteboard.general.string].compactMap(\.self).joined()
}

struct Kettle: AppIntent {
  static let title = LocalizedStringResource("Kettle", table: "Intents", bundle: .main)
  @Parameter(
    title: "Cups", requestValueDialog: "How many cups?",
    requestDisambiguationDialog: "Which of these?") var cups: Int
  @Parameter var isLoud: Bool?
  @Parameter var tea: String

  func perform() async throws
    -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView & OpensIntent
  {
    .result(value: cups, opensIntent: Kettle(), dialog: "On") { Text("On") }
  }
}

final class Stove: Sendable {
  static func register() { AppDependencyManager.shared.add { Stove() } }
}

func refreshLater() {
  do {
    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
  } catch BGTaskScheduler.Error.notPermitted, BGTaskScheduler.Error.unavailable {
  } catch { print(error) }
}

extension UIImage {
  func framed(_ insets: UIEdgeInsets) -> UIImage {
    let whole = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(bounds: whole).image {
      draw(in: $0.format.bounds.inset(by: insets))
    }
  }
}
