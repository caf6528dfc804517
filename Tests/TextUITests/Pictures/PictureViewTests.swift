import PictureDecoding
import TestSupport
import Testing
import TextUI

/// Pictures as views: their sizes, places and colours.
@MainActor
@Suite struct PictureViewTests {
  /// A picture of so many pixels by a function of their places.
  static func picture(
    _ width: Int, _ height: Int, scale: CGFloat = 1,
    renderingMode: Image.TemplateRenderingMode? = nil, color: (Int, Int) -> UInt32
  ) -> Image {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let hex = color(x, y)
        bytes += [
          UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255), UInt8(255 - hex >> 24),
        ]
      }
    }
    let pixels = stride(from: 0, to: bytes.count, by: 4).map {
      Picture.Pixel(
        red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
    }
    guard let size = PixelSize(width: width, height: height) else { return Image(systemName: "x") }
    return Image(
      ImageResource(
        Picture(size: size, pixels: pixels), scale: scale, renderingMode: renderingMode))
  }

  private func grid<Content: View>(
    _ view: Content, _ columns: Int, _ rows: Int,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> CellGrid {
    var environment = EnvironmentValues()
    change(&environment)
    return CellRenderer(content: view, columns: columns, rows: rows, environment: environment)
      .render().grid
  }

  /// The colours that cells show, `.` where a cell shows none; a letter for each of the hexes.
  private func letters(_ grid: CellGrid, _ colors: [UInt32: Character]) -> [String] {
    (0..<grid.rows).map { row in
      String(
        (0..<grid.columns).map { column in
          let cell = grid[column, row]
          let color = cell.glyph == "█" ? cell.style.foreground : cell.style.background
          guard cell.glyph == " " || cell.glyph == "█" else { return Character(cell.glyph) }
          return color.flatMap { color in
            colors.first { RGBA(hex: $0.key) == color }?.value ?? "?"
          } ?? "."
        })
    }
  }

  private static let red: UInt32 = 0xFF0000
  private static let blue: UInt32 = 0x0000FF
  private static let colors: [UInt32: Character] = [red: "r", blue: "b", 0x00FF00: "g"]

  @Test func aPictureHasItsPixelsInPoints() {
    let picture = Self.picture(32, 32) { _, _ in Self.red }
    #expect(size(picture, 20, 10) == [4, 2])
    #expect(size(Self.picture(64, 64, scale: 2) { _, _ in Self.red }, 20, 10) == [4, 2])
    #expect(size(picture.resizable(), 20, 10) == [20, 10])
    #expect(size(picture.resizable().scaledToFit(), 20, 4) == [8, 4])
    #expect(size(picture.resizable().scaledToFill(), 20, 4) == [20, 10])
    #expect(size(picture.resizable().fixedSize(), 20, 10) == [4, 2])
    #expect(letters(grid(picture, 6, 4), Self.colors) == ["......", ".rrrr.", ".rrrr.", "......"])
  }

  @Test func stretchedTiledAndCapped() {
    let picture = Self.picture(16, 16) { x, _ in x < 8 ? Self.red : Self.blue }
    let small = Self.picture(2, 2) { x, _ in x == 0 ? Self.red : Self.blue }
    let smooth = letters(grid(small.resizable(), 8, 1), Self.colors)[0]
    #expect(smooth.hasPrefix("r") && smooth.hasSuffix("b") && !smooth.contains("rb"))
    #expect(
      letters(grid(small.resizable().interpolation(.none), 8, 1), Self.colors) == ["rrrrbbbb"])
    #expect(
      letters(grid(picture.resizable().interpolation(.none), 8, 1), Self.colors) == ["rrrrbbbb"])
    #expect(
      letters(grid(picture.resizable(resizingMode: .tile), 8, 1), Self.colors) == ["rbrbrbrb"])
    let framed = Self.picture(32, 16) { x, _ in
      x < 8 ? Self.red : x < 24 ? 0x00FF00 : Self.blue
    }
    #expect(
      letters(
        grid(
          framed.resizable(capInsets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)), 8, 1),
        Self.colors) == ["rggggggb"])
  }

  @Test func filledPicturesAreCut() {
    let picture = Self.picture(32, 16) { x, _ in x < 8 || x >= 24 ? Self.red : Self.blue }
    let view = picture.resizable().interpolation(.none).scaledToFill()
      .frame(width: 16, height: 16).clipped()
    #expect(letters(grid(view, 4, 3), Self.colors) == ["....", ".bb.", "...."])
  }

  @Test func halvesOfCellsAreKept() {
    let picture = Self.picture(12, 8) { _, _ in Self.red }
    let row = letters(grid(picture, 2, 1), Self.colors)
    #expect([["▄▖"], ["▀▘"], ["▗▄"], ["▝▀"]].contains(row), "\(row)")
  }

  @Test func templatesTakeTheForegroundStyle() {
    let picture = Self.picture(8, 16) { _, _ in Self.red }.resizable()
    #expect(
      letters(
        grid(
          picture.renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1)), 2, 1),
        Self.colors) == ["bb"])
    let template = Self.picture(8, 16, renderingMode: .template) { _, _ in Self.red }.resizable()
    #expect(
      letters(grid(template.foregroundStyle(Color(red: 0, green: 0, blue: 1)), 2, 1), Self.colors)
        == ["bb"])
    #expect(letters(grid(template.renderingMode(.original), 2, 1), Self.colors) == ["rr"])
  }

  @Test func opacityMixesWithWhatIsBehind() {
    let view = Self.picture(8, 16) { _, _ in 0xFFFFFF }.resizable().opacity(0.5)
      .background(Color(red: 0, green: 0, blue: 0))
    #expect(letters(grid(view, 1, 1), [0x808080: "h"]) == ["h"])
  }

  @Test func accentedAndVibrantModes() {
    let picture = Self.picture(16, 16) { x, _ in x < 8 ? 0xFFFFFF : 0x000000 }.resizable()
      .interpolation(.none)
    let accented = ColorMapping.accented(accent: RGBA(hex: Self.red), base: RGBA(hex: Self.blue))
    func row(_ image: Image, _ mapping: ColorMapping, isAccented: Bool = false) -> String {
      var environment = EnvironmentValues()
      environment.colorMapping = mapping
      let view = ZStack {
        Color(red: 0, green: 1, blue: 0)
        if isAccented { image.accented() } else { image }
      }
      let grid = CellRenderer(content: view, columns: 2, rows: 1, environment: environment)
        .render().grid
      return letters(grid, Self.colors)[0]
    }
    #expect(row(picture, accented) == "bb")
    #expect(row(picture, accented, isAccented: true) == "rr")
    // The ground is in the colour of its group as well.
    #expect(
      row(picture.tinted(byLuminance: true, keepsColors: false), accented, isAccented: true) == "rb"
    )
    let kept = picture.tinted(byLuminance: false, keepsColors: true)
    #expect(row(kept, accented) == "??")
    let vibrant = grid(picture, 2, 1) { $0.colorMapping = .vibrant(RGBA(hex: 0xFFFFFF)) }
    let bright = vibrant[0, 0].style.background?.luminance ?? 0
    #expect(bright > (vibrant[1, 0].style.background?.luminance ?? 1))
  }

  @Test func aPlaceholderHidesIt() {
    let picture = Self.picture(32, 32) { _, _ in Self.red }
    #expect(grid(picture.redacted(reason: .placeholder), 4, 2).plain() == "████\n████")
    let secret = picture.privacySensitive().redacted(reason: .privacy)
    #expect(grid(secret, 4, 2).plain() == "████\n████")
    #expect(grid(picture.redacted(reason: .privacy), 4, 2).plain() != "████\n████")
  }

  @Test func whatIsHiddenIsNotSaidEither() throws {
    let pixel = Picture.Pixel(red: 255, green: 0, blue: 0)
    let size = try #require(PixelSize(width: 1, height: 1))
    let picture = Image(
      ImageResource(Picture(size: size, pixels: [pixel])), label: "My child")
    func spoken<Content: View>(_ view: Content) -> String {
      CellRenderer(content: view, columns: 4, rows: 2, environment: EnvironmentValues())
        .render().accessibilityLabel
    }
    #expect(spoken(picture) == "My child")
    #expect(spoken(picture.redacted(reason: .placeholder)) == "")
    #expect(spoken(picture.privacySensitive().redacted(reason: .privacy)) == "")
    #expect(spoken(picture.redacted(reason: .privacy)) == "My child")
  }

  @Test func inTextItIsAGlyph() {
    let picture = Self.picture(32, 32) { _, _ in Self.red }
    #expect(draw(Text("a \(picture) b"), 8) == [" a ▨ b"])
  }

  @Test func aBrokenFileLeavesAFrame() throws {
    // A PNG of 16 × 16 whose pixels are no stream.
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count)] + Array(type.utf8) + content + [0, 0, 0, 0]
    }
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 16, 0, 0, 0, 16, 8, 2, 0, 0, 0])
      + chunk("IDAT", [1, 2, 3, 4, 5, 6])
      + chunk("IEND", [])
    let resource = try ImageResource(encoded: bytes)
    #expect(resource.size == CGSize(width: 16, height: 16))
    #expect(grid(Image(resource), 2, 1)[0, 0].style.background != nil)
  }

  @Test func shapesCutPicturesWithinCells() {
    let picture = Self.picture(16, 16) { _, _ in Self.red }
    let view = picture.resizable().clipShape(Circle())
    let drawn = grid(view, 8, 4)
    #expect(drawn[3, 1].glyph == " " && drawn[3, 1].style.background == RGBA(hex: Self.red))
    let corners = [drawn[1, 0], drawn[6, 0], drawn[1, 3], drawn[6, 3]].map(\.glyph)
    #expect(corners.allSatisfy { $0 != " " }, "\(corners)")
    #expect(drawn[0, 0].style.background == nil)
    expectSnapshot(drawn.ansi(), named: "circle")
  }

  @Test func scaledPicturesAreScaledAboutAPoint() {
    let picture = Self.picture(32, 32) { x, _ in x < 16 ? Self.red : Self.blue }
      .interpolation(.none)
    func drawn<Content: View>(_ view: Content) -> [String] {
      letters(grid(view, 8, 2), Self.colors)
    }
    #expect(drawn(picture) == ["..rrbb..", "..rrbb.."])
    #expect(drawn(picture.scaleEffect(x: 0.5)) == ["...rb...", "...rb..."])
    #expect(drawn(picture.scaleEffect(2)) == ["rrrrbbbb", "rrrrbbbb"])
    #expect(drawn(picture.scaleEffect(x: 2, anchor: .leading)) == ["..rrrrbb", "..rrrrbb"])
    #expect(drawn(picture.scaleEffect(x: -1)) == ["..bbrr..", "..bbrr.."])
  }

  @Test func turnedPicturesTurn() {
    let picture = Self.picture(32, 32) { x, _ in x < 16 ? Self.red : Self.blue }
    let view = picture.interpolation(.none).rotationEffect(.degrees(180))
    #expect(letters(grid(view, 4, 2), Self.colors) == ["bbrr", "bbrr"])
    let upright = picture.interpolation(.none).rotationEffect(.degrees(90))
    #expect(letters(grid(upright, 4, 2), Self.colors) == ["rrrr", "bbbb"])
  }

  @Test func equalPicturesAreEqual() {
    let one = Self.picture(4, 4) { x, _ in UInt32(x) }
    #expect(one == Self.picture(4, 4) { x, _ in UInt32(x) })
    #expect(one != Self.picture(4, 4) { x, _ in UInt32(x) + 1 })
    #expect(one != one.resizable())
  }

  @Test func extremeSizesAreDrawn() {
    func isDrawn<Content: View>(_ view: Content) -> Bool {
      let drawn = grid(view, 5, 3)
      return drawn.columns == 5 && drawn.rows == 3
    }
    let picture = Self.picture(3, 5) { x, y in UInt32(x * 80 + y) }
    for side in [0.0001, 0.5, 3, 1e4, 1e7, .infinity] as [CGFloat] {
      for image in [picture.resizable(), picture.resizable(resizingMode: .tile)] {
        #expect(isDrawn(image.frame(width: side, height: 40)))
        #expect(isDrawn(image.frame(width: 40, height: side).rotationEffect(.degrees(33))))
        #expect(
          isDrawn(image.frame(width: side, height: side).scaledToFill().clipShape(Circle())))
      }
    }
    #expect(isDrawn(Self.picture(3, 5, scale: 1e-9) { _, _ in 0 }))
    #expect(isDrawn(Self.picture(3, 5, scale: 1e9) { _, _ in 0 }))
    let insets = EdgeInsets(top: -5, leading: 1e9, bottom: .infinity, trailing: .nan)
    #expect(isDrawn(picture.resizable(capInsets: insets)))
  }
}
