/// A Live Activity that an app has started: there is none, since nothing here shows one.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  private init() {}

  /// The activities that there are: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Ends it.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Shows another state.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
}

/// A state, and how long it is true.
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

/// When an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> Self { Self() }
}

/// An intent that is performed from a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
