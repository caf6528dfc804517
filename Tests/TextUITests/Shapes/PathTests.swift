import Testing
import TextUI

import struct Foundation.CGFloat

struct PathTests {
  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        points.append(end)
      case .closeSubpath: break
      }
    }
    return points
  }

  @Test func anArcRunsClockwiseOnTheScreenUnlessAskedOtherwise() {
    let quarter = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(points(quarter).count == 2)
    let rest = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: true)
    }
    #expect(points(rest).count == 4)
    for path in [quarter, rest] {
      let end = points(path).last ?? .zero
      #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    }
  }

  @Test func halfATrimmedCircleIsItsLowerHalf() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    for point in points(half) {
      #expect(point.y > -0.5)
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 50) < 0.5)
    }
    #expect(abs((points(half).last?.x ?? 0) + 50) < 0.5)
  }

  @Test func transformsMapEveryPoint() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let box = Path(CGRect(x: 1, y: 2, width: 3, height: 4)).applying(turn).boundingRect
    #expect(abs(box.minX + 6) < 1e-9 && abs(box.minY - 1) < 1e-9)
    #expect(abs(box.width - 4) < 1e-9 && abs(box.height - 3) < 1e-9)
    let there = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5).rotated(by: 1)
    let point = CGPoint(x: 7, y: -2)
    let back = point.applying(there).applying(there.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test func aTangentArcRoundsACorner() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(abs(points(path)[1].x - 6) < 1e-9 && points(path)[1].y == 0)
    let end = points(path).last ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test func aStrokedPathHasAnAreaOfItsOwn() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 6))
    #expect(stroke.contains(CGPoint(x: 10, y: 2)))
    #expect(!stroke.contains(CGPoint(x: 10, y: 4)))
    #expect(!stroke.contains(CGPoint(x: -2, y: 0)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round))
    #expect(round.contains(CGPoint(x: -2, y: 0)))
  }

  @Test func aPathRemembersWhereItIs() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 8))
  }
}
