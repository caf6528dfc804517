/// Shows views in Xcode, and in a program of widgets by `--preview`.
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

/// The size of a preview.
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
