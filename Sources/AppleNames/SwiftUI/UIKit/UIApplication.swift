/// The app that widgets are of, which does not run here: it opens nothing, and nothing is posted.
@MainActor @preconcurrency
public final class UIApplication {
  public static let shared = UIApplication()

  /// Whether an app is in front.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  public let applicationState = State.background
  public let isProtectedDataAvailable = true
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  private init() {}

  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
  public func registerForRemoteNotifications() {}

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let willTerminateNotification = name("WillTerminate")
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  nonisolated public static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// Whether a person needs help to see or to move: nobody has said so.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
}

/// A tap that is felt; nothing is felt here.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

/// What was copied: nothing, and nothing is, since a widget has no clipboard.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()
  private init() {}

  public var hasStrings: Bool { false }
  public var string: String? {
    get { nil }
    set {}
  }
  public var url: URL? {
    get { nil }
    set {}
  }
}
