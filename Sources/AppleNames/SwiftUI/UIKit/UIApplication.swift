/// - Effect: none; it is always empty.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()

  public var hasStrings: Bool { false }
  public var string: String? {
    get { nil }
    set {}
  }
}

/// Does not run here: opens no URLs and sends no notifications.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  public static let shared = UIApplication()

  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  public let applicationState = State.background
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  private override init() {}

  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { later { MainActor.assumeIsolated { completion?(false) } } }
  /// Opens nothing and reports failure.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  public enum OpenExternalURLOptionsKey: Hashable, Sendable { case universalLinksOnly }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let willTerminateNotification = name("WillTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// Always the defaults.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
}

/// No feedback is given here.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  public init() {}
  /// - Effect: none
  public func prepare() {}
}

/// - Effect: none
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// - Effect: none; every style is felt as little.
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}
  /// - Effect: none
  public func impactOccurred() {}
  /// - Effect: none
  public func impactOccurred(intensity: CGFloat) {}
}

/// Accepts every kind of feedback, and gives none.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// - Effect: none; every type is felt as little.
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

  /// - Effect: none
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Accepts selections, and gives no feedback.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// - Effect: none
  public func selectionChanged() {}
}
