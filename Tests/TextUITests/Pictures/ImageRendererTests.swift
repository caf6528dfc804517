import PictureDecoding
import Testing

@testable import TextUI

@MainActor
@Suite struct ImageRendererTests {
  private func picture(_ view: some View, scale: CGFloat = 1) throws -> Picture {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    guard case .decoded(let picture) = try #require(renderer.resource()).source else {
      throw PictureError.unknownFormat
    }
    return picture
  }

  @Test func anAreaHasItsPixels() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    for (scale, times) in [(1, 1), (2, 2), (0, 1), (100, 4)] as [(CGFloat, Int)] {
      let picture = try picture(red.frame(width: 16, height: 16), scale: scale)
      #expect(picture.size == PixelSize(width: 16 * times, height: 16 * times))
      #expect(Set(picture.pixels) == [Picture.Pixel(red: 255, green: 0, blue: 0)])
    }
  }

  @Test func blocksAndDotsAreExactAndLettersAreBars() throws {
    let white = Picture.Pixel(red: 255, green: 255, blue: 255)
    func inked(_ text: String) throws -> Int {
      try picture(Text(text)).pixels.filter { $0 == white }.count
    }
    #expect(try inked("▄") == 64)
    #expect(try inked("▌") == 64)
    #expect(try inked("\u{2801}") == 4)
    #expect(try inked("a") == 0)
    let letter = try picture(Text("a"))
    #expect(letter[0, 0].alpha == 0 && letter[4, 8].alpha == 127)
  }

  @Test func aPictureComesBackAsItWasDrawn() throws {
    let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0))
    renderer.proposedSize = ProposedViewSize(width: 24, height: 32)
    let image = Image(try #require(renderer.resource()))
    let grid = CellRenderer(content: image, columns: 3, rows: 2, environment: EnvironmentValues())
      .render().grid
    #expect(grid[2, 1].style.background == RGBA(hex: 0x00FF00))
  }

  @Test func whatHasNoSizeOrTooMuchIsNone() {
    #expect(ImageRenderer(content: EmptyView()).resource() == nil)
    let renderer = ImageRenderer(content: Color.red)
    for length in [CGFloat.infinity, 1e300, 0, -1, .nan] {
      renderer.proposedSize = ProposedViewSize(width: length, height: 16)
      #expect(renderer.resource() == nil)
    }
  }
}
