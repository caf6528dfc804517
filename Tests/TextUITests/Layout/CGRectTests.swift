import Testing
import TextUI

struct CGRectTests {
  @Test func aRectangleIsCutAtADistanceFromAnEdge() {
    let all = CGRect(x: 3, y: 4, width: 10, height: 6)
    for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
      for distance in [-2, 0, 2.5, 6, 12] as [CGFloat] {
        let (slice, rest) = all.divided(atDistance: distance, from: edge)
        #expect(slice.union(rest) == all && slice.intersection(rest).isEmpty)
        let length = edge == .minXEdge || edge == .maxXEdge ? slice.width : slice.height
        let most = edge == .minXEdge || edge == .maxXEdge ? all.width : all.height
        #expect(length == min(max(distance, 0), most))
        switch edge {
        case .minXEdge: #expect(slice.minX == all.minX)
        case .minYEdge: #expect(slice.minY == all.minY)
        case .maxXEdge: #expect(slice.maxX == all.maxX)
        case .maxYEdge: #expect(slice.maxY == all.maxY)
        }
      }
    }
  }
}
