/// Shows views in Xcode; here it only compiles.
/// - Effect: none
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }

  /// The system that Xcode shows it on.
  static var platform: PreviewPlatform? { get }
}

/// - Effect: none
extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A system that Xcode shows previews on.
/// - Effect: none
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The size in which Xcode shows a preview.
/// - Effect: none
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device on which Xcode shows a preview.
/// - Effect: none
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// - Effect: none
nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> Self { self }
  public func previewLayout(_ value: PreviewLayout) -> Self { self }
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}
