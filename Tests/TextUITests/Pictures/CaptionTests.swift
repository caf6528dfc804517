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

  @Test(.tags(.long), arguments: [ColorScheme.light, .dark])
  func captionsHaveContrast(scheme: ColorScheme) {
    for (number, (name, photo)) in photos().enumerated() {
      let styles = [
        ("label", Color.primary), ("white", .white), ("black", .black), ("orange", .orange),
        ("grey", .gray), ("faint", Color.white.opacity(0.4)), ("secondary", .secondary),
      ]
      for (style, color) in Trials.sample(styles, oneIn: 3, case: number) {
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

  /// The picture may be larger than what is seen of it, and its caption off the last row.
  @Test(arguments: [
    CGSize(width: 0, height: 64), CGSize(width: 0, height: -64), CGSize(width: 160, height: 0),
  ])
  func aCaptionThatNobodySeesIsNotDrawn(offset: CGSize) {
    let view = ZStack {
      PictureViewTests.picture(64, 64) { _, _ in 0x808080 }.resizable()
      Text("Caption").offset(offset)
    }
    #expect(!draw(view, 16, 3).joined().contains { $0.isASCII && $0.isLetter })
  }

  /// In the colours that a terminal of few has nearest to both, read back from what it is sent.
  @Test(.tags(.long), arguments: [ColorDepth.ansi256, .ansi16])
  func captionsHaveContrastInFewColours(depth: ColorDepth) {
    var pairs = 0
    for (number, (name, photo)) in photos().enumerated() {
      let styles = [
        ("label", Color.primary), ("white", .white), ("black", .black), ("orange", .orange),
        ("teal", .teal), ("pink", .pink), ("faint", Color.white.opacity(0.4)),
      ]
      for (style, color) in Trials.sample(styles, oneIn: 3, case: number) {
        let view = ZStack {
          photo.resizable()
          Text("Caption of it").foregroundStyle(color)
        }
        let line = CellRenderer(
          content: view, columns: 16, rows: 1, environment: EnvironmentValues()
        ).render().grid.ansi(ANSIOptions(colorDepth: depth))
        for (letter, ink, ground) in Self.letters(of: line) {
          guard let ink, let ground else { continue }
          pairs += 1
          #expect(ink.contrast(to: ground) >= 4.5, "\(letter): \(style) on \(name)")
        }
      }
    }
    #expect(pairs > (Trials.isFull ? 50 : 10))
  }

  /// The letters of a line with xterm's colours for what stands before them; `nil` is the
  /// terminal's own.
  private static func letters(of line: String) -> [(letter: Character, ink: RGBA?, ground: RGBA?)] {
    var found: [(Character, RGBA?, RGBA?)] = []
    var (ink, ground): (RGBA?, RGBA?) = (nil, nil)
    for piece in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false) {
      guard let end = piece.firstIndex(of: "m") else { continue }
      var codes = piece[..<end].split(separator: ";").compactMap { Int($0) }[...]
      while let code = codes.popFirst() {
        switch code {
        case 0: (ink, ground) = (nil, nil)
        case 30...37: ink = xterm(code - 30)
        case 90...97: ink = xterm(code - 82)
        case 39: ink = nil
        case 40...47: ground = xterm(code - 40)
        case 100...107: ground = xterm(code - 92)
        case 49: ground = nil
        case 38: ink = xterm(codes.dropFirst().first ?? 0)
        case 48: ground = xterm(codes.dropFirst().first ?? 0)
        default: break
        }
        if code == 38 || code == 48 { codes = codes.dropFirst(2) }
      }
      for letter in piece[end...].dropFirst() where letter.isLetter {
        found.append((letter, ink, ground))
      }
    }
    return found
  }

  /// xterm's palette: sixteen colours, a cube of six steps a channel, 24 greys (its `256colres.pl`).
  private static func xterm(_ index: Int) -> RGBA {
    let first: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    if index < 16 { return RGBA(hex: first[index]) }
    if index > 231 {
      let shade = UInt32(index - 232) * 10 + 8
      return RGBA(hex: shade << 16 | shade << 8 | shade)
    }
    let steps: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = index - 16
    return RGBA(hex: steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6])
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
