import TextUI

/// A line through points of the unit square, y upwards; as an area it is closed along the bottom.
struct LevelCurve: Shape {
  let points: [CGPoint]
  let isArea: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard let first = points.first, let last = points.last else { return }
      path.addLines(points.map { place($0, in: rect) })
      if isArea {
        path.addLine(to: CGPoint(x: place(last, in: rect).x, y: rect.maxY))
        path.addLine(to: CGPoint(x: place(first, in: rect).x, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// The distance from the top of a chart at which a line at the height `y` of the square lies.
  ///
  /// Half the thickness of a line, 2 points, stays free above and below, so that a line along an
  /// edge is drawn inside.
  static func y(of y: CGFloat, in height: CGFloat) -> CGFloat {
    height - 2 - y * (height - 4)
  }

  /// An area ends at the edges themselves.
  private func place(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    let y = isArea ? (1 - point.y) * rect.height : Self.y(of: point.y, in: rect.height)
    return CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + y)
  }
}
