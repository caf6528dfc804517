/// A tip among other views, which is not shown.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}

/// Tips of which one is shown at a time; none is.
public final class TipGroup: Sendable {
  public enum Priority: Hashable, Sendable { case firstAvailable, ordered }

  public init(
    _ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]
  ) {}
  public var currentTip: (any Tip)? { nil }
}

@resultBuilder
public enum TipGroupBuilder {
  public static func buildExpression(_ tip: any Tip) -> any Tip { tip }
  public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}

/// How tips look.
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of tips is told; nobody makes one here.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public let title: Text?
  public let message: Text?
  public let image: Image?
  public let actions: [Tips.Action]

  private init?() { nil }
}

public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

nonisolated extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> Self { self }
  public func tipBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  public func tipImageSize(_ size: CGSize) -> Self { self }
}
