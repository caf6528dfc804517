import Testing
import TestSupport
import TextUI

import struct Foundation.CGFloat

/// Ten thousand random view trees, each drawn twice.
@MainActor
struct RandomTreeTests {
  @Test func treesStayInsideAndComeOutTheSame() {
    var random = SplitMix64(seed: 26)
    for _ in 0..<10_000 {
      let view = RandomView(depth: 4, using: &random).view
      let columns = Int.random(in: 0...40, using: &random)
      let rows = Int.random(in: 0...12, using: &random)
      let renderer = CellRenderer(content: view, columns: columns, rows: rows)
      let first = renderer.render()
      let second = renderer.render()
      #expect(first.grid == second.grid)
      #expect(first.accessibilityLabel == second.accessibilityLabel)
      #expect(first.grid.columns == columns && first.grid.rows == rows)
      #expect(hasWholeGlyphs(first.grid))
    }
  }

  @Test func encodersTellTheSameText() {
    var random = SplitMix64(seed: 27)
    for _ in 0..<1_000 {
      let view = RandomView(depth: 4, using: &random).view
      let grid = CellRenderer(content: view, columns: 30, rows: 8).render().grid
      let ansi = grid.ansi().split(separator: "\n", omittingEmptySubsequences: false)
        .map { withoutEscapes(String($0)) }
      let plain = grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
      for (coloured, row) in zip(ansi, plain) {
        #expect(trimmed(coloured) == trimmed(String(row)))
      }
    }
  }

  /// Each wide glyph has its right half beside it, and each right half its glyph.
  private func hasWholeGlyphs(_ grid: CellGrid) -> Bool {
    (0..<grid.rows).allSatisfy { row in
      var expectsHalf = false
      for column in 0..<grid.columns {
        let width = grid[column, row].width
        if (width == 0) != expectsHalf { return false }
        expectsHalf = width == 2
      }
      return !expectsHalf
    }
  }

  private func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { isEscape = true }
      if !isEscape { result.unicodeScalars.append(scalar) }
      if isEscape, scalar.properties.isAlphabetic { isEscape = false }
    }
    return result
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A view made of everything that arranges, with sizes from nothing to far too much.
@MainActor
private struct RandomView {
  let view: AnyView

  init(depth: Int, using random: inout SplitMix64) {
    let kind = Int.random(in: 0..<(depth == 0 ? 5 : 19), using: &random)
    let length = CGFloat([-8, 0, 3, 8, 24, 60, 400].randomElement(using: &random) ?? 8)
    let edges: Edge.Set = [.all, .leading, .bottom].randomElement(using: &random) ?? .all
    let alignment: Alignment =
      [.center, .topLeading, .bottom].randomElement(using: &random) ?? .center
    if kind < 5 {
      view = Self.leaf(kind, length, using: &random)
      return
    }
    let first = RandomView(depth: depth - 1, using: &random).view
    let second = RandomView(depth: depth - 1, using: &random).view
    view =
      kind < 11
      ? Self.container(kind, first, second, length, alignment)
      : Self.modified(kind, first, second, length, alignment, edges)
  }

  private static func leaf(
    _ kind: Int, _ length: CGFloat, using random: inout SplitMix64
  ) -> AnyView {
    let texts = [
      "", "a", "Hello big World", "東京タワー、晴れ。", "👨‍👩‍👧 café 🌤️", "two\nlines", "\u{301}x",
    ]
    switch kind {
    case 0, 1: return AnyView(Text(texts.randomElement(using: &random) ?? "").bold())
    case 2: return AnyView(Spacer(minLength: length))
    case 3: return AnyView(Color.red.opacity(0.5))
    default: return AnyView(Divider())
    }
  }

  private static func container(
    _ kind: Int, _ first: AnyView, _ second: AnyView, _ length: CGFloat, _ alignment: Alignment
  ) -> AnyView {
    switch kind {
    case 5:
      AnyView(
        HStack(alignment: alignment.vertical, spacing: length) {
          first; second
        })
    case 6:
      AnyView(
        VStack(alignment: alignment.horizontal) {
          first; second
        })
    case 7:
      AnyView(
        ZStack(alignment: alignment) {
          first; second
        })
    case 8:
      AnyView(
        ViewThatFits {
          first; second
        })
    case 9:
      AnyView(
        GeometryReader { _ in
          first; second
        })
    default:
      AnyView(
        Grid(alignment: alignment) {
          GridRow {
            first; second
          }; first
        })
    }
  }

  private static func modified(
    _ kind: Int, _ first: AnyView, _ second: AnyView, _ length: CGFloat, _ alignment: Alignment,
    _ edges: Edge.Set
  ) -> AnyView {
    switch kind {
    case 11: AnyView(first.padding(edges, length))
    case 12: AnyView(first.frame(width: length, alignment: alignment))
    case 13: AnyView(first.frame(minWidth: 4, maxWidth: length, maxHeight: .infinity))
    case 14: AnyView(first.fixedSize().layoutPriority(Double(length)))
    case 15: AnyView(first.background(second, alignment: alignment).lineLimit(2))
    case 16: AnyView(first.overlay(second).offset(x: length, y: -length).zIndex(1))
    case 17: AnyView(first.aspectRatio(length / 8, contentMode: .fill).clipped())
    default: AnyView(first.mask(second).position(x: length, y: length))
    }
  }
}
