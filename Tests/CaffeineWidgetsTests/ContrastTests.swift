import CaffeineDomain
import CaffeineWidgets
import Foundation
import Testing
import TextUI
import TextWidgetKit

/// What WCAG 2.2 asks for, of every cell that is drawn: 4.5 : 1 of letters (criterion 1.4.3),
/// 3 : 1 of pictures (1.4.11).
@MainActor
@Suite struct ContrastTests {
  @Test(arguments: WidgetFamily.allCases, [ColorScheme.dark, .light])
  func everyCellStandsOut(family: WidgetFamily, scheme: ColorScheme) throws {
    var environment = Day.environment
    environment.colorScheme = scheme
    let presentation = WidgetPresentation(family: family, environment: environment)
    let page: RGBA = scheme == .dark ? TerminalPalette.dark.background : RGBA(hex: 0xFFFFFF)
    let states = [
      try Day.ordinary(),
      Day.source([try Day.intake("Cold Brew", 600, hoursAgo: 1)]),
      Day.source([try Day.intake("Green Tea", 30, hoursAgo: 4)]),
      Day.source([try Day.intake("Espresso", 63, hoursAgo: 2)], isIncomplete: true),
    ]
    for source in states {
      let grid = try Day.draw(source, as: presentation).grid
      let card = grid[0, 0].style.background ?? page
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let cell = grid[column, row]
          guard let scalar = cell.glyph.unicodeScalars.first, scalar != " ",
            let ink = cell.style.foreground, !isEdge(scalar)
          else { continue }
          // An area is told by what lies beside it.
          let isArea = (0x2580...0x259F).contains(scalar.value)
          let ground = isArea ? card : cell.style.background ?? page
          let contrast = contrast(ink, ground)
          let isPicture = isArea || (0x2500...0x28FF).contains(scalar.value)
          #expect(
            contrast >= (isPicture ? 3 : 4.5),
            "\(cell.glyph) in \(column), \(row): \(contrast)\n\(grid.plain())")
        }
      }
    }
  }

  /// The edge of the card, which tells nothing.
  private func isEdge(_ scalar: Unicode.Scalar) -> Bool { "╭─╮│╰╯".unicodeScalars.contains(scalar) }

  private func contrast(_ first: RGBA, _ second: RGBA) -> Double {
    let (one, other) = (relativeLuminance(first), relativeLuminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// By the definition in WCAG 2.2, which is of linear light.
  private func relativeLuminance(_ color: RGBA) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
