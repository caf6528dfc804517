/// A picture has no bars, keyboards or round corners around it.
/// - Effect: none
nonisolated extension View {
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func containerShape<Container: Shape>(_ shape: Container) -> Self { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
}

/// Regions that bars and keyboards cover.
/// - Effect: none
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
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
  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: 8).path(in: rect)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: 8).inset(by: amount)
  }
}

/// - Effect: none
extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: Self { .automatic }
}
