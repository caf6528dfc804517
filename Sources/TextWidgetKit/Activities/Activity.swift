/// None ever exists here: ``request(attributes:content:pushType:)`` throws.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState

  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  public let id: String
  /// Always `nil`: pushes are not supported here.
  public var pushToken: Data? { nil }
  /// Always `.ended`.
  public var activityState: ActivityState { .ended }
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

  /// - Effect: none
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// - Effect: none
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {}

  /// - Effect: none
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {}

  /// - Effect: none
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// - Effect: none
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

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

public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// Its values are dropped, because no update is shown here.
public struct AlertConfiguration: Sendable {
  /// A sound that never plays.
  public enum AlertSound: Hashable, Sendable {
    case `default`
    case named(String)
  }

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// Here always ``unsupported``.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported
  case unsupportedTarget, visibility, persistenceFailure

  public var errorDescription: String? { "The Live Activity could not start." }
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

/// Always denied, since no system shows activities here.
public final class ActivityAuthorizationInfo: Sendable {
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

public struct ActivityContent<State> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityUIDismissalPolicy: Hashable, Sendable {
  case `default`, immediate
  case after(Date)
}

public protocol LiveActivityIntent: AppIntent {}
