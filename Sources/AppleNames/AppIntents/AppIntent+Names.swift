/// An intent that opens something of the app.
public protocol OpenIntent: AppIntent {
  associatedtype Target: IntentValue

  var target: Target { get set }
}

/// An intent that can go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that deletes something of the app.
public protocol DeleteIntent: AppIntent {
  associatedtype Entity: AppEntity

  var entities: [Entity] { get set }
}

/// An intent that sets up the app for a Focus.
public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
}

/// What intents a package brings.
public protocol AppIntentsPackage {}

/// An extension of an app with its intents, which nobody starts here.
public protocol AppIntentsExtension: AppIntentsPackage {
  init()
}

extension AppIntentsExtension {
  /// - Effect: none
  @MainActor public static func main() {}
}

extension NSUserActivity {
  /// The settings of the widget that was tapped: no widget is.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

/// An intent of the system's own.
public protocol SystemIntent: AppIntent {}

/// An intent that opens an address: nothing here opens one, so performing it is an error.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public let url: URL?

  public init() { url = nil }

  public init(_ url: URL) { self.url = url }

  public func perform() async throws { throw AppIntentError.Unrecoverable.notAllowed }
}

/// An answer that opens something; a picture opens nothing.
public protocol OpensIntent: IntentResult {}
/// An answer with a view, which nobody sees.
public protocol ShowsSnippetView: IntentResult {}

/// An answer of several kinds.
public struct IntentResultWithFollowUp<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent,
  ShowsSnippetView
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultWithFollowUp<Never> {
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
  ) -> Self where Self == IntentResultWithFollowUp<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultWithFollowUp<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultWithFollowUp<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultWithFollowUp<Value> { Self(value: value) }
  public static func result<Value: Sendable>(value: Value, view: some View) -> Self
  where Self == IntentResultWithFollowUp<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultWithFollowUp<Value> { Self(value: value) }
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

/// An entity that nobody finds again.
public protocol TransientAppEntity: Sendable {
  typealias Property<Value: Sendable> = EntityProperty<Value>

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }

  init()
}

/// Where an intent may run; here it runs where it is asked.
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

  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable { case immediate, deferred, dynamic }
}

/// An intent that was one of a definition file before, whose settings are not taken over here.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the `.intentdefinition` that this intent replaces, such as `CupsIntent`.
  static var intentClassName: String { get }
}

/// An entity that a person can search for; nothing searches here.
public protocol IndexedEntity: AppEntity {}

/// An intent that only shows something.
public protocol SnippetIntent: AppIntent {}

/// An intent that says how far it has come; nobody looks.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

extension AppIntent {
  /// Tells the system that a person did this; nothing learns from it.
  /// - Effect: none
  public func donate() {}

  /// Performs the intent; nothing learns from it.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }
}

/// Is told what people do; nothing learns from it.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  /// - Effect: none
  public func donate(intent: some AppIntent) async throws {}
  /// - Effect: none
  public func donate<Intent: AppIntent>(intent: Intent, result: Intent.PerformResult) async throws {
  }
}

/// A deprecated intent that another one stands for.
public protocol DeprecatedAppIntent: AppIntent {}

/// An error that says what went wrong.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension DisplayRepresentation.Image {
  /// A symbol; choices are listed without pictures.
  public init(
    systemName: String, tintColor: UIColor?,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) { self.init(systemName: systemName) }

  /// A symbol; choices are listed without pictures.
  public init(systemName: String, symbolConfiguration: UIImage.SymbolConfiguration?) {
    self.init(systemName: systemName)
  }
}
