import Testing
import TextUI

@MainActor
struct MaskTests {
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  @Test func aGradientColorsTheLettersOfItsMask() {
    let pictures = [
      grid(6, 1) { gradient.mask { Text("abcdef") } },
      grid(6, 1) { Rectangle().fill(gradient).mask { Text("abcdef") } },
      grid(6, 1) { Text("abcdef").overlay { gradient.mask(Text("abcdef")) } },
    ]
    for picture in pictures {
      #expect(picture.plain() == "abcdef")
      let cells = (0..<6).map { picture[$0, 0].style }
      #expect(cells.allSatisfy { $0.background == nil })
      let reds = cells.compactMap { $0.foreground?.red }
      #expect(Set(reds).count == 6 && reds == reds.sorted(by: >))
    }
  }

  @Test func wideLettersAndClustersKeepTheirForm() {
    let text = Text("東e\u{301}京👩‍👩‍👧!")
    #expect(sketch(9, 1) { gradient.mask(text) } == sketch(9, 1) { text })
    #expect(sketch(4, 1) { Text("abcd").mask { Text("xx") } } == " bc")
  }

  @Test func largeNumeralsTakeTheColors() {
    let number = Text("42").font(.largeTitle)
    for set in [GlyphSet.unicode, .ascii] {
      let masked = grid(9, 3, in: set) { gradient.mask(number) }
      #expect(masked.plain() == sketch(9, 3, in: set) { number })
    }
  }

  @Test func aSymbolHasTheColor() {
    let picture = grid(1, 1) { Color.red.mask { Image(systemName: "checkmark") } }
    #expect(picture == grid(1, 1) { Image(systemName: "checkmark").foregroundStyle(.red) })
  }

  @Test func aColorFillsAShapeAsTheShapeIsFilled() {
    let (masked, disc) = (
      grid(12, 6) { Color.red.mask(Circle()) }, grid(12, 6) { Circle().fill(.red) }
    )
    #expect(masked.plain() == disc.plain())
    #expect(masked.raster(label: .init(hex: 0)) == disc.raster(label: .init(hex: 0)))
    let bar = Rectangle().frame(width: 40)
    #expect(sketch(8, 1) { gradient.mask(alignment: .leading) { bar } } == "█████")
    let label = ZStack {
      Color.red.mask(Circle())
      Text("Hi")
    }
    let filled = ZStack {
      Circle().fill(.red)
      Text("Hi")
    }
    #expect(grid(12, 6) { label } == grid(12, 6) { filled })
  }

  /// What has letters of its own keeps them, and loses the cells covered by less than half.
  @Test func aCardIsCut() {
    let card = Text("abcdefghijkl").frame(width: 96, height: 96).background(.gray)
    let picture = grid(12, 6) { card.mask(Circle()) }
    #expect(picture.plain().contains("abcdefghijkl") && !picture.plain().contains("█"))
    #expect(picture[0, 0].style.background == nil && picture[6, 0].style.background != nil)
  }

  @Test func opacityFades() throws {
    let faint = try #require(
      grid(1, 1) { Color.red.mask(Color.black.opacity(0.1)) }[0, 0].style.background)
    #expect(faint.alpha == 26)
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    let color = grid(8, 1) { Color.red.mask(fade) }
    let alphas = (0..<8).map { color[$0, 0].style.background?.alpha ?? 0 }
    #expect(Set(alphas).count == 8 && alphas == alphas.sorted(by: >))
    let text = grid(8, 1) { Text("abcdefgh").mask(fade) }
    let lights = (0..<8).compactMap { text[$0, 0].style.foreground?.red }
    #expect(text.plain() == "abcdefgh" && lights == lights.sorted(by: >) && lights[7] < 64)
    #expect((0..<8).allSatisfy { text[$0, 0].style.background == nil })
    let half = grid(1, 1) { Color.red.mask(Rectangle().opacity(0.5)) }
    #expect(half[0, 0].style.background?.alpha == 128)
  }
}
