public struct ConcentricRectangle: InsettableShape {
  private let corners: RoundedRectangularShapeCorners

  /// Creates a rectangle with a widget's corners, 16 points.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with all corners in one style; `isUniform` has no effect.
  public init(corners: RoundedRectangularShapeCorners.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
  }

  init(_ corners: RoundedRectangularShapeCorners) { self.corners = corners }

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

  public init(
    uniformTopCorners top: RoundedRectangularShapeCorners.Style,
    uniformBottomCorners bottom: RoundedRectangularShapeCorners.Style
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  public init(
    uniformLeadingCorners leading: RoundedRectangularShapeCorners.Style,
    uniformTrailingCorners trailing: RoundedRectangularShapeCorners.Style
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: trailing, bottomLeadingCorner: leading,
      bottomTrailingCorner: trailing)
  }

  public init(
    uniformTopCorners top: RoundedRectangularShapeCorners.Style,
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public init(
    uniformBottomCorners bottom: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
  }

  public init(
    uniformLeadingCorners leading: RoundedRectangularShapeCorners.Style,
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: leading, bottomTrailingCorner: bottomTrailingCorner)
  }

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

  public func inset(by amount: CGFloat) -> some InsettableShape {
    UnevenRoundedRectangle(cornerRadii: corners.radii).inset(by: amount)
  }
}

public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let radius: CGFloat

    init(radius: CGFloat) { self.radius = radius }
    public init(integerLiteral value: Int) { radius = CGFloat(value) }
    public init(floatLiteral value: Double) { radius = CGFloat(value) }

    /// The container's radius, 16 points for a widget.
    public static let concentric = Style(radius: 16)
    public static func concentric(minimum: Style) -> Style {
      Style(radius: max(concentric.radius, minimum.radius))
    }
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
  }

  public let topLeading: Style?
  public let topTrailing: Style?
  public let bottomLeading: Style?
  public let bottomTrailing: Style?

  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
  public static func concentric(minimum: Style) -> Self { Self(all: .concentric(minimum: minimum)) }
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  public init(all style: Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

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

public protocol RoundedRectangularShape: Shape {
  typealias Corners = RoundedRectangularShapeCorners

  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
extension Circle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with all corners in one style; `isUniform` has no effect.
  public static func rect(
    corners: RoundedRectangularShapeCorners.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
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
  public static func rect(
    uniformTopCorners: RoundedRectangularShapeCorners.Style,
    uniformBottomCorners: RoundedRectangularShapeCorners.Style
  ) -> ConcentricRectangle {
    Self(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  public static func rect(
    uniformLeadingCorners: RoundedRectangularShapeCorners.Style,
    uniformTrailingCorners: RoundedRectangularShapeCorners.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  public static func rect(
    uniformTopCorners: RoundedRectangularShapeCorners.Style,
    bottomLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  public static func rect(
    uniformBottomCorners: RoundedRectangularShapeCorners.Style,
    topLeadingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  public static func rect(
    uniformLeadingCorners: RoundedRectangularShapeCorners.Style,
    topTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0),
    bottomTrailingCorner: RoundedRectangularShapeCorners.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
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

public struct RectangleCornerInsets: Hashable, Sendable {
  public var topLeading: CGSize
  public var topTrailing: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize

  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension GeometryProxy {
  /// The space that rounded corners take: always zero in cells.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
