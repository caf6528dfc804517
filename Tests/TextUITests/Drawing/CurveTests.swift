import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// A level that rises fast and falls slowly, twice: what the caffeine curve looks like.
private struct Level: Shape {
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      let heights: [CGFloat] = [0, 0, 0.75, 0.7, 0.6, 0.5, 0.42, 1, 0.9, 0.75, 0.62, 0.5, 0.4]
      let points = heights.enumerated().map { index, height in
        CGPoint(
          x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1),
          y: rect.maxY - rect.height * height)
      }
      path.addLines(points)
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

private struct Threshold: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.55))
    }
  }
}

@MainActor
struct CurveTests {
  @Test(arguments: [(16, 4), (38, 6)], GlyphSet.allCases)
  func curves(size: (Int, Int), set: GlyphSet) {
    let area = sketch(size.0, size.1, in: set) {
      Level(isClosed: true).fill(
        LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom))
    }
    let chart = sketch(size.0, size.1, in: set) {
      ZStack {
        Level(isClosed: true).fill(.orange.opacity(0.5))
        Level(isClosed: false).stroke(.orange, lineWidth: 2)
        Threshold().stroke(.green, style: StrokeStyle(dash: [4, 4]))
      }
    }
    expectSnapshot(
      "\(area)\n\n\(chart)\n", named: "curve-\(size.0)x\(size.1)-\(set)")
  }
}
