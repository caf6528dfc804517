import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// Every family in states and sizes that are not usual; the golden drawings of the command have the modes,
/// the schemes and the usual states.
@MainActor
@Suite struct SnapshotTests {
  /// Those that are not among the golden states of the command.
  @Test(arguments: WidgetFamily.allCases)
  func furtherStates(family: WidgetFamily) throws {
    let states = [
      ("just logged", Day.source([try Day.intake("Latte", 75, hoursAgo: 0)])),
      ("too much for bed", Day.source([try Day.intake("Cold Brew", 300, hoursAgo: 1)])),
      ("nothing read", Day.source([], journal: .damaged)),
    ]
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    let pictures = try states.map { name, source in
      try name + "\n" + Day.draw(source, as: presentation).grid.plain()
    }
    expectSnapshot(pictures.joined(separator: "\n\n"), named: "\(family).states")
  }

  /// The hours of a day and of a night, and what makes a picture hard to draw.
  @Test(arguments: [
    WidgetFamily.systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular,
  ])
  func theRestOfADay(family: WidgetFamily) throws {
    let late = try Day.intake("Cold Brew", 200, hoursAgo: -5)
    let names = [
      "Iced white chocolate mocha with everything that there is in it", "抹茶ラテ 大きいサイズ",
      "👩‍🍳 Espresso 🇮🇹",
    ]
    let states: [(String, Double, CaffeineSource)] = [
      ("too much for tonight", -6, Day.source([late])),
      ("the morning after", -16, Day.source([late])),
      (
        "long, wide and joined names", 0,
        Day.source(
          try names.enumerated().map { try Day.intake($1, 60, hoursAgo: Double($0) + 0.5) })
      ),
      (
        "twenty drinks", 0,
        Day.source(try (0..<20).map { try Day.intake("Tea", 30, hoursAgo: Double($0) * 0.4 + 0.1) })
      ),
      (
        "half of it left after twelve hours", 0,
        Day.source(try Day.ordinary().intakes, profile: Profile(halfLife: 12))
      ),
    ]
    let pictures = try states.map { name, hours, source in
      var (source, environment) = (source, Day.environment)
      source.now = Day.hoursAgo(hours)
      environment.now = source.now
      let presentation = WidgetPresentation(family: family, environment: environment)
      return try name + "\n" + Day.draw(source, as: presentation).grid.plain()
    }
    expectSnapshot(pictures.joined(separator: "\n\n"), named: "\(family).day")
  }

  /// From one row to more than any terminal has, each in the form that fits.
  @Test func everySize() throws {
    let sizes = [
      (3, 1), (6, 3), (9, 4), (24, 2), (12, 6), (38, 9), (60, 12), (79, 24), (80, 23), (120, 30),
      (200, 45), (500, 200),
    ]
    let pictures = try sizes.map { columns, rows in
      let size = CellSize(columns: columns, rows: rows)
      let family =
        columns >= 80 ? WidgetFamily.systemExtraLarge : CaffeineKind.level.family(fitting: size)
      let presentation = WidgetPresentation(
        family: family, size: size, environment: Day.environment)
      let grid = try Day.draw(Day.ordinary(), as: presentation).grid
      #expect(grid.columns == columns && grid.rows == rows)
      return rows > 50 ? "" : "\(columns) × \(rows)\n\(grid.plain())\n"
    }
    expectSnapshot(pictures.joined(separator: "\n"), named: "sizes")
  }
}
