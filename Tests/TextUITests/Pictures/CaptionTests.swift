import PictureDecoding
import TestSupport
import Testing
import TextUI

/// Text over a picture can be read: 4.5 : 1, as WCAG 2.2 asks of text.
@MainActor
@Suite struct CaptionTests {
  private func photos() -> [(name: String, image: Image)] {
    var random = SplitMix64(seed: 7)
    let noise = (0..<4096).map { _ in UInt32(truncatingIfNeeded: random.next()) & 0xFFFFFF }
    func photo(_ color: (Int, Int) -> UInt32) -> Image {
      PictureViewTests.picture(64, 64, color: color)
    }
    return [
      ("noise", photo { noise[$1 * 64 + $0] }), ("white", photo { _, _ in 0xFFFFFF }),
      ("black", photo { _, _ in 0 }), ("grey", photo { _, _ in 0x808080 }),
      ("stripes", photo { x, _ in x / 4 % 2 == 0 ? 0xFFFFFF : 0 }),
      ("blue", photo { x, y in UInt32(x * 4) << 8 | 0x0000FF }),
    ]
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func captionsHaveContrast(scheme: ColorScheme) {
    for (name, photo) in photos() {
      for (style, color) in [
        ("label", Color.primary), ("white", .white), ("black", .black), ("orange", .orange),
        ("grey", .gray), ("faint", Color.white.opacity(0.4)), ("secondary", .secondary),
      ] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let view = ZStack {
          photo.resizable()
          Text("Caption of it").foregroundStyle(color)
        }
        let grid = CellRenderer(content: view, columns: 16, rows: 3, environment: environment)
          .render().grid
        for column in 0..<16 where grid[column, 1].glyph.first?.isLetter == true {
          let cell = grid[column, 1]
          guard let ink = cell.style.foreground, let ground = cell.style.background else {
            Issue.record("no colours: \(name), \(style), column \(column)")
            continue
          }
          #expect(ink.contrast(to: ground) >= 4.5, "\(style) on \(name), column \(column)")
        }
      }
    }
  }

  @Test func theGroundIsThePicturesWhereThatIsEnough() {
    let view = ZStack {
      PictureViewTests.picture(8, 16) { _, _ in 0x203060 }.resizable()
      Text("ab").foregroundStyle(.white)
    }
    let grid = CellRenderer(content: view, columns: 4, rows: 1, environment: EnvironmentValues())
      .render().grid
    #expect(grid[1, 0].style.background == RGBA(hex: 0x203060))
  }

  @Test func contrastIsWCAGs() {
    #expect(abs(RGBA(hex: 0xFFFFFF).contrast(to: RGBA(hex: 0)) - 21) < 1e-9)
    // #767676 on white is the textbook's lightest grey of 4.5.
    #expect(abs(RGBA(hex: 0x767676).contrast(to: RGBA(hex: 0xFFFFFF)) - 4.54) < 0.005)
    #expect(abs(RGBA(hex: 0xFF0000).relativeLuminance - 0.2126) < 1e-9)
  }
}
