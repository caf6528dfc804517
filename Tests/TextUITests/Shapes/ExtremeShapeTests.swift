import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Shapes of lengths that nobody means: nothing traps, nothing hangs.
@MainActor
struct ExtremeShapeTests {
  private let lengths: [CGFloat] = [
    0, -3, 0.1, 7, 1e4, 1e7, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
  ]

  private func path(_ random: inout SplitMix64) -> Path {
    func length() -> CGFloat { lengths.randomElement(using: &random) ?? 0 }
    func point() -> CGPoint { CGPoint(x: length(), y: length()) }
    let rect = CGRect(x: length(), y: length(), width: length(), height: length())
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: length())
    case 3:
      return Path { path in
        path.addArc(
          center: point(), radius: length(), startAngle: .degrees(Double(length())),
          endAngle: .degrees(Double(length())), clockwise: false)
      }
    default:
      return Path { path in
        path.addLines([point(), point(), point()])
        path.addCurve(to: point(), control1: point(), control2: point())
        path.closeSubpath()
      }
    }
  }

  @Test func drawingEndsWhateverTheLengths() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<600 {
      let path = path(&random)
      let width = lengths.randomElement(using: &random) ?? 1
      let style = StrokeStyle(
        lineWidth: width, dash: [lengths.randomElement(using: &random) ?? 1])
      let set = GlyphSet.allCases.randomElement(using: &random) ?? .ascii
      let drawn = grid(12, 4, in: set) {
        ZStack {
          path.fill(.red)
          path.stroke(.blue, style: style)
          path.trim(from: 0.2, to: 0.8).stroke(lineWidth: width)
        }
      }
      #expect(drawn.columns == 12 && drawn.rows == 4)
    }
  }
}
