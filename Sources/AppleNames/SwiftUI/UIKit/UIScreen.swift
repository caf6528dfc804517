/// A fixed screen of 390 × 844 points, an iPhone's, for which widget sizes are computed.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public let scale: CGFloat = 3

  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public var brightness: CGFloat = 0.5

  private init() {}
}

public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// By its idiom a phone, for which widgets are laid out; else Linux.
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
  /// Always `nil`: the device has no such identifier.
  public var identifierForVendor: UUID? { nil }
  /// Stored, never used: no battery is read.
  public var isBatteryMonitoringEnabled = false
  /// Always −1: the charge is unknown.
  public let batteryLevel: Float = -1
  public let batteryState = BatteryState.unknown

  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Always unknown: the device has no orientation sensor.
  public let orientation = UIDeviceOrientation.unknown

  /// Always `unknown` here.
  public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }

  private init() {}
}

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Always normal.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Always a phone, because widgets are laid out for one.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var displayScale: CGFloat { 3 }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Always light: the mode is unknown before the drawing, so use the environment instead.
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

public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }

/// Always the standard size.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")

  public var isAccessibilityCategory: Bool { false }
}
