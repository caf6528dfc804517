import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@MainActor
@Suite struct CaffeineEntryViewTests {
  @Test(arguments: WidgetFamily.allCases)
  func eachFamilyReadsInASCII(family: WidgetFamily) throws {
    var environment = Day.environment
    environment.glyphSet = .ascii
    let presentation = WidgetPresentation(family: family, environment: environment)
    let text = try Day.draw(Day.ordinary(), as: presentation).grid.limited(to: .ascii).plain()
    #expect(text.utf8.allSatisfy { $0 == 10 || (32...126).contains($0) })
    expectSnapshot(text, named: "\(family).ascii")
  }

  @Test(.tags(.long), arguments: Trials.sample(WidgetFamily.allCases, oneIn: 2, case: 1))
  func theModesDifferInColourAndNotInText(family: WidgetFamily) throws {
    let drawings = try WidgetRenderingMode.allModes.map { mode in
      try Day.draw(
        Day.ordinary(),
        as: WidgetPresentation(
          family: family, renderingMode: mode, environment: Day.environment))
    }
    // A cup that takes the colour of the text is another glyph than the emoji.
    let texts = drawings.map { $0.grid.plain().filter { $0.isLetter || $0.isNumber } }
    #expect(Set(texts).count == 1)
    // An inline widget has the text's own colour in every mode.
    let distinct = family == .accessoryInline ? 1 : 3
    #expect(Set(drawings.map { $0.grid.ansi() }).count == distinct)
  }

  @Test(arguments: WidgetFamily.allCases)
  func theAmountIsSpokenInEveryFamily(family: WidgetFamily) throws {
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    let drawing = try Day.draw(Day.ordinary(), as: presentation)
    #expect(drawing.accessibilityLabel.contains("105 m"))
  }

  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func twelveHourTimesFit(family: WidgetFamily) throws {
    var environment = Day.environment
    environment.localeIdentifier = "en_US"
    let source = Day.source([try Day.intake("Cold brew", 600, hoursAgo: 1)])
    let text = try Day.draw(
      source, as: WidgetPresentation(family: family, environment: environment)
    ).grid.plain()
    #expect(text.contains("10:00 PM"))
  }

  @Test(arguments: WidgetFamily.allCases)
  func aPlaceholderShowsNoAmount(family: WidgetFamily) throws {
    let presentation = WidgetPresentation(
      family: family, isPlaceholder: true, environment: Day.environment)
    let text = try Day.draw(Day.ordinary(), as: presentation).grid.plain()
    #expect(!text.contains("105") && !text.contains("Cappuccino"))
  }

  @Test(arguments: WidgetFamily.allCases)
  func aDayWithoutDrinksHasNothingToWarnOf(family: WidgetFamily) throws {
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    let text = try Day.draw(Day.source([]), as: presentation).grid.plain()
    #expect(!text.contains("Low at") && !text.contains("low at") && !text.contains("!"))
  }

  @Test func tooMuchForBedIsMarkedWithoutColour() throws {
    let source = Day.source([try Day.intake("Cold brew", 300, hoursAgo: 1)])
    let presentation = WidgetPresentation(
      family: .accessoryRectangular, environment: Day.environment)
    #expect(try Day.draw(source, as: presentation).grid.plain().contains("● "))
  }
}
