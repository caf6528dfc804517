/// Shows views in Xcode; here it only compiles.
/// - Effect: none
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }

  static var platform: PreviewPlatform? { get }
}

/// - Effect: none
extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A system for Xcode's previews.
/// - Effect: none
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The size of a preview in Xcode.
/// - Effect: none
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for Xcode's previews.
/// - Effect: none
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// - Effect: none
nonisolated extension View {
  /// Returns the view unchanged; only Xcode shows the name.
  public func previewDisplayName(_ value: String?) -> Self { self }
  /// Returns the view unchanged; only Xcode applies the size.
  public func previewLayout(_ value: PreviewLayout) -> Self { self }
  /// Returns the view unchanged; only Xcode shows it on a device.
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}
