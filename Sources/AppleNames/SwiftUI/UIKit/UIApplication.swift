/// The app of the widgets, which does not run here: it opens no URLs and sends no notifications.
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// Whether the app is in the foreground.
  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  public let applicationState = State.background
  public let isProtectedDataAvailable = true
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  public weak var delegate: (any UIApplicationDelegate)?
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public var backgroundTimeRemaining: TimeInterval { 0 }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

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
  /// - Effect: none
  public func registerForRemoteNotifications() {}
  /// - Effect: none
  public func unregisterForRemoteNotifications() {}
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { later { completionHandler?(CocoaError(.featureUnsupported)) } }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Grants no background time.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// - Effect: none
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The options for opening a URL.
  public enum OpenExternalURLOptionsKey: Hashable, Sendable { case universalLinksOnly }

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

extension UIApplication {
  /// The reason for the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }
  /// The origin of a URL that an app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
}

/// The identifier of a background task; never valid here.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted, denied, available
}

/// The result of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable { case newData, noData, failed }

/// Has Apple's numbers; layouts are not mirrored here.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Receives events of an app; never called here.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// A visible part of an app; none exists here.
open class UIScene: UIResponder {
  /// Has Apple's numbers; every scene here is unattached.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .unattached }
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The orientation of an app.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A scene with windows; none exists here.
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var screen: UIScreen { .main }
}

/// A window, which is never shown.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  /// - Effect: none
  open func makeKeyAndVisible() {}
}

/// Accessibility settings, which always have their defaults.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// A spoken notification; ignored.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1008)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
  }
  /// - Effect: none
  public static func post(notification: Notification, argument: Any?) {}
}

/// Feedback that a finger feels; none is given here.
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
