// Of Apple's module, the watch itself and its app, which does not run here.
@_exported public import SwiftUI

/// A tap that is felt; nothing is felt here.
public enum WKHapticType: Int, Hashable, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationGenericManeuver = 9
  case navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

public enum WKInterfaceDeviceBatteryState: Int, Hashable, Sendable {
  case unknown, unplugged, charging, full
}
public enum WKInterfaceDeviceWristLocation: Int, Hashable, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Hashable, Sendable { case left, right }

/// The watch: one of 46 mm, of 208 × 248 points.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
  private static let only = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { only }

  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 208, height: 248) }
  open var screenScale: CGFloat { 2 }
  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var localizedModel: String { "Apple Watch" }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { "26.0" }
  open var identifierForVendor: UUID? { nil }
  open var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
  open var wristLocation: WKInterfaceDeviceWristLocation { .left }
  open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  open var isBatteryMonitoringEnabled = false
  /// The charge, 0…1: that of a device whose battery is not asked.
  open var batteryLevel: Float { -1 }
  open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
  open var waterResistanceRating: Int { 1 }
  open func play(_ type: WKHapticType) {}
}

/// Why a watch gives an app some time; it gives none.
@MainActor @preconcurrency
open class WKRefreshBackgroundTask: NSObject {
  public let userInfo: (any NSSecureCoding & NSObjectProtocol)?
  open var expirationHandler: (() -> Void)?

  init?(nobody: Never) { nil }

  open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
  open var sessionIdentifier: String { "" }
}
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
  open func setTaskCompleted(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?
  ) {}
}

public enum WKApplicationState: Int, Hashable, Sendable { case active, inactive, background }

/// The app of a watch, which does not run here.
@MainActor @preconcurrency
open class WKApplication: NSObject {
  private static let only = WKApplication()
  open class func shared() -> WKApplication { only }

  open weak var delegate: (any WKApplicationDelegate)?
  open var applicationState: WKApplicationState { .background }
  open var isApplicationRunningInDock: Bool { false }
  /// No time is given, and whoever asks is told so.
  open func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) { scheduledCompletion(CocoaError(.featureUnsupported)) }
  open func registerForRemoteNotifications() {}
}

/// The app of a watch, by its older name.
@MainActor @preconcurrency
open class WKExtension: NSObject {
  private static let only = WKExtension()
  open class func shared() -> WKExtension { only }

  open weak var delegate: (any WKExtensionDelegate)?
  open var applicationState: WKApplicationState { .background }
  open var isApplicationRunningInDock: Bool { false }
  open func openSystemURL(_ url: URL) {}
  /// No time is given, and whoever asks is told so.
  open func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) { scheduledCompletion(CocoaError(.featureUnsupported)) }
  open func registerForRemoteNotifications() {}
}

/// Who is told what becomes of the app; nobody is.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
public protocol WKExtensionDelegate: NSObjectProtocol {}
