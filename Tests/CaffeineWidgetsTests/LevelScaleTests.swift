import CaffeineDomain
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@testable import CaffeineWidgets

/// What a chart shows, against the curve itself.
@MainActor
@Suite struct LevelScaleTests {
  /// The entry of two coffees and a late one, so many hours after midnight of the Day.
  private func entry(at hour: Double) throws -> CaffeineEntry {
    var source = Day.source([
      try Day.intake("Coffee", 96, hoursAgo: 6.5), try Day.intake("Cappuccino", 75, hoursAgo: 0.5),
      try Day.intake("Cold Brew", 200, hoursAgo: -5),
    ])
    source.now = Day.hoursAgo(15 - hour)
    return CaffeineProvider(source: source).entry(of: source)
  }

  /// Every twelve minutes of two days.
  @Test(.tags(.long)) func theStretchIsAlwaysAsLongWithThePresentAndBedtimeInIt() throws {
    var starts: Set<Date> = []
    for step in Trials.sample(Array(0..<240), oneIn: 7) {
      let hour = Double(step) / 5
      let entry = try entry(at: hour)
      for columns in [1, 8, 17, 34, 51] {
        let scale = LevelScale(entry: entry, columns: columns)
        #expect(abs(scale.end.timeIntervalSince(scale.start) - 18 * 3600) < 1e-3)
        #expect(scale.start <= entry.date && entry.date < scale.end, "\(hour)")
        let late = scale.points[scale.now].date.timeIntervalSince(entry.date)
        #expect(-1e-3 <= late && late < 18.0 * 3600 / Double(columns), "\(hour)")
        let bedtime = entry.forecast.bedtime
        #expect(scale.start <= bedtime && bedtime <= scale.end, "\(hour)")
        if columns == 34 && 11...22 ~= hour { starts.insert(scale.start) }
      }
    }
    // From late morning until late at night it does not move.
    #expect(starts.count == 1)
  }

