import Testing
import TextUI

import struct Foundation.CGFloat

/// Filled figures are as symmetric as their outlines.
@MainActor
struct SymmetryTests {
  nonisolated private static let figures: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Ellipse()), AnyShape(Capsule()),
    AnyShape(RoundedRectangle(cornerRadius: 8)), AnyShape(RoundedRectangle(cornerRadius: 16)),
    AnyShape(RoundedRectangle(cornerRadius: 24)), AnyShape(Circle().inset(by: 3)),
    AnyShape(RoundedRectangle(cornerRadius: 12).inset(by: 3)),
    AnyShape(Rectangle().inset(by: 5)),
  ]

  private nonisolated static let sizes: [(columns: Int, rows: Int)] = [
    (10, 5), (6, 3), (20, 10), (3, 3), (7, 3), (9, 2), (40, 11),
  ]

  @Test(arguments: sizes)
  func filledFiguresAreTheirOwnMirrorImages(columns: Int, rows: Int) {
    for figure in Self.figures {
      let lines = sketch(columns, rows) { figure }
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { Array($0) + Array(repeating: " ", count: columns - $0.count) }
      let mirrored = lines.map { line in line.reversed().map { Self.leftToRight[$0] ?? $0 } }
      #expect((lines == mirrored) as Bool, "\(figure)\n\(text(lines))")
      let turned = lines.reversed().map { line in line.map { Self.upsideDown[$0] ?? $0 } }
      #expect((lines == turned) as Bool, "\(figure)\n\(text(lines))")
    }
  }

  private func text(_ lines: [[Character]]) -> String {
    lines.map { String($0) }.joined(separator: "\n")
  }

  private static let leftToRight = images("▌▐", "▘▝", "▖▗", "▛▜", "▙▟", "▞▚", "▏▕")
  private static let upsideDown = images("▀▄", "▘▖", "▝▗", "▛▙", "▜▟", "▞▚", "▔▁")

  private static func images(_ pairs: String...) -> [Character: Character] {
    var images: [Character: Character] = [:]
    for pair in pairs {
      guard let first = pair.first, let last = pair.last else { continue }
      images[first] = last
      images[last] = first
    }
    return images
  }
}
