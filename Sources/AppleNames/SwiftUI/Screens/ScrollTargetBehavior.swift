/// - Effect: none
nonisolated extension View {
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }
}

/// Where a scroll view comes to rest; nothing scrolls.
/// - Effect: none
public protocol ScrollTargetBehavior {}

/// At a page.
/// - Effect: none
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// At a view.
/// - Effect: none
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views it passes.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByFew, alwaysByOne
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// - Effect: none
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

/// - Effect: none
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

/// Whether what scrolls bounces.
/// - Effect: none
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}
