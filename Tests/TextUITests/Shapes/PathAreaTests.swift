import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Areas made of two: a point is in the new one if it is in the old ones, as `contains` says.
struct PathAreaTests {
  private typealias Operation = (
    name: String, make: (Path, Path, Bool) -> Path, isInside: (Bool, Bool) -> Bool
  )

  private let operations: [Operation] = [
    ("union", { $0.union($1, eoFill: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, eoFill: $2) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1, eoFill: $2) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1, eoFill: $2) }, { $0 != $1 }),
    ("normalized", { path, _, eoFill in path.normalized(eoFill: eoFill) }, { first, _ in first }),
  ]

  /// A figure that often crosses itself; on a coarse grid it often shares edges with others.
  private func figure(_ random: inout SplitMix64) -> Path {
    let pitch: CGFloat = [0.37, 4, 10].randomElement(using: &random) ?? 1
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat(Int.random(in: 0...Int(40 / pitch), using: &random)) * pitch,
        y: CGFloat(Int.random(in: 0...Int(40 / pitch), using: &random)) * pitch)
    }
    func rect() -> CGRect {
      let (first, second) = (point(), point())
      return CGRect(
        x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
        height: abs(second.y - first.y))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: 6)
    case 3:
      return Path { path in
        path.addLines([point(), point(), point()])
        path.addCurve(to: point(), control1: point(), control2: point())
        path.closeSubpath()
        path.addRect(rect())
      }
    case 4:
      return Path { $0.addLines([point(), point(), point()]) }.strokedPath(
        StrokeStyle(lineWidth: 5))
    default:
      return Path { path in
        path.addLines((0..<Int.random(in: 3...9, using: &random)).map { _ in point() })
      }
    }
  }

  /// Whether a point is inside; `nil` so near to an outline that it depends on the last digits.
  private func isInside(_ path: Path, _ point: CGPoint, eoFill: Bool) -> Bool? {
    let answers = [(-0.01, -0.01), (0.01, -0.01), (-0.01, 0.01), (0.01, 0.01)].map {
      path.contains(CGPoint(x: point.x + $0, y: point.y + $1), eoFill: eoFill)
    }
    return Set(answers).count == 1 ? answers[0] : nil
  }

  @Test(.tags(.long)) func aPointIsInTheNewAreaAsItIsInTheOldOnes() {
    var random = SplitMix64(seed: 17)
    var compared = 0
    let count = Trials.count(50, oneIn: 5)
    for _ in 0..<count {
      let (first, second) = (figure(&random), figure(&random))
      let eoFill = Bool.random(using: &random)
      for operation in operations {
        let area = operation.make(first, second, eoFill)
        for _ in 0..<10 {
          let point = CGPoint(
            x: CGFloat.random(in: -2...42, using: &random),
            y: CGFloat.random(in: -2...42, using: &random))
          guard let isInFirst = isInside(first, point, eoFill: eoFill),
            let isInSecond = isInside(second, point, eoFill: eoFill)
          else { continue }
          compared += 1
          let expected = operation.isInside(isInFirst, isInSecond)
          // Both rules find the same inside of an area that was made of others.
          #expect(area.contains(point, eoFill: false) == expected, "\(operation.name) at \(point)")
          #expect(area.contains(point, eoFill: true) == expected, "\(operation.name) at \(point)")
        }
      }
    }
    #expect(compared > 30 * count)
  }

  @Test func areasOfRectanglesAreThoseOfTheirSides() {
    let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(area(first.union(second)) == 175)
    #expect(area(first.intersection(second)) == 25)
    #expect(area(first.subtracting(second)) == 75)
    #expect(area(first.symmetricDifference(second)) == 150)
    #expect(first.intersection(second).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(area(first.union(beside)) == 200)
    #expect(first.intersection(beside).isEmpty)
    #expect(first.subtracting(first).isEmpty)
    #expect(area(first.union(Path())) == 100)
  }

  @Test func whatIsFurtherOutThanCellsHasNoArea() {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    for length in [CGFloat.nan, .infinity, 1e9] {
      let other = Path(CGRect(x: 0, y: 0, width: length, height: 5))
      #expect(area(rect.union(other)) == 100)
      #expect(rect.intersection(other).isEmpty)
      #expect(other.lineSubtraction(rect).isEmpty)
    }
  }

  @Test func ofALineStaysWhatLiesInsideOrOutside() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)]) }
    let box = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      line.lineIntersection(box)
        == Path { $0.addLines([CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5)]) })
    #expect(
      line.lineSubtraction(box)
        == Path {
          $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
          $0.addLines([CGPoint(x: 20, y: 5), CGPoint(x: 30, y: 5)])
        })
    #expect(line.lineIntersection(Path()).isEmpty)
  }

  /// The area in square points, by the shoelace formula; clockwise counts as positive.
  private func area(_ path: Path) -> CGFloat {
    var (area, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    path.forEach { element in
      switch element {
      case .move(let end): (start, last) = (end, end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        area += last.x * end.y - end.x * last.y
        last = end
      case .closeSubpath: area += last.x * start.y - start.x * last.y
      }
    }
    return area / 2
  }
}
