import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// What widgets make of the room they are given.
@MainActor
@Suite struct RoomTests {
  private func text(
    _ family: WidgetFamily, size: CellSize? = nil, kind: CaffeineKind = .level,
    _ change: (inout WidgetPresentation) -> Void = { _ in }
  ) throws -> String {
    var presentation = WidgetPresentation(
      family: family, size: size, environment: Day.environment)
    change(&presentation)
    return try Day.draw(kind.rawValue, of: Day.ordinary(), as: presentation).grid.plain()
  }

  /// In digits, or in figures of three rows.
  @Test(.tags(.long)) func noSizeLosesTheAmount() throws {
    let sizes = [9, 10, 14, 20, 30, 42, 60, 89, 130, 210].flatMap { columns in
      [1, 3, 4, 5, 6, 8, 10, 14, 18, 22, 28, 45].map { CellSize(columns: columns, rows: $0) }
    }
    for size in Trials.sample(sizes, oneIn: 5) {
      let text = try text(CaffeineKind.level.family(fitting: size), size: size)
      #expect(text.contains("105") || text.contains(" █  █  █ ▀▀▀▙"), "\(size)\n\(text)")
    }
  }

  /// No text is cut in the room that a form has or in more.
  @Test(.tags(.long), arguments: CaffeineKind.allCases) func moreRoomCutsNothing(kind: CaffeineKind)
    throws
  {
    for family in kind.families where family != .accessoryInline {
      for (columns, rows) in [(0, 0), (3, 1), (9, 4), (17, 0)] {
        let size = CellSize(
          columns: family.cellSize.columns + columns, rows: family.cellSize.rows + rows)
        let text = try text(family, size: size, kind: kind)
        #expect(!text.contains("…"), "\(kind) \(size)\n\(text)")
      }
    }
  }

  @Test(arguments: WidgetFamily.allCases)
  func aPlaceholderHasTheRowsOfWhatItStandsFor(family: WidgetFamily) throws {
    let drawn = try text(family).split(separator: "\n", omittingEmptySubsequences: false)
    let covered = try text(family) { $0.isPlaceholder = true }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let isBlank = { (line: Substring) in line.allSatisfy { " │".contains($0) } }
    #expect(drawn.count == covered.count)
    for (row, (line, cover)) in zip(drawn, covered).enumerated()
    where isBlank(line) != isBlank(cover) {
      // The sample of a placeholder has other drinks, and so another curve.
      #expect(family != .systemSmall, "row \(row): \(line) and \(cover)")
    }
  }
}
