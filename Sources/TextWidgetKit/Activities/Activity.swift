/// A Live Activity that an app has started: there is none, since nothing here shows one.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// What changes while the activity runs.
  public typealias ContentState = Attributes.ContentState

  /// What does not change.
  public let attributes: Attributes
  /// The state that was given last.
  public let content: ActivityContent<ContentState>
  /// Its name.
  public let id: String
  /// The token of its pushes: none.
  public var pushToken: Data? { nil }
  /// Whether it is shown.
  public var activityState: ActivityState { .ended }
  /// The state that was given last; the older form.
  public var contentState: ContentState { content.state }
  /// What is told of a new state: nothing.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .init { $0.finish() } }
  /// What is told of its end: nothing.
  public var activityStateUpdates: AsyncStream<ActivityState> { .init { $0.finish() } }
  /// What is told of tokens: nothing.
  public var pushTokenUpdates: AsyncStream<Data> { .init { $0.finish() } }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>, id: String) {
    self.attributes = attributes
    self.content = content
    self.id = id
  }

  /// The token that would start one: none.
  public static var pushToStartToken: Data? { nil }
  /// What is told of tokens that would start one: nothing.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .init { $0.finish() } }
  /// What is told of new activities: nothing.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .init { $0.finish() } }

  /// The activities that there are: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Starts one; always an error, since nothing here shows it.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts one in a style; always an error, since nothing here shows it.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts one; always an error, since nothing here shows it.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Ends it.
  /// - Effect: none
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends it at a time.
  /// - Effect: none
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {}

  /// Shows another state of a time.
  /// - Effect: none
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {}

  /// Ends it; the older form.
  /// - Effect: none
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Shows another state.
  /// - Effect: none
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Shows another state; the older form.
  /// - Effect: none
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}
}

extension Activity: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// How an activity is pushed; nothing is pushed here.
public enum PushType: Hashable, Sendable {
  case token
  case channel(String)
}

/// How long an activity stays.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// Whether an activity is shown.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// What is said aloud of a new state.
public struct AlertConfiguration: Sendable {
  /// Never heard: an alert keeps nothing of what it is made of.
  public enum AlertSound: Hashable, Sendable {
    case `default`
    case named(String)
  }

  /// Kept nowhere, as no activity is updated here.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// Why an activity cannot be started.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported
  case unsupportedTarget, visibility, persistenceFailure

  /// The same sentence for every error, in English.
  public var errorDescription: String? { "The Live Activity could not start." }
  /// One sentence in English that says what has to change.
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes are larger than 4 KB."
    case .denied: "Live Activities are turned off for this app."
    case .globalMaximumExceeded: "The device shows no more Live Activities."
    case .targetMaximumExceeded: "The app shows no more Live Activities."
    case .unsupported: "This device shows no Live Activities."
    case .unsupportedTarget: "The app does not declare that it has Live Activities."
    case .visibility: "The app is in the background."
    case .persistenceFailure: "The Live Activity could not be kept."
    }
  }
  /// Always `nil`: no advice helps where nothing shows activities.
  public var recoverySuggestion: String? { nil }
}

/// Whether an app may start activities: none may, since nothing here shows them.
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes no question: every answer is known.
  public init() {}

  /// Always `false`, so that an app that asks first starts none.
  public var areActivitiesEnabled: Bool { false }
  /// Always `false`, as nothing is pushed here.
  public var frequentPushesEnabled: Bool { false }
  /// Ends at once, without a value.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .init { $0.finish() } }
  /// Ends at once, without a value; Apple's begins with what holds now.
  public var activityEnablementUpdates: AsyncStream<Bool> { .init { $0.finish() } }
}

/// A state, and how long it is true.
public struct ActivityContent<State> {
  /// What the views draw.
  public let state: State
  /// From when on the state may be wrong; `nil` is never.
  public let staleDate: Date?
  /// Higher comes first among activities of one app; any number.
  public let relevanceScore: Double

  /// Without a date it is never out of date; a higher score comes first.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// When an activity that has ended goes.
public enum ActivityUIDismissalPolicy: Hashable, Sendable {
  case `default`, immediate
  case after(Date)
}

/// An intent that is performed from a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
