extension Path {
  /// Whether every point is one that cells can show; others are not drawn.
  ///
  /// The limit, 100 000 points either way, is far outside of any picture. O(steps).
  var isDrawable: Bool {
    func isNear(_ point: CGPoint) -> Bool {
      abs(point.x) <= 100_000 && abs(point.y) <= 100_000
    }
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
