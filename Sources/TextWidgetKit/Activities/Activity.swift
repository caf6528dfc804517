/// A Live Activity of an app.
///
/// None ever exists here: ``request(attributes:content:pushType:)`` throws.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// The part of the attributes that changes while the activity runs.
  public typealias ContentState = Attributes.ContentState

  /// The values that stay the same for the whole activity.
  public let attributes: Attributes
  /// The latest state with its stale date and score.
  public let content: ActivityContent<ContentState>
  /// Identifies the activity for its whole life.
  public let id: String
  /// Always `nil`: pushes are not supported here.
  public var pushToken: Data? { nil }
  /// Always `.ended`.
  public var activityState: ActivityState { .ended }
  /// The state without its stale date; Apple's older form of `content`.
  public var contentState: ContentState { content.state }
  /// Ends at once, without a value.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .init { $0.finish() } }
  /// Ends at once, without a value.
  public var activityStateUpdates: AsyncStream<ActivityState> { .init { $0.finish() } }
  /// Ends at once, without a value.
  public var pushTokenUpdates: AsyncStream<Data> { .init { $0.finish() } }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>, id: String) {
    self.attributes = attributes
    self.content = content
    self.id = id
  }

  /// Always `nil`: pushes are not supported here.
  public static var pushToStartToken: Data? { nil }
  /// Ends at once, without a value.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .init { $0.finish() } }
  /// Ends at once, without a value.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .init { $0.finish() } }

  /// Always empty.
  public static var activities: [Activity<Attributes>] { [] }

  /// Always throws ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Always throws ``ActivityAuthorizationError/unsupported``, whatever the style.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Always throws ``ActivityAuthorizationError/unsupported``; Apple's older form.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Ends the activity with a last content; there is no activity to end.
  /// - Effect: none
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends the activity as of a given time; there is no activity to end.
  /// - Effect: none
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {}

  /// Shows a new content as of a given time; there is no activity to update.
  /// - Effect: none
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {}

  /// Ends the activity with a last state; Apple's older form.
  /// - Effect: none
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Shows a new content; there is no activity to update.
  /// - Effect: none
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Shows a new state; Apple's older form.
  /// - Effect: none
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}
}

extension Activity: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The way an app receives pushes for an activity; ignored, because none arrive here.
public enum PushType: Hashable, Sendable {
  case token
  case channel(String)
}

/// Whether an activity continues after its phone is locked; ignored.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// The stage of an activity: running, ended or dismissed.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// The alert for an update; its values are dropped, because no update is shown here.
public struct AlertConfiguration: Sendable {
  /// A sound that never plays.
  public enum AlertSound: Hashable, Sendable {
    case `default`
    case named(String)
  }

  /// Drops all three values.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// The reason why an activity did not start; here always ``unsupported``.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported
  case unsupportedTarget, visibility, persistenceFailure

  /// The same English sentence for every error.
  public var errorDescription: String? { "The Live Activity could not start." }
  /// One English sentence that names the cause.
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
  /// Always `nil`.
  public var recoverySuggestion: String? { nil }
}

/// The permission of an app to start activities: always denied, since no system shows them here.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an answer without asking the system.
  public init() {}

  /// Always `false`, so an app that asks first starts no activity.
  public var areActivitiesEnabled: Bool { false }
  /// Always `false`: pushes are not supported here.
  public var frequentPushesEnabled: Bool { false }
  /// Ends at once, without a value.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .init { $0.finish() } }
  /// Ends at once, without a value; Apple's begins with the current permission.
  public var activityEnablementUpdates: AsyncStream<Bool> { .init { $0.finish() } }
}

/// A state of an activity, with the time at which it becomes stale.
public struct ActivityContent<State> {
  /// The state for the views to draw.
  public let state: State
  /// The time from which the state counts as outdated; `nil` means never.
  public let staleDate: Date?
  /// Any number; the activity of an app with the highest score comes first.
  public let relevanceScore: Double

  /// Creates content that never goes stale when `staleDate` is `nil`.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The moment at which the Lock Screen removes an ended activity.
public enum ActivityUIDismissalPolicy: Hashable, Sendable {
  case `default`, immediate
  case after(Date)
}

/// An intent for a button or toggle of a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
