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

  @Test func rectanglesMeet() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let other = CGRect(x: 2, y: 1, width: 4, height: 4)
    #expect(rect.union(other) == CGRect(x: 0, y: 0, width: 6, height: 5))
    #expect(rect.intersection(other) == CGRect(x: 2, y: 1, width: 2, height: 1))
    #expect(rect.intersection(rect.offsetBy(dx: 9, dy: 0)).isNull)
    #expect(
      CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral
        == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(rect.contains(CGRect(x: 1, y: 1, width: 1, height: 1)))
    let turned = CGRect(x: 4, y: 2, width: -4, height: -2)
    #expect([rect, turned, .null].map(\.standardized) == [rect, rect, .null])
  }

  @Test func aRectangleIsDescribedAsFoundationsIs() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(rect.origin) \(String(reflecting: rect.size))" == "(1.0, 2.0) (3.0, 4.0)")
  }

  @Test func aRectangleIsCodedAsFoundationsIs() throws {
    let coded = try JSONEncoder().encode(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(String(decoding: coded, as: UTF8.self) == "[[1,2],[3,4]]")
    #expect(try JSONDecoder().decode(CGRect.self, from: coded).maxX == 4)
    // Elsewhere it is Core Graphics'.
    #if canImport(FoundationEssentials)
      let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
      #expect(String(decoding: vector, as: UTF8.self) == "[1,2]")
    #endif
  }
}
