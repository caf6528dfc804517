import CaffeineDomain
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@testable import CaffeineWidgets

/// The picture of a level, against the curves and the limit themselves.
@MainActor
@Suite struct LevelPictureTests {
  /// The entry of two coffees and a late one, so many hours after midnight of the Day.
  private func entry(at hour: Double) throws -> CaffeineEntry {
    var source = Day.source([
      try Day.intake("Coffee", 96, hoursAgo: 6.5), try Day.intake("Cappuccino", 75, hoursAgo: 0.5),
      try Day.intake("Cold Brew", 200, hoursAgo: -5),
    ])
    source.now = Day.hoursAgo(15 - hour)
    return CaffeineProvider(source: source).entry(of: source)
  }

  private func scale(_ entry: CaffeineEntry, _ columns: Int) -> LevelScale {
    LevelScale(
      of: entry.forecast, lowCareful: entry.day.lowCareful, isJudged: true, columns: columns)
  }

  @Test func thePictureHasNowAndBedtimeIn15To19Hours() throws {
    for step in Trials.sample(Array(0..<240), oneIn: 7) {
      let entry = try entry(at: Double(step) / 5)
      for columns in [12, 18, 20, 35, 38, 51, 76, 124, 187, 250, 421] {
        let scale = scale(entry, columns)
        let hours = Double(columns) * scale.step / 3600
        #expect((15...19).contains(hours), "\(columns): \(hours)")
        #expect(0..<columns ~= scale.now, "\(step), \(columns)")
        #expect(scale.bedtime < columns, "\(step), \(columns)")
      }
    }
  }

  /// A quiet evening is quiet: from two hours before bedtime the picture begins four hours ago.
  @Test func anEveningBeginsFourHoursAgo() throws {
    for hour in [20.5, 21.9, 23, 25] {
      let entry = try entry(at: hour)
      let ago = entry.date.timeIntervalSince(scale(entry, 35).start) / 3600
      #expect((4...4.6).contains(ago), "\(hour): \(ago)")
    }
  }

  @Test(arguments: [12, 35, 51]) func noPeakIsCutWithinAColumn(columns: Int) throws {
    for hour in [7, 10, 15, 21.9, 22.1, 26] {
      let entry = try entry(at: hour)
      let scale = scale(entry, columns)
      for column in 0..<columns {
        let start = scale.start + Double(column) * scale.step
        // Half minutes, by the formula of the curve.
        let truth =
          (stride(from: 0, to: scale.step, by: 30) + [scale.step]).map {
            entry.forecast.curve.level(at: start + $0).value
          }.max() ?? 0
        #expect(abs(scale.levels[column] - truth) <= 0.03 * truth + 0.01)
      }
    }
  }

  /// The dots are the careful curve: the level that so many people do not exceed.
  @Test func theDotsAreTheCarefulCurve() throws {
    for hour in [9.5, 15, 18] {
      let entry = try entry(at: hour)
      let scale = scale(entry, 51)
      let end = try #require(entry.day.lowCareful)
      for (half, level) in scale.careful.enumerated() {
        let date = scale.start + (Double(half) + 0.5) * scale.step / 2
        guard let level else {
          #expect(date <= entry.date + scale.step / 2 || date > end)
          continue
        }
        let truth = entry.forecast.estimate(at: date).careful.value
        #expect(abs(level - truth) <= 0.1 * truth + 1, "\(hour), \(half)")
      }
    }
  }

  /// The mark is where the moon stands in the bracket: right of it ○, inside ◐, left of it ●.
  @Test func theBracketExplainsTheMark() throws {
    for amount in stride(from: 20.0, through: 400, by: 20) {
      let source = Day.source([
        try Day.intake("Coffee", try #require(Milligrams(amount)), hoursAgo: 3)
      ])
      let entry = CaffeineProvider(source: source).entry(of: source)
      let scale = scale(entry, 51)
      guard let low = scale.low, let careful = scale.lowCareful else { continue }
      let mark: Mark =
        scale.bedtime > careful ? .likely : scale.bedtime >= low ? .uncertain : .unlikely
      let isNear = [low, careful].contains { abs($0 - scale.bedtime) < 2 }
      #expect(isNear || mark == entry.mark, "\(amount)")
    }
  }

  /// The limit is a whole number of rows, and 200 and 400 are edges of rows too.
  @Test(arguments: [10.0, 40, 96, 200, 380, 900, 3000]) func theLimitLiesOnAnEdge(amount: Double)
    throws
  {
    let source = Day.source([
      try Day.intake("Coffee", try #require(Milligrams(amount)), hoursAgo: 2)
    ])
    let entry = CaffeineProvider(source: source).entry(of: source)
    for rows in [3, 8, 9, 17] {
      let scale = scale(entry, 35)
      let plot = Plot(
        scale: scale, rows: rows, limits: entry.forecast.colorLimits(isJudged: true),
        inks: Inks.dark)
      let edge = 50 / plot.unit
      #expect(edge == edge.rounded() || edge < 1, "\(amount), \(rows): \(edge)")
      #expect(scale.highest <= plot.unit * Double(rows) * (1 + 1e-9))
      // One row more for the limit would not show the highest point.
      if edge >= 1, Int(edge) < rows {
        #expect(scale.highest > 50 / (edge + 1) * Double(rows) || edge + 1 > Double(rows))
      }
    }
  }

  /// Dashes, whatever the division by so many rows leaves over.
  @Test(arguments: 16...50) func theLimitIsDrawnAtAnyHeight(rows: Int) throws {
    let size = CellSize(columns: 60, rows: rows)
    let place = WidgetPresentation(
      family: .systemLarge, size: size, environment: Day.environment)
    let text = try Day.draw(Day.ordinary(), as: place).grid.plain()
    let named = text.split(separator: "\n").first { $0.hasSuffix(" 50  │") }
    #expect(named?.contains(" ▁ ") == true, "\(text)")
  }

  /// Without a judgement there is nothing to come, and without colours past and future differ.
  @Test func onlyWhatIsJudgedIsToCome() throws {
    func text(_ profile: Profile) throws -> String {
      let place = WidgetPresentation(family: .systemLarge, environment: Day.environment)
      let source = Day.source(try Day.ordinary().intakes, profile: profile)
      return try Day.draw(source, as: place).grid.plain()
    }
    let usual = try text(Profile())
    #expect(
      usual.contains("▓") && usual.contains("░") && usual.contains("┊"))
    let careful = try text(Profile(factors: PersonalFactors(pregnancy: GestationalWeek(30))))
    #expect(careful.contains("█") && !careful.contains("░"))
    // The bracket besides the corner of the card.
    #expect(usual.count { $0 == "╰" } == 2 && careful.count { $0 == "╰" } == 1)
  }

  /// ASCII has no dots and no bracket, but both crossings.
  @Test func asciiMarksTheCrossings() throws {
    var environment = Day.environment
    environment.glyphSet = .ascii
    let place = WidgetPresentation(family: .systemLarge, environment: environment)
    let rows = try Day.draw(Day.ordinary(), as: place).grid.limited(to: .ascii).plain()
      .split(separator: "\n")
    let axis = try #require(rows.firstIndex { $0.contains("now") })
    #expect(rows[axis].contains("bed22"))
    #expect(rows[axis - 1].count { $0 == "+" } == 2, "\(rows.joined(separator: "\n"))")
  }
}
