import Testing
import TextUI

/// White letters on a coloured shape, where all is one tint.
@MainActor
struct KnockedOutTests {
  private func picture<Content: View>(
    _ mapping: ColorMapping, _ scheme: ColorScheme, _ content: Content
  ) -> CellGrid {
    var environment = EnvironmentValues()
    environment.colorMapping = mapping
    environment.colorScheme = scheme
    return CellRenderer(content: content, columns: 7, rows: 3, environment: environment).render()
      .grid
  }

  /// As the host sets them: the colour of labels is the base.
  private func mappings(_ scheme: ColorScheme) -> [ColorMapping] {
    let label = RGBA(hex: scheme == .dark ? 0xFFFFFF : 0x000000)
    return [.accented(accent: RGBA(hex: 0x0A84FF), base: label), .vibrant(label)]
  }

  @Test(arguments: [ColorScheme.dark, .light]) func lettersAreKnockedOutOfAFill(
    scheme: ColorScheme
  ) throws {
    let badge = Text("PRO").foregroundStyle(.white)
      .frame(width: 56, height: 48)
      .background(.white, in: RoundedRectangle(cornerRadius: 4))
    for mapping in mappings(scheme) {
      let grid = picture(mapping, scheme, badge)
      for column in 2...4 {
        let style = grid[column, 1].style
        let (letter, ground) = (try #require(style.foreground), try #require(style.background))
        #expect(grid[column, 1].glyph != " ")
        #expect(letter.contrast(to: ground) >= 2, "\(mapping) \(scheme)")
      }
    }
    let full = picture(.fullColor, .dark, badge)
    #expect(full[3, 1].style.foreground == RGBA(hex: 0xFFFFFF))
  }

  /// The edge of a disc in the colour of labels stays where a line crosses it.
  @Test func linesLeaveTheEdgeOfADisc() {
    let disc = Circle().fill(.white).frame(width: 48, height: 48)
    let crossed = ZStack {
      disc
      Rectangle().fill(.black).frame(width: 2, height: 40).rotationEffect(.degrees(30))
    }
    func filled(_ grid: CellGrid) -> Int {
      (0..<21).filter {
        let cell = grid[$0 % 7, $0 / 7]
        return cell.style.background != nil || "█▀▄▌▐▛▜▙▟".contains(cell.glyph)
      }.count
    }
    for mapping in mappings(.dark) {
      #expect(filled(picture(mapping, .dark, crossed)) >= filled(picture(mapping, .dark, disc)))
    }
  }
}
