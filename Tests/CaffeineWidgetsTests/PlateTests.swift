import TestSupport
import Testing
import TextUI
import TextWidgetKit

@testable import CaffeineWidgets

@MainActor
@Suite struct PlateTests {
  /// Figures stand half a row below the upper edge of their plate, and half a row above its lower one.
  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func figuresHaveAsMuchAirBelowAsAbove(family: WidgetFamily) throws {
    let place = WidgetPresentation(family: family, environment: Day.environment)
    let grid = try Day.draw("level", of: try Day.ordinary(), as: place).grid
    let plate = try #require(grid[1, 1].style.background)
    #expect(plate != grid[1, 0].style.background)
    // Below the three rows of figures, between the plate's edges: its colour in the upper half.
    #expect(grid[1, 4].glyph == "▀" && grid[1, 4].style.foreground == plate)
    #expect(grid[1, 4].style.background == grid[1, 0].style.background)
    for depth in [ColorDepth.monochrome, .ansi16] {
      let rows = grid.ansi(ANSIOptions(colorDepth: depth)).split(separator: "\n")
      #expect(!rows[4].contains("▀"), "\(rows[4])")
    }
  }
}
