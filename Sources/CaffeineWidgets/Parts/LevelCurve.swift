import TextUI

import struct Foundation.CGFloat

/// A line through points of the unit square, y upwards; as an area it is closed along the bottom.
struct LevelCurve: Shape {
  let points: [CGPoint]
  let isArea: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard let first = points.first, let last = points.last else { return }
      path.addLines(points.map { place(x: $0.x, y: $0.y, in: rect) })
      if isArea {
        path.addLine(to: place(x: last.x, y: 0, in: rect))
        path.addLine(to: place(x: first.x, y: 0, in: rect))
        path.closeSubpath()
      }
    }
  }

  private func place(x: CGFloat, y: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - y * rect.height)
  }
}
