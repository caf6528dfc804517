/// Pictures have no bars, keyboards or round corners around them.
/// - Effect: none
nonisolated extension View {
  /// Draws the view in its own area: pictures have no unsafe regions.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  /// Draws the view in its own area: pictures have no unsafe edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Adds no margins; ``View/padding(_:_:)`` does.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// Drops the shape for concentric corners.
  public func containerShape<Container: Shape>(_ shape: Container) -> Self { self }
  /// Has no effect: buttons have no background shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
}

/// The regions that bars and keyboards cover elsewhere.
/// - Effect: none
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The place of content margins.
/// - Effect: none
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

/// The shape of a button's background; buttons here have none.
///
/// - Effect: none
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    /// `nil` is the system's choice.
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

/// - Effect: none
extension ButtonBorderShape: InsettableShape {
  /// Returns corners of 8 points, whatever the kind.
  public func path(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: 8).path(in: rect) }
  /// Returns corners of 8 points, whatever the kind, moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: 8).inset(by: amount)
  }
}

/// - Effect: none
extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: Self { .automatic }
}
