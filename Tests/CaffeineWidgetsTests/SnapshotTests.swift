import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// Every family in every mode, scheme, size of text and state.
@MainActor
@Suite struct SnapshotTests {
  /// In true colour, with the escape character made visible.
  @Test(arguments: WidgetFamily.allCases)
  func everyModeAndScheme(family: WidgetFamily) throws {
    var sheets: [String] = []
    for scheme in [ColorScheme.dark, .light] {
      for mode in WidgetRenderingMode.allModes {
        sheets.append(try sheet("\(scheme) \(mode)", family, mode, scheme))
      }
    }
    sheets.append(try sheet("luminance reduced", family, .fullColor, .dark, reduced: true))
    expectSnapshot(sheets.joined(separator: "\n"), named: "\(family).colors")
  }

  /// Sizes that look alike share a picture.
  @Test(arguments: WidgetFamily.allCases)
  func everySizeOfText(family: WidgetFamily) throws {
    var pictures: [(sizes: [String], text: String)] = []
    for size in DynamicTypeSize.allCases {
      var environment = Day.environment
      environment.dynamicTypeSize = size
      let presentation = WidgetPresentation(family: family, environment: environment)
      let text = try Day.draw(Day.ordinary(), as: presentation).grid.plain()
      if let last = pictures.indices.last, pictures[last].text == text {
        pictures[last].sizes.append("\(size)")
      } else {
        pictures.append((["\(size)"], text))
      }
    }
    expectSnapshot(
      pictures.map { $0.sizes.joined(separator: " ") + "\n" + $0.text }.joined(separator: "\n\n"),
      named: "\(family).sizes")
  }

  /// What a newcomer sees, then what follows.
  @Test(arguments: WidgetFamily.allCases)
  func everyState(family: WidgetFamily) throws {
    let states = [
      ("no drink yet", Day.source([])),
      ("just logged", Day.source([try Day.intake("Latte", 75, hoursAgo: 0)])),
      ("too much for bed", Day.source([try Day.intake("Cold Brew", 300, hoursAgo: 1)])),
      ("fine for bed", Day.source([try Day.intake("Green Tea", 30, hoursAgo: 4)])),
      ("damaged", Day.source([try Day.intake("Espresso", 63, hoursAgo: 2)], isIncomplete: true)),
      ("nothing read", Day.source([], isIncomplete: true)),
    ]
    let presentation = WidgetPresentation(family: family, environment: Day.environment)
    let pictures = try states.map { name, source in
      try name + "\n" + Day.draw(source, as: presentation).grid.plain()
    }
    expectSnapshot(pictures.joined(separator: "\n\n"), named: "\(family).states")
  }

  private func sheet(
    _ title: String, _ family: WidgetFamily, _ mode: WidgetRenderingMode, _ scheme: ColorScheme,
    reduced: Bool = false
  ) throws -> String {
    var environment = Day.environment
    environment.colorScheme = scheme
    environment.isLuminanceReduced = reduced
    let presentation = WidgetPresentation(
      family: family, renderingMode: mode, environment: environment)
    let ansi = try Day.draw(Day.ordinary(), as: presentation).grid.ansi()
    return title + "\n" + ansi.replacing("\u{1B}[", with: "␛[") + "\n"
  }
}
