import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Random view trees, ten thousand of them in a long run, each drawn twice and written by every encoder.
@Suite struct RandomTreeTests {
  static let seeds = Trials.sample(Array(0..<20), oneIn: 7)
  static let treesOfASeed = Trials.count(500)

  /// A tree's picture and the one where it stands between marks.
  private struct Pictures: Sendable {
    let grid: CellGrid
    let isSameAgain: Bool
    let framed: CellGrid
  }

  @Test(.tags(.long), arguments: seeds)
  func treesStayInsideAndEveryEncoderTellsTheSameText(seed: Int) async {
    for pictures in await Self.draw(seed: UInt64(seed)) {
      let grid = pictures.grid
      #expect(pictures.isSameAgain)
      #expect(hasWholeGlyphs(grid))
      #expect(keepsItsFrame(pictures.framed))
      let plain = TextOfOutput.plain(grid.plain())
      #expect(plain.count == grid.rows || grid.rows == 0)
      #expect(plain.allSatisfy { TextWidth.columns(of: $0) <= grid.columns })
      // What shows no colour leaves out the edges of what lies behind letters.
      let colored = TextOfOutput.ansi(grid.ansi())
      #expect(isLikeness(plain, of: colored))
      for depth in ColorDepth.allCases {
        let ansi = grid.ansi(
          ANSIOptions(colorDepth: depth, hasLinks: true, placesColumns: seed.isMultiple(of: 2)))
        #expect(TextOfOutput.ansi(ansi) == (depth == .monochrome ? plain : colored))
      }
      #expect(TextOfOutput.markup(grid.svg()) == colored)
      #expect(TextOfOutput.markup(grid.html()) == colored)
    }
  }

  /// Whether lines are others but for blocks that are blank in them.
  private func isLikeness(_ plain: [String], of colored: [String]) -> Bool {
    zip(plain, colored).allSatisfy { plain, colored in
      let blanks = repeatElement(Character(" "), count: max(0, colored.count - plain.count))
      return zip(Array(plain) + blanks, colored).allSatisfy { shown, all in
        shown == all || (shown == " " && "▀▄▌▐▖▗▘▙▚▛▜▝▞▟▁▂▃▅▆▇▉▊▋▍▎▏▔▕".contains(all))
      }
    }
  }

  @MainActor private static func draw(seed: UInt64) -> [Pictures] {
    var random = SplitMix64(seed: seed)
    return (0..<treesOfASeed).map { _ in
      let view = RandomView(depth: .random(in: 1...4, using: &random), using: &random).view
      let columns = Int.random(in: 0...24, using: &random)
      let rows = Int.random(in: 0...6, using: &random)
      let renderer = CellRenderer(
        content: view, columns: columns, rows: rows, environment: EnvironmentValues())
      let (first, second) = (renderer.render(), renderer.render())
      let framed = CellRenderer(
        content: Framed(content: view, columns: columns + 2, rows: rows + 2),
        columns: columns + 2, rows: rows + 2, environment: EnvironmentValues())
      return Pictures(
        grid: first.grid,
        isSameAgain: first.grid == second.grid
          && first.accessibilityLabel == second.accessibilityLabel
          && first.grid.columns == columns && first.grid.rows == rows,
        framed: framed.render().grid)
    }
  }

  /// Whether nothing was drawn over the marks around a view.
  private func keepsItsFrame(_ grid: CellGrid) -> Bool {
    (0..<grid.rows).allSatisfy { row in
      [0, grid.columns - 1].allSatisfy { grid[$0, row].glyph == "#" }
    }
      && (0..<grid.columns).allSatisfy { column in
        [0, grid.rows - 1].allSatisfy { grid[column, $0].glyph == "#" }
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
}

/// A view that is cut at its frame, drawn over a ground of marks of which one is left all around.
private struct Framed: View {
  let content: AnyView

  let columns: Int
  let rows: Int

  var body: some View {
    let line = String(repeating: "#", count: columns)
    Text(verbatim: Array(repeating: line, count: rows).joined(separator: "\n"))
      .overlay {
        content
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          .clipped()
          .padding(.horizontal, 8)
          .padding(.vertical, 16)
      }
  }
}
