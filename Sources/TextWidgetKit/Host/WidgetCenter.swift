import Dispatch
import Synchronization

/// The place to ask for new timelines.
///
/// It hands on what it is asked to the ``WidgetSystem`` that it is connected to. A process that
/// draws once and ends needs none: its next picture has a new timeline anyway.
public final class WidgetCenter: Sendable {
  /// The one that apps and widgets use; until a host connects it, it does nothing.
  public static let shared = WidgetCenter()

  private let system = Mutex<(any WidgetSystem)?>(nil)

  package init() {}

  /// From now on `system` is told what is asked for; `nil` means nobody.
  public func connect(to system: (any WidgetSystem)?) { self.system.withLock { $0 = system } }

  /// Hands the request on from any thread; a kind that nobody has placed changes nothing.
  public func reloadTimelines(ofKind kind: String) { connected?.reloadTimelines(ofKind: kind) }

  /// Hands the request on from any thread, for every kind at once.
  public func reloadAllTimelines() { connected?.reloadTimelines(ofKind: nil) }

  /// Nothing: people see each configuration where they set it up.
  /// - Effect: none
  public func invalidateConfigurationRecommendations() {}

  /// Nothing: a picture is asked for by kind, not by what is relevant.
  /// - Effect: none
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that people have placed; none without a system.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try connected?.currentConfigurations() ?? []
  }

  /// Answers on a queue of the system's, after it has returned.
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
}

/// Who plays the system's part: keeps placed widgets and asks their providers.
public protocol WidgetSystem: Sendable {
  /// A program wants new timelines of a kind; `nil` means of all.
  func reloadTimelines(ofKind kind: String?)

  /// The widgets that people have placed.
  func currentConfigurations() throws -> [WidgetInfo]
}

/// A widget that a person has set up.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// The widget itself, among those of other kinds and families.
  public var id: WidgetInfo { self }

  /// The one that the person has placed it in.
  public let family: WidgetFamily
  /// The text that the widget's configuration was made with.
  public let kind: String

  /// A placed widget, as a host tells an app of it.
  public init(kind: String, family: WidgetFamily) {
    self.family = family
    self.kind = kind
  }

  /// None: nothing is pushed here.
  public var pushInfo: WidgetPushInfo? { nil }

  /// None: what a person chose is known to the host alone.
  public var configuration: INIntent? { nil }

  /// None: what a person chose is known to the host alone.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}

extension WidgetCenter {
  /// By what an app finds, in the `userInfo` of an activity, the widget that it was opened from.
  public enum UserInfoKey {
    /// Finds a text: the widget's kind.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// Finds the widget's family.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// Finds the identifier of a Live Activity.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}
