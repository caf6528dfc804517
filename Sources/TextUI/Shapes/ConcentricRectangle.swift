/// A rectangle whose corners follow those of the container; a widget's are round.
public struct ConcentricRectangle: InsettableShape {
  private let corners: RoundedRectangularShapeCorners

  /// All corners as round as a widget's: 16 points.
  public init() { self.init(corners: .concentric) }

  /// All corners in one style; `isUniform` changes nothing.
  public init(corners: RoundedRectangularShapeCorners.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
  }

  init(_ corners: RoundedRectangularShapeCorners) { self.corners = corners }

  /// Each corner in a style of its own; those left out are square.
  public init(
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
  }

  /// The two upper corners alike, and the two lower ones.
  public init(
    uniformTopCorners top: RoundedRectangularShapeCorners.Style,
    uniformBottomCorners bottom: RoundedRectangularShapeCorners.Style
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  /// The two leading corners alike, and the two trailing ones.
  public init(
    uniformLeadingCorners leading: RoundedRectangularShapeCorners.Style,
    uniformTrailingCorners trailing: RoundedRectangularShapeCorners.Style
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: trailing, bottomLeadingCorner: leading,
      bottomTrailingCorner: trailing)
  }

  /// The two upper corners alike; a lower one that is left out is square.
  public init(
    uniformTopCorners top: RoundedRectangularShapeCorners.Style,
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// The two lower corners alike; an upper one that is left out is square.
  public init(
    uniformBottomCorners bottom: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
  }

  /// The two leading corners alike; a trailing one that is left out is square.
  public init(
    uniformLeadingCorners leading: RoundedRectangularShapeCorners.Style,
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: leading, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// The two trailing corners alike; a leading one that is left out is square.
  public init(
    uniformTrailingCorners trailing: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: trailing,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: trailing)
  }

  /// The outline with its radii in points; it does not look at the container's real corners.
  public func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: corners.radii).path(in: rect)
  }

  /// The rectangle with each edge so many points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    UnevenRoundedRectangle(cornerRadii: corners.radii).inset(by: amount)
  }
}

/// The corners of a rounded rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// How round a corner is.
  public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let radius: CGFloat

    init(radius: CGFloat) { self.radius = radius }
    /// A radius in whole points, written as a number.
    public init(integerLiteral value: Int) { radius = CGFloat(value) }
    /// A radius in points, written as a number.
    public init(floatLiteral value: Double) { radius = CGFloat(value) }

    /// As round as the container's, which of a widget is 16 points.
    public static let concentric = Style(radius: 16)
    /// At least so round.
    public static func concentric(minimum: Style) -> Style {
      Style(radius: max(concentric.radius, minimum.radius))
    }
    /// So many points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
  }

  /// How round the upper leading corner is; with `nil` it is square.
  public let topLeading: Style?
  /// How round the upper trailing corner is; with `nil` it is square.
  public let topTrailing: Style?
  /// How round the lower leading corner is; with `nil` it is square.
  public let bottomLeading: Style?
  /// How round the lower trailing corner is; with `nil` it is square.
  public let bottomTrailing: Style?

  /// All corners as round as a widget's: 16 points.
  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
  /// All corners as round as a widget's, 16 points, or rounder where the minimum is more.
  public static func concentric(minimum: Style) -> Self { Self(all: .concentric(minimum: minimum)) }
  /// All corners with one radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  /// Gives the four corners one style.
  public init(all style: Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Gives each corner a style of its own; with `nil` it is square.
  public init(
    topLeading: Style?, topTrailing: Style?, bottomLeading: Style?, bottomTrailing: Style?
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  var radii: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading?.radius ?? 0, bottomLeading: bottomLeading?.radius ?? 0,
      bottomTrailing: bottomTrailing?.radius ?? 0, topTrailing: topTrailing?.radius ?? 0)
  }
}

/// A rectangle with round corners.
public protocol RoundedRectangularShape: Shape {
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a size; `nil` where they are unknown.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners in any size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  /// The width of its corner size as the radius of all corners, in any size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// A radius of its own for each corner, in any size.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  /// Half the shorter side; unknown without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
extension Circle: RoundedRectangularShape {
  /// Half the shorter side, which is the circle's radius; unknown without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with all corners in one style; `isUniform` changes nothing.
  public static func rect(
    corners: RoundedRectangularShapeCorners.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
  /// A rectangle with a style for each corner; those left out are square.
  public static func rect(
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with its two upper corners alike, and its two lower ones.
  public static func rect(
    uniformTopCorners: RoundedRectangularShapeCorners.Style,
    uniformBottomCorners: RoundedRectangularShapeCorners.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle with its two leading corners alike, and its two trailing ones.
  public static func rect(
    uniformLeadingCorners: RoundedRectangularShapeCorners.Style,
    uniformTrailingCorners: RoundedRectangularShapeCorners.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with its two upper corners alike; a lower one that is left out is square.
  public static func rect(
    uniformTopCorners: RoundedRectangularShapeCorners.Style,
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with its two lower corners alike; an upper one that is left out is square.
  public static func rect(
    uniformBottomCorners: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle with its two leading corners alike; a trailing one that is left out is square.
  public static func rect(
    uniformLeadingCorners: RoundedRectangularShapeCorners.Style,
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with its two trailing corners alike; a leading one that is left out is square.
  public static func rect(
    uniformTrailingCorners: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}

/// The room that round corners take.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The room at the upper leading corner, in points.
  public var topLeading: CGSize
  /// The room at the upper trailing corner, in points.
  public var topTrailing: CGSize
  /// The room at the lower leading corner, in points.
  public var bottomLeading: CGSize
  /// The room at the lower trailing corner, in points.
  public var bottomTrailing: CGSize

  /// Takes the width and the height of the room at each corner, in points.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// No room at any corner.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension GeometryProxy {
  /// What round corners take of it: nothing, in cells.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
