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
  /// Bit 0 is the container, bit 1 the keyboard.
  public let rawValue: UInt

  /// Keeps bits other than 0 and 1.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bars around the content; there are none.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard; there is none.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Both regions.
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

  /// The system's choice.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule, with half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Rounded corners with the system's radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// Rounded corners with a radius in points; never equal to the variant without one.
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
  /// The automatic shape, with corners of 8 points.
  public static var buttonBorder: Self { .automatic }
}
