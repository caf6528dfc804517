public protocol OpenIntent: AppIntent {
  associatedtype Target: IntentValue

  var target: Target { get set }
}

public protocol ForegroundContinuableIntent: AppIntent {}

public protocol DeleteIntent: AppIntent {
  associatedtype Entity: AppEntity

  var entities: [Entity] { get set }
}

public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppIntentsPackage {}

/// Never runs here.
public protocol AppIntentsExtension: AppIntentsPackage {
  init()
}

extension AppIntentsExtension {
  /// - Effect: none
  @MainActor public static func main() {}
}

extension NSUserActivity {
  /// Always `nil`: no widget is tapped.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

public protocol SystemIntent: AppIntent {}

public protocol LiveActivityStartingIntent: SystemIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

/// Here the process that runs, whatever is named.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let main = Self(rawValue: 1 << 0)
  public static let appIntentsExtension = Self(rawValue: 1 << 1)
  public static let widgetKitExtension = Self(rawValue: 1 << 2)
}

/// No camera runs here: the context is `nil`.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable, Sendable
}

extension CameraCaptureIntent {
  public static var appContext: AppContext? { get async throws { nil } }
}

/// Performing it throws, because no URL is opened here.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public let url: URL?

  public init() { url = nil }

  public init(_ url: URL) { self.url = url }

  public func perform() async throws { throw AppIntentError.Unrecoverable.notAllowed }
}

/// Ignored here.
public protocol OpensIntent: IntentResult {}
/// The view is not shown.
public protocol ShowsSnippetView: IntentResult {}

// One type for all results, since a function returns one: some have a view, and some words alone.
extension IntentResultContainer: OpensIntent, ShowsSnippetView {}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(value: nil)
  }
  public static func result(opensIntent: some AppIntent, view: some View) -> Self {
    Self(value: nil)
  }
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, view: some View
  ) -> Self { Self(value: nil) }
  public static func result(@ViewBuilder content: () -> some View) -> Self { Self(value: nil) }
  public static func result(
    dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self { Self(value: nil) }
  public static func result(view: some View) -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog, view: some View) -> Self { Self(value: nil) }
}

extension IntentResult {
  public static func result<Value: Sendable>(
    value: Value, opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value: Sendable>(value: Value, view: some View) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
}

extension IntentDescription {
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) { self.init(descriptionText, categoryName: categoryName) }

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource]
  ) { self.init(descriptionText, categoryName: categoryName) }
}

extension TypeDisplayRepresentation {
  public init(name: LocalizedStringResource, synonyms: [LocalizedStringResource]) {
    self.init(name: name)
  }

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource,
    synonyms: [LocalizedStringResource]
  ) { self.init(name: name) }

  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) {
    self.init(name: name)
  }
}

public protocol TransientAppEntity: Sendable {
  typealias Property<Value: Sendable> = EntityProperty<Value>

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }

  init()
}

/// Ignored, because an intent runs where it is performed.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1 << 0)
  public static let foreground = foreground(.immediate)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 1 << 1)
    case .deferred: IntentModes(rawValue: 1 << 2)
    case .dynamic: IntentModes(rawValue: 1 << 3)
    }
  }

  public enum ForegroundMode: Hashable, Sendable { case immediate, deferred, dynamic }
}

/// The settings of the older intent are not read.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// No search finds it here.
public protocol IndexedEntity: AppEntity {}

public protocol SnippetIntent: AppIntent {}

/// - Effect: none; no snippet is shown.
extension SnippetIntent {
  public static func reload() {}
}

/// The report is ignored.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

extension AppIntent {
  /// - Effect: none
  public func donate() {}

  /// `donate` is ignored.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }
}

/// Ignored, because no system learns from donations.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  /// - Effect: none
  public func donate(intent: some AppIntent) async throws {}
  /// - Effect: none
  public func donate<Intent: AppIntent>(intent: Intent, result: Intent.PerformResult) async throws {
  }
}

public protocol DeprecatedAppIntent: AppIntent {}

extension DisplayRepresentation.Image {
  /// Choices are listed without pictures.
  public init(
    systemName: String, tintColor: UIColor?,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) { self.init(systemName: systemName) }

  /// Choices are listed without pictures.
  public init(systemName: String, symbolConfiguration: UIImage.SymbolConfiguration?) {
    self.init(systemName: systemName)
  }
}
