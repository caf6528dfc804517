#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Opens an address; a picture opens none, so it does nothing.
public struct OpenURLAction: Sendable {
  /// No effect.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  /// What opens an address; no effect.
  public var openURL: OpenURLAction { OpenURLAction() }
}
