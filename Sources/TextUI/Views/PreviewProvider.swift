public import struct Foundation.CGFloat

/// Shows views in Xcode; here it only compiles.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views that are shown.
  associatedtype Previews: View

  /// The views that are shown.
  @ViewBuilder static var previews: Previews { get }
}

/// The size in which Xcode shows a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which Xcode shows a preview.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// A device by its name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// A device by its name.
  public init(rawValue: String) {
    name = rawValue
  }
}

nonisolated extension View {
  /// No effect: names a preview in Xcode.
  public consuming func previewDisplayName(_ value: String?) -> Self { self }
  /// No effect: sizes a preview in Xcode.
  public consuming func previewLayout(_ value: PreviewLayout) -> Self { self }
  /// No effect: chooses the device of a preview in Xcode.
  public consuming func previewDevice(_ value: PreviewDevice?) -> Self { self }
}
