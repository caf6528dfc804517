/// A fixed screen of 390 × 844 points, an iPhone's, which the sizes of widgets are computed for.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public let scale: CGFloat = 3
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat = 0.5

  private init() {}
}

/// What kind of device there is.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine that draws: its idiom is a phone's, as widgets are laid out for one, and for the rest
/// it says what it is.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let model = "Linux"
  public let localizedModel = "Linux"
  public let systemName = "Linux"
  /// The version of the kernel, such as `6.12.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  public var name: String { model }
  /// What tells the device from others: nothing.
  public var identifierForVendor: UUID? { nil }
  /// Whether the battery is asked; there is none.
  public var isBatteryMonitoringEnabled = false
  /// The charge, 0…1: that of a device with a battery that is not asked.
  public let batteryLevel: Float = -1
  public let batteryState = BatteryState.unknown

  public let isMultitaskingSupported = true
  public var isProximityMonitoringEnabled = false

  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held: nobody knows.
  public let orientation = UIDeviceOrientation.unknown
  /// Nothing: it is held by nobody.
  /// - Effect: none
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Whether a battery is charged.
  public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }

  private init() {}
}

/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// What a dynamic colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Contrast is not heightened.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// A phone's, which widgets take the device for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var displayScale: CGFloat { 3 }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Light: a widget is made before it is known where it is drawn, so ask the environment instead.
  public static let current = UITraitCollection(userInterfaceStyle: .light)

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    return values
  }
}

/// Whether colours stand out more than usually.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }

/// The size of text that people have chosen; here it is the usual one.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")

  public var isAccessibilityCategory: Bool { false }
}
