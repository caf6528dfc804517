// swift-format-ignore-file: NeverForceUnwrap
import AppIntents
import Combine
import RelevanceKit
import SwiftUI
import UIKit
import WidgetKit
import os

// What files beside the views of a widget name of Foundation and of the system's modules.

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

struct LessonIntent: SetValueIntent, LiveActivityStartingIntent, AudioRecordingIntent,
  CameraCaptureIntent
{
  typealias AppContext = String
  static let title: LocalizedStringResource = "Lesson"
  static let allowedExecutionTargets: IntentExecutionTargets = [.main, .widgetKitExtension]
  @Parameter(title: "Runs") var value: Bool
  @Parameter(title: "Notes", inputConnectionBehavior: .connectToPreviousIntentResult)
  var notes: String?
  @Parameter(title: "Pages", supportedContentTypes: [.image], inputConnectionBehavior: .never)
  var pages: [IntentFile]

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    UIPasteboard.general.string = try await Self.appContext
    guard let notes else { return .result(dialog: "No more lessons today.") }
    return .result(dialog: "Your next lesson is \(notes).", view: Text(notes))
  }
}

struct LessonSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Lesson"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    Self.reload()
    return .result(dialog: "Here it is.", snippetIntent: Self())
  }
}

func size(of file: URL) throws -> Int? {
  let keys: Set<URLResourceKey> = [.fileSizeKey]
  return try file.resourceValues(forKeys: keys).fileSize
}

func folders() -> [URL] {
  [.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .temporaryDirectory]
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

/// Names with their modules, also of those that hand on another.
struct Ticker: Combine.Publisher {
  typealias Output = Int
  typealias Failure = Never
  func receive<S: Combine.Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    Combine.Just(1).receive(subscriber: subscriber)
  }
}

enum Folders {
  /// Both parts of Foundation have this one.
  static let caches = try? FileManager.default.url(
    for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
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
  let version = Bundle.main.infoDictionary?[kCFBundleVersionKey as String] as? String
  let family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String
  return [family, version].compactMap(\.self).joined()
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

extension UIImage {
  func framed(_ insets: UIEdgeInsets) -> UIImage {
    let whole = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(bounds: whole).image {
      draw(in: $0.format.bounds.inset(by: insets))
    }
  }
}
