import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// What widgets make of the room and the size of text they are given.
@MainActor
@Suite struct RoomTests {
  private func text(
    _ family: WidgetFamily, size: CellSize? = nil,
    _ change: (inout WidgetPresentation) -> Void = { _ in }
  ) throws -> String {
    var presentation = WidgetPresentation(
      family: family, size: size, environment: Day.environment)
    change(&presentation)
    return try Day.draw(Day.ordinary(), as: presentation).grid.plain()
  }

  @Test(.tags(.long), arguments: WidgetFamily.allCases)
  func noSizeLosesTheAmount(family: WidgetFamily) throws {
    let sizes = [8, 10, 14, 20, 30, 42, 60, 89].flatMap { columns in
      [3, 4, 5, 6, 8, 10, 14, 18, 22, 28].map { CellSize(columns: columns, rows: $0) }
    }
    let number = WidgetFamily.allCases.firstIndex(of: family) ?? 0
    for size in Trials.sample(sizes, oneIn: 23, case: number) {
      let text = try text(family, size: size)
      #expect(text.contains("105") || text.contains("█ █ █▄▄"), "\(size)\n\(text)")
    }
  }

  /// Four rows more than the small form has are enough for a curve.
  @Test(.tags(.long), arguments: Trials.sample(Array(14...20), oneIn: 3))
  func whatIsHigherHasACurve(rows: Int) throws {
    for columns in [20, 30] {
      let text = try text(.systemSmall, size: CellSize(columns: columns, rows: rows))
      #expect(text.contains("now") && text.contains("░"), "\(text)")
    }
  }

  /// Between what there is room for and today's drinks is a blank row, and no drink is cut off untold.
  @Test(.tags(.long), arguments: Trials.sample(Array(19...26), oneIn: 7)) func listsStandApart(
    rows: Int
  ) throws {
    for textSize in [DynamicTypeSize.small, .large] {
      var place = WidgetPresentation(
        family: .systemExtraLarge, size: CellSize(columns: 80, rows: rows),
        environment: Day.environment)
      place.environment.dynamicTypeSize = textSize
      let grid = try Day.draw(Day.tooMuch(), as: place).grid
      let lines = grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.dropFirst(2).prefix(30) }
      let today = try #require(lines.firstIndex { $0.hasPrefix("Today") })
      #expect(lines[today - 1].allSatisfy { $0 == " " }, "\(grid.plain())")
      let shown = lines[(today + 2)...].count { $0.contains(" mg") }
      let rest = lines.compactMap { line in line.firstMatch(of: /and (\d+) more/)?.1 }
        .compactMap { Int($0) }
      #expect(shown + rest.reduce(0, +) == 6, "\(grid.plain())")
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

  @Test(
    .tags(.long),
    arguments: [
      WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .systemExtraLargePortrait, .accessoryCircular, .accessoryRectangular, .accessoryCorner,
    ])
  func largeTextLeavesTheAmountAndTheOutlook(family: WidgetFamily) throws {
    let standard = try text(family)
    // The smallest and the largest of them.
    for size in Trials.sample(DynamicTypeSize.allCases.filter { $0 >= .xxxLarge }, oneIn: 5) {
      let text = try text(family) { $0.environment.dynamicTypeSize = size }
      #expect(text != standard)
      #expect(text.contains("105") || text.contains("█ █ █▄▄"))
      #expect(!text.contains("Cappuccino"))
      let tellsOutlook = family != .accessoryCircular && family != .accessoryCorner
      #expect(text.contains("Low ~0") == tellsOutlook)
      #expect(!text.contains("…"))
    }
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium])
  func smallTextMakesRoomForMore(family: WidgetFamily) throws {
    let text = try text(family) { $0.environment.dynamicTypeSize = .small }
    #expect(text.contains("│ 105 mg") && text.contains("◐ 45 mg"))
  }

  /// Two columns need 34 cells and a large form 16 rows: in fewer a smaller form shows the same.
  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge], 20...37)
  func twoColumnsBecomeOne(family: WidgetFamily, columns: Int) throws {
    let place = WidgetPresentation(
      family: family, size: CellSize(columns: columns, rows: 10), environment: Day.environment)
    let today = try Day.draw("today", of: Day.ordinary(), as: place).grid.plain()
    #expect(today.contains(/\D229 (mg )?left/) && !today.contains("…"), "\(today)")
    let log = try Day.draw("quick-log", of: Day.ordinary(), as: place).grid.plain()
    #expect(log.contains("+ Espresso") && log.contains("Low ~"), "\(log)")
    #expect(!log.contains("…"), "\(log)")
  }

  /// From midnight and in bed the line of bedtime is left of the present's, and so is its name.
  @Test(arguments: [WidgetFamily.systemLarge, .systemExtraLarge, .systemExtraLargePortrait])
  func pastBedtimeItsNameIsBeforeNow(family: WidgetFamily) throws {
    var (source, environment) = (try Day.ordinary(), Day.environment)
    for minutes in [1.0, 30, 60, 90, 120] {
      source.now = Day.hoursAgo(-8) + minutes * 60
      environment.now = source.now
      let place = WidgetPresentation(family: family, environment: environment)
      let text = try Day.draw(source, as: place).grid.plain()
      #expect(text.contains(/☾22:?0?0? +now/) || !text.contains("☾22"), "\(text)")
    }
  }

  @Test(arguments: WidgetFamily.allCases)
  func theStandardSizesShowTheSame(family: WidgetFamily) throws {
    let texts = try [DynamicTypeSize.large, .xLarge, .xxLarge].map { size in
      try text(family) { $0.environment.dynamicTypeSize = size }
    }
    #expect(Set(texts).count == 1)
  }
}
