import Dispatch
import Synchronization

/// Passes requests to the host that shows the widgets over time, if there is one.
///
/// A process that draws once needs none, as each drawing has a new timeline.
public final class WidgetCenter: Sendable {
  /// Does nothing until a host connects it.
  public static let shared = WidgetCenter()

  private typealias System = (placed: [WidgetInfo], reload: @Sendable (_ kind: String?) -> Void)

  private let system = Mutex<System?>(nil)

  package init() {}

  /// Sends all further requests to `reload`, with `nil` for all kinds; `placed` are the widgets that
  /// people have placed.
  package func connect(
    placed: [WidgetInfo], reload: @escaping @Sendable (_ kind: String?) -> Void
  ) { system.withLock { $0 = (placed, reload) } }

  /// Ignored if no such widget is placed.
  public func reloadTimelines(ofKind kind: String) { connected?.reload(kind) }

  public func reloadAllTimelines() { connected?.reload(nil) }

  /// - Effect: none; a host reads the recommendations each time.
  public func invalidateConfigurationRecommendations() {}

  /// - Effect: none; a host draws the kinds it is asked for, whatever is relevant.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Empty without a host.
  public func currentConfigurations() async throws -> [WidgetInfo] { connected?.placed ?? [] }

  /// Reports on a queue of the system, after the call returns.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    let placed = connected?.placed ?? []
    DispatchQueue.global().async { completion(.success(placed)) }
  }

  private var connected: System? { system.withLock { $0 } }

  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
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
