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
  /// No system in particular: it is Xcode's to choose one.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that Xcode shows previews on.
/// - Effect: none
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The size in which Xcode shows a preview.
/// - Effect: none
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device on which Xcode shows a preview.
/// - Effect: none
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The device as Xcode calls it; nothing here reads it.
  public let rawValue: String

  /// Takes any name: there is no list of devices to look it up in.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes any name: there is no list of devices to look it up in.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// - Effect: none
nonisolated extension View {
  /// The view as it is: only Xcode would show the name.
  public func previewDisplayName(_ value: String?) -> Self { self }
  /// The view as it is: only Xcode would give it the size.
  public func previewLayout(_ value: PreviewLayout) -> Self { self }
  /// The view as it is: only Xcode would show it on a device.
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}
