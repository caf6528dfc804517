/// A rectangle with corners that follow the container's, such as a widget's.
public struct ConcentricRectangle: InsettableShape {
  private let corners: RoundedRectangularShapeCorners

  /// Creates a rectangle with a widget's corners, 16 points.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with all corners in one style; `isUniform` has no effect.
  public init(corners: RoundedRectangularShapeCorners.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
  }

  init(_ corners: RoundedRectangularShapeCorners) { self.corners = corners }

  /// Creates a rectangle with a style for each corner; omitted ones are square.
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

  /// Creates a rectangle with one style for the upper corners and one for the lower ones.
  public init(
    uniformTopCorners top: RoundedRectangularShapeCorners.Style,
    uniformBottomCorners bottom: RoundedRectangularShapeCorners.Style
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  /// Creates a rectangle with one style for the leading corners and one for the trailing ones.
  public init(
    uniformLeadingCorners leading: RoundedRectangularShapeCorners.Style,
    uniformTrailingCorners trailing: RoundedRectangularShapeCorners.Style
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: trailing, bottomLeadingCorner: leading,
      bottomTrailingCorner: trailing)
  }

  /// Creates a rectangle with one style for the upper corners; omitted lower ones are square.
  public init(
    uniformTopCorners top: RoundedRectangularShapeCorners.Style,
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle with one style for the lower corners; omitted upper ones are square.
  public init(
    uniformBottomCorners bottom: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
  }

  /// Creates a rectangle with one style for the leading corners; omitted trailing ones are square.
  public init(
    uniformLeadingCorners leading: RoundedRectangularShapeCorners.Style,
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: leading, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle with one style for the trailing corners; omitted leading ones are square.
  public init(
    uniformTrailingCorners trailing: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: trailing,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: trailing)
  }

  /// Returns the outline with its radii in points, independent of the container's real corners.
  public func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: corners.radii).path(in: rect)
  }

  /// Returns the rectangle with each edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    UnevenRoundedRectangle(cornerRadii: corners.radii).inset(by: amount)
  }
}

/// The corners of a rounded rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The radius of a corner.
  public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let radius: CGFloat

    init(radius: CGFloat) { self.radius = radius }
    /// Creates a radius from whole points.
    public init(integerLiteral value: Int) { radius = CGFloat(value) }
    /// Creates a radius from points.
    public init(floatLiteral value: Double) { radius = CGFloat(value) }

    /// The container's radius, 16 points for a widget.
    public static let concentric = Style(radius: 16)
    /// The container's radius, or `minimum` if that is larger.
    public static func concentric(minimum: Style) -> Style {
      Style(radius: max(concentric.radius, minimum.radius))
    }
    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
  }

  /// The upper leading corner; `nil` is square.
  public let topLeading: Style?
  /// The upper trailing corner; `nil` is square.
  public let topTrailing: Style?
  /// The lower leading corner; `nil` is square.
  public let bottomLeading: Style?
  /// The lower trailing corner; `nil` is square.
  public let bottomTrailing: Style?

  /// All corners with a widget's radius, 16 points.
  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
  /// All corners with a widget's radius, 16 points, or `minimum` if that is larger.
  public static func concentric(minimum: Style) -> Self { Self(all: .concentric(minimum: minimum)) }
  /// All corners with a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  /// Creates four equal corners.
  public init(all style: Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Creates corners of different styles; `nil` is square.
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

/// A rectangle with rounded corners.
public protocol RoundedRectangularShape: Shape {
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners for a size; `nil` if they are unknown.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Returns square corners for any size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  /// Returns the width of the corner size as the radius of all corners, for any size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns the radius of each corner, for any size.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  /// Returns half the shorter side; `nil` without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
extension Circle: RoundedRectangularShape {
  /// Returns the circle's radius, half the shorter side; `nil` without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with all corners in one style; `isUniform` has no effect.
  public static func rect(
    corners: RoundedRectangularShapeCorners.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
  /// A rectangle with a style for each corner; omitted ones are square.
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
  /// A rectangle with one style for the upper corners and one for the lower ones.
  public static func rect(
    uniformTopCorners: RoundedRectangularShapeCorners.Style,
    uniformBottomCorners: RoundedRectangularShapeCorners.Style
  ) -> ConcentricRectangle {
    Self(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle with one style for the leading corners and one for the trailing ones.
  public static func rect(
    uniformLeadingCorners: RoundedRectangularShapeCorners.Style,
    uniformTrailingCorners: RoundedRectangularShapeCorners.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle with one style for the upper corners; omitted lower ones are square.
  public static func rect(
    uniformTopCorners: RoundedRectangularShapeCorners.Style,
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with one style for the lower corners; omitted upper ones are square.
  public static func rect(
    uniformBottomCorners: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle with one style for the leading corners; omitted trailing ones are square.
  public static func rect(
    uniformLeadingCorners: RoundedRectangularShapeCorners.Style,
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with one style for the trailing corners; omitted leading ones are square.
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

/// The space that rounded corners take.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The space at the upper leading corner, in points.
  public var topLeading: CGSize
  /// The space at the upper trailing corner, in points.
  public var topTrailing: CGSize
  /// The space at the lower leading corner, in points.
  public var bottomLeading: CGSize
  /// The space at the lower trailing corner, in points.
  public var bottomTrailing: CGSize

  /// Creates insets from a size for each corner, in points.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates insets of 0.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension GeometryProxy {
  /// The space that rounded corners take: always zero in cells.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