  /// Not even its edge has the colour of the future.
  @Test(arguments: [0.3, 1, 1.7, 2.4, 4]) func theColumnOfThePresentIsPast(hoursAgo: Double) throws
  {
    let source = Day.source([try Day.intake("Espresso", 80, hoursAgo: hoursAgo)])
    for family in [WidgetFamily.systemMedium, .systemExtraLarge] {
      let place = WidgetPresentation(family: family, environment: Day.environment)
      let grid = try Day.draw(source, as: place).grid
      let rows = grid.plain().split(separator: "\n")
      let line = try #require(rows.first { $0.contains("now") })
      let name = TextWidth.columns(of: line.prefix(upTo: try #require(line.firstIndex(of: "n"))))
      // The name stands in the middle of the line, or a column beside it.
      let now = try #require(
        (name - 1...name + 3).first { column in
          (1..<grid.rows).contains { "⡇⢸".contains(grid[column, $0].glyph) }
        })
      let past = Set(Color.levels.map { $0.paint(in: Day.environment).representative })
      for row in 1..<grid.rows - 2 where "▁▂▃▄▅▆▇█".contains(grid[now, row].glyph) {
        #expect(past.contains(grid[now, row].style.foreground ?? .init(hex: 0)), "\(grid.plain())")
      }
    }
  }

  /// On the line of the limit it would be that line's.
  @Test func theNameOfTheBoundStandsClearOfTheLimit() throws {
    var seen = 0
    for hoursAgo in stride(from: 0.3, to: 6, by: 0.7) {
      let source = Day.source([try Day.intake("Espresso", 80, hoursAgo: hoursAgo)])
      let place = WidgetPresentation(family: .systemExtraLarge, environment: Day.environment)
      let grid = try Day.draw(source, as: place).grid
      let rows = grid.plain().split(separator: "\n")
      guard let row = rows.firstIndex(where: { $0.contains("9 in 10") }) else { continue }
      seen += 1
      let limit = try #require(rows.firstIndex { $0.contains("  50 ") })
      #expect(row != limit && row + 1 != limit, "\(grid.plain())")
      let place9 = try #require(rows[row].range(of: "9 in 10")?.lowerBound)
      let column = TextWidth.columns(of: rows[row][..<place9])
      #expect(grid[column, row].style.foreground == RGBA(hex: 0xBCA78F))
    }
    #expect(seen > 3)
  }

  /// Levels of two figures, of three and of four, whose labels take as many columns.
  @Test(.tags(.long), arguments: [0.3, 1, 12]) func aDrinksMarkStandsAboveTheLevel(strength: Double)
    throws
  {
    let drinks = [
      ("Tea", 60.0, 9.0), ("Coffee", 96, 5.5), ("Espresso", 63, 0.4), ("Mocha", 60, 0.1),
    ]
    for step in Trials.sample(Array(0..<16), oneIn: 11) {
      let later = Double(step) / 4
      let source = Day.source(
        try drinks.map { name, amount, hours in
          try Day.intake(name, Milligrams(amount * strength) ?? 0, hoursAgo: hours + later)
        })
      for (family, chart) in [(WidgetFamily.systemMedium, 20), (.systemExtraLarge, 34)] {
        let place = WidgetPresentation(family: family, environment: Day.environment)
        let grid = try Day.draw(source, as: place).grid
        func isArea(_ column: Int, _ row: Int) -> Bool {
          "▁▂▃▄▅▆▇█░".contains(grid[column, row].glyph)
        }
        for row in 1..<grid.rows {
          for column in chart..<grid.columns - 1 where grid[column, row].glyph == "▾" {
            #expect(!(1..<row).contains { isArea(column, $0) }, "\(grid.plain())")
            // It leaves no hole in what stands beside it.
            for beside in [column - 1, column + 1] where isArea(beside, row - 1) {
              #expect(grid[beside, row].glyph != " ", "\(grid.plain())")
            }
          }
        }
      }
    }
  }

  /// In few rows either: a mark on an area would be a hole in its edge.
  @Test(arguments: [
    WidgetFamily.systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
  ])
  func aDrinksMarkStandsOnTheCard(family: WidgetFamily) throws {
    let late = Day.source([
      try Day.intake("Coffee", 96, hoursAgo: 5.5), try Day.intake("Energy Drink", 160, hoursAgo: 1),
    ])
    for source in [try Day.tooMuch(), try Day.ordinary(), late] {
      let place = WidgetPresentation(family: family, environment: Day.environment)
      let grid = try Day.draw(source, as: place).grid
      for row in 0..<grid.rows {
        for column in 0..<grid.columns where grid[column, row].glyph == "▾" {
          #expect(
            grid[column, row].style.background == grid[1, grid.rows - 2].style.background,
            "\(grid.plain())")
        }
      }
    }
  }

  @Test(arguments: [1, 8, 17, 34, 51]) func noPeakIsCutWithinAColumn(columns: Int) throws {
    for hour in [7, 10, 15, 21.9, 22.1, 26] {
      let entry = try entry(at: hour)
      let scale = LevelScale(entry: entry, columns: columns)
      let span = 18.0 * 3600 / Double(columns)
      for column in 0..<columns {
        let start = scale.start.addingTimeInterval(Double(column) * span)
        // Half minutes, by the formula of the curve.
        let truth =
          (stride(from: 0, to: span, by: 30) + [span]).map {
            entry.forecast.curve.level(at: start.addingTimeInterval($0)).value
          }.max() ?? 0
        let highest =
          scale.points.filter { start - 1e-3 <= $0.date && $0.date <= start + span + 1e-3 }
          .map(\.level.value).max() ?? 0
        #expect(abs(highest - truth) <= 0.02 * truth + 0.01)
      }
    }
  }

  /// Whether one is under the limit at bedtime is read off the column that begins there.
  @Test(arguments: [17, 34, 51]) func bedtimeIsWhereAColumnBegins(columns: Int) throws {
    var source = try Day.ordinary()
    source.now = Day.now
    let entry = CaffeineProvider(source: source).entry(of: source)
    let scale = LevelScale(entry: entry, columns: columns)
    let column = entry.forecast.bedtime.timeIntervalSince(scale.start) / 3600 / 18 * Double(columns)
    #expect(abs(column - column.rounded()) < 1e-6)
  }
}
