/// An outline of straight lines and curves, in points.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 64))
///   path.addLine(to: CGPoint(x: 80, y: 0))
///   path.addLine(to: CGPoint(x: 160, y: 64))
///   path.closeSubpath()
/// }
/// ```
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case closeSubpath
  }

  /// The known form of the path; forms with glyphs of their own in cells stay recognizable.
  enum Form: Hashable, Sendable {
    case rectangle(CGRect, RectangleCornerRadii)
    case ellipse(CGRect)
    case elements([Element])
    /// A stroke along a path, kept as such because cells draw lines differently from areas.
    indirect case stroke(Path, StrokeStyle)
  }

  var form: Form

  init(form: Form) { self.form = form }

  /// Creates an empty path.
  public init() { form = .elements([]) }

  /// Creates a path and lets `build` add to it.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Creates a closed rectangle.
  public init(_ rect: CGRect) { form = .rectangle(rect, RectangleCornerRadii()) }

  /// Creates a rectangle with rounded corners, limited to half a side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { self.init(roundedRect: rect, cornerRadii: RectangleCornerRadii(cornerRadius), style: style) }

  /// Creates a rectangle with rounded corners; the smaller side of `cornerSize` is the radius.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  /// Creates a rectangle with a radius for each corner, limited to half a side.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    form = .rectangle(rect, cornerRadii.mapped { max(0, min($0, limit)) })
  }

  /// Creates the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { form = .ellipse(rect) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { form == .elements([]) }

  /// Calls `body` with each element in turn.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Whether all points are within the drawable range; other paths are not drawn.
  ///
  /// The limit, 100 000 points either way, is far outside of any picture. O(elements).
  var isDrawable: Bool {
    func isNear(_ point: CGPoint) -> Bool { abs(point.x) <= 100_000 && abs(point.y) <= 100_000 }
    switch form {
    case .rectangle(let rect, _), .ellipse(let rect):
      return isNear(rect.origin) && isNear(CGPoint(x: rect.maxX, y: rect.maxY))
    case .stroke(let path, let style): return path.isDrawable && style.lineWidth <= 100_000
    case .elements(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .move(let end), .line(let end): isNear(end)
        case .quadCurve(let end, let control): isNear(end) && isNear(control)
        case .curve(let end, let control1, let control2):
          isNear(end) && isNear(control1) && isNear(control2)
        case .closeSubpath: true
        }
      }
    }
  }
}

extension Path: Shape {
  /// Returns the path moved to the upper left corner of a rectangle.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
