/// A picture has no bars, keyboards or round corners around it.
/// - Effect: none
nonisolated extension View {
  /// Draws the view in the area it has: no region is unsafe.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  /// Draws the view in the area it has: no edge is unsafe.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Adds no margin; ``View/padding(_:_:)`` does.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// Drops the shape that concentric corners would follow.
  public func containerShape<Container: Shape>(_ shape: Container) -> Self { self }
  /// Draws the button without a shape behind it, as any.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
}

/// Regions that bars and keyboards cover.
/// - Effect: none
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// Bit 0 is the container, bit 1 the keyboard.
  public let rawValue: UInt

  /// Other bits than 0 and 1 are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars around the content, of which there are none.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard, of which there is none.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Where margins of content count.
/// - Effect: none
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

/// The shape of a button's background, which a button here has none of.
///
/// - Effect: none
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    /// `nil` leaves the radius to the system.
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// As the system chooses.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Round, as wide as high at Apple's.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Round corners of a radius that the system chooses.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// Round corners of a radius in points; unlike the one without a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

/// - Effect: none
extension ButtonBorderShape: InsettableShape {
  /// Corners of 8 points, whatever the kind.
  public func path(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: 8).path(in: rect) }
  /// Corners of 8 points, whatever the kind.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: 8).inset(by: amount)
  }
}

/// - Effect: none
extension Shape where Self == ButtonBorderShape {
  /// The automatic one: corners of 8 points.
  public static var buttonBorder: Self { .automatic }
}
