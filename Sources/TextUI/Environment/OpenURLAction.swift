#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Opens an address; a picture opens none, so it does nothing.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public enum Result: Hashable, Sendable {
    /// It was opened.
    case handled
    /// It was not.
    case discarded
    /// It is for the system to open.
    case systemAction
  }

  /// Creates an action that is never called.
  public init(handler: @escaping @MainActor (URL) -> Result) {}

  init() {}

  /// No effect.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  /// What opens an address; no effect.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
}
