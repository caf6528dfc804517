public import struct Foundation.CGFloat

nonisolated extension View {
  /// Sets how large controls are; cells have one size, so only views that read it differ.
  public consuming func controlSize(_ controlSize: ControlSize) -> some View {
    environment { $0.controlSize = controlSize }
  }

  /// No effect: a button's ground is as wide as its label and a row high.
  public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}

/// The shape of a button's ground; cells have one.
public struct ButtonBorderShape: Hashable, Sendable {
  private init() {}

  /// As is usual.
  public static let automatic = ButtonBorderShape()
  /// With round ends.
  public static let capsule = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape()

  /// A rectangle with corners rounded by so many points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
