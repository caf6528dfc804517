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
  public struct LimitBehavior: Hashable, Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
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
public struct ScrollBounceBehavior: Hashable, Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}
