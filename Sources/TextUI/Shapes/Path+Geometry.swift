extension Path {
  public var currentPoint: CGPoint? {
    let elements = self.elements
    for index in elements.indices.reversed() {
      switch elements[index] {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        return end
      case .closeSubpath:
        for case .move(let start) in elements[..<index].reversed() { return start }
      }
    }
    return nil
  }

  /// The smallest rectangle around the points, without control points; a stroke's has its width.
  public var boundingRect: CGRect {
    switch form {
    case .rectangle(let rect, _), .ellipse(let rect): return rect
    case .stroke(let path, let style):
      return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .elements: return CGRect(around: polylines.lazy.flatMap(\.points))
    }
  }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    polylines.contains(point, isEvenOddFilled: eoFill)
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if case .stroke(let path, let style) = form {
      return Path(form: .stroke(path.applying(transform), style))
    }
    func map(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    if transform.keepsRectangles, let path = keepingForm(transform) { return path }
    return Path(
      form: .elements(
        elements.map { element in
          switch element {
          case .move(let end): .move(to: map(end))
          case .line(let end): .line(to: map(end))
          case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
          case .curve(let end, let control1, let control2):
            .curve(to: map(end), control1: map(control1), control2: map(control2))
          case .closeSubpath: .closeSubpath
          }
        }))
  }

  /// The transformed path, if a rectangle stays one and an ellipse an ellipse.
  private func keepingForm(_ transform: CGAffineTransform) -> Path? {
    func map(_ rect: CGRect) -> CGRect {
      let first = rect.origin.applying(transform)
      let second = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
      return CGRect(
        x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
        height: abs(second.y - first.y))
    }
    switch form {
    case .ellipse(let rect): return Path(ellipseIn: map(rect))
    case .rectangle(let rect, let radii) where transform.a == transform.d && transform.a > 0:
      return Path(form: .rectangle(map(rect), radii.mapped { $0 * transform.a }))
    case .rectangle(let rect, let radii) where radii.largest == 0: return Path(map(rect))
    case .rectangle, .elements, .stroke: return nil
    }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
