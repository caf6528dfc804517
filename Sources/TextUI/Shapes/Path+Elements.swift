extension Path {
  /// The elements of the path, whatever it was made from.
  var elements: [Element] {
    switch form {
    case .elements(let elements): elements
    case .ellipse(let rect): Self.ellipse(in: rect)
    case .stroke(let path, let style): path.outline(of: style)
    case .rectangle(let rect, let radii):
      radii.largest > 0 ? Self.roundedRectangle(rect, radii) : Self.rectangle(rect)
    }
  }

  private static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  /// The distance of a quarter circle's control points from its ends, in radii.
  ///
  /// Source: the cubic with its middle on the circle, 4/3 · tan(π/8); its error is 0.03 %.
  private static let kappa: CGFloat = 0.552_284_749_8

  /// A quarter of an ellipse in the corner of its box.
  private static func quarter(from start: CGPoint, to end: CGPoint, corner: CGPoint) -> Element {
    .curve(
      to: end, control1: start.interpolated(to: corner, by: kappa),
      control2: end.interpolated(to: corner, by: kappa))
  }

  /// Clockwise from the right, where SwiftUI begins a circle.
  private static func ellipse(in rect: CGRect) -> [Element] {
    let right = CGPoint(x: rect.maxX, y: rect.midY)
    let bottom = CGPoint(x: rect.midX, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: rect.midY)
    let top = CGPoint(x: rect.midX, y: rect.minY)
    return [
      .move(to: right),
      quarter(from: right, to: bottom, corner: CGPoint(x: rect.maxX, y: rect.maxY)),
      quarter(from: bottom, to: left, corner: CGPoint(x: rect.minX, y: rect.maxY)),
      quarter(from: left, to: top, corner: CGPoint(x: rect.minX, y: rect.minY)),
      quarter(from: top, to: right, corner: CGPoint(x: rect.maxX, y: rect.minY)),
      .closeSubpath,
    ]
  }

  /// Clockwise from the left end of the top side.
  private static func roundedRectangle(_ rect: CGRect, _ radii: RectangleCornerRadii) -> [Element] {
    var elements: [Element] = []
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: (CGFloat, CGFloat)) {
      let point = CGPoint(x: x, y: y)
      let begin = CGPoint(x: x + from.0 * radius, y: y + from.1 * radius)
      // The next side continues at a right angle, clockwise.
      let end = CGPoint(x: x + from.1 * radius, y: y - from.0 * radius)
      elements.append(elements.isEmpty ? .move(to: begin) : .line(to: begin))
      if radius > 0 { elements.append(quarter(from: begin, to: end, corner: point)) }
    }
    corner(rect.maxX, rect.minY, radii.topTrailing, from: (-1, 0))
    corner(rect.maxX, rect.maxY, radii.bottomTrailing, from: (0, -1))
    corner(rect.minX, rect.maxY, radii.bottomLeading, from: (1, 0))
    corner(rect.minX, rect.minY, radii.topLeading, from: (0, 1))
    return elements + [.closeSubpath]
  }
}
