import Dispatch
import Synchronization

/// Passes requests to the connected ``WidgetSystem``.
///
/// A process that draws once needs none, as each drawing has a new timeline.
public final class WidgetCenter: Sendable {
  /// Does nothing until a host connects it.
  public static let shared = WidgetCenter()

  private let system = Mutex<(any WidgetSystem)?>(nil)

  package init() {}

  /// Sends all further requests to `system`; `nil` disconnects.
  public func connect(to system: (any WidgetSystem)?) { self.system.withLock { $0 = system } }

  /// Ignored if no such widget is placed.
  public func reloadTimelines(ofKind kind: String) { connected?.reloadTimelines(ofKind: kind) }

  public func reloadAllTimelines() { connected?.reloadTimelines(ofKind: nil) }

  /// - Effect: none; a host reads the recommendations each time.
  public func invalidateConfigurationRecommendations() {}

  /// - Effect: none; a host draws the kinds it is asked for, whatever is relevant.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Empty without a connected system.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try connected?.currentConfigurations() ?? []
  }

  /// Reports on a queue of the system, after the call returns.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    let system = connected
    DispatchQueue.global().async {
      completion(Result { try system?.currentConfigurations() ?? [] })
    }
  }

  private var connected: (any WidgetSystem)? { system.withLock { $0 } }

  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// Stands in for the system: keeps placed widgets and asks their providers.
public protocol WidgetSystem: Sendable {
  /// Handles a request for new timelines of a kind; `nil` means all kinds.
  func reloadTimelines(ofKind kind: String?)

  /// The widgets that people have placed.
  func currentConfigurations() throws -> [WidgetInfo]
}

public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// The value itself, so two widgets of one kind and family have the same identity.
  public var id: WidgetInfo { self }

  public let family: WidgetFamily
  public let kind: String

  public init(kind: String, family: WidgetFamily) {
    self.family = family
    self.kind = kind
  }

  /// Always `nil`: pushes are not supported here.
  public var pushInfo: WidgetPushInfo? { nil }

  /// Always `nil`: only the host knows a person's settings.
  public var configuration: INIntent? { nil }

  /// Always `nil`: only the host knows a person's settings.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}
