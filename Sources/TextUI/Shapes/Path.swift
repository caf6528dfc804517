public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
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

  public init() { form = .elements([]) }

  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public init(_ rect: CGRect) { form = .rectangle(rect, RectangleCornerRadii()) }

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

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    form = .rectangle(rect, cornerRadii.mapped { max(0, min($0, limit)) })
  }

  public init(ellipseIn rect: CGRect) { form = .ellipse(rect) }

  public var isEmpty: Bool { form == .elements([]) }

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
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
