import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Areas against the definition of inside: the turns of the outline around a point.
struct ScanlinesTests {
  /// How often a closed polygon runs around a point.
  ///
  /// Source: Sunday, "Inclusion of a Point in a
  /// Polygon", the winding number by edges that cross the point's height.
  private func winding(of polygon: [CGPoint], around point: CGPoint) -> Int {
    var turns = 0
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let side =
        (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y && end.y > point.y && side > 0 { turns += 1 }
      if start.y > point.y && end.y <= point.y && side < 0 { turns -= 1 }
    }
    return turns
  }

  @Test(.tags(.long)) func pathsContainWhatTheyWindAround() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Trials.count(300, oneIn: 4) {
      let polygon = (0..<Int.random(in: 3...8, using: &random)).map { _ in
        CGPoint(
          x: CGFloat.random(in: 0...50, using: &random),
          y: CGFloat.random(in: 0...50, using: &random))
      }
      let path = Path { path in
        path.addLines(polygon)
        path.closeSubpath()
      }
      for _ in 0..<20 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...50, using: &random),
          y: CGFloat.random(in: 0...50, using: &random))
        let turns = winding(of: polygon, around: point)
        #expect(path.contains(point) == (turns != 0))
        #expect(path.contains(point, eoFill: true) == !turns.isMultiple(of: 2))
      }
    }
  }
}
