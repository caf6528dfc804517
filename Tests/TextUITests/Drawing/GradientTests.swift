import Testing
import TextUI

@MainActor
struct GradientTests {
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  /// A gradient has a tone for each half of a row; in plain text it is no picture.
  @Test func aGroundHasTwoTonesARow() {
    let picture = grid(6, 8) { gradient }
    var tones: [RGBA?] = []
    for row in 0..<8 {
      #expect(picture[2, row].glyph == "▀")
      tones += [picture[2, row].style.foreground, picture[2, row].style.background]
    }
    #expect(Set(tones).count == 16)
    let reds = tones.compactMap { $0?.red }
    #expect(reds == reds.sorted(by: >) && reds.count == 16)
    #expect(!picture.plain().contains { !$0.isWhitespace })
  }

  /// Letters on it have one ground, and what is drawn in front keeps its form.
  @Test func lettersStandOnIt() {
    let picture = grid(8, 3) { Text("Hello").frame(width: 64, height: 48).background(gradient) }
    #expect(picture.plain().contains("Hello"))
    #expect(picture[2, 1].style.background != nil && picture[2, 1].glyph != "▀")
    let ascii = sketch(8, 3, in: .ascii) { gradient }
    #expect(!ascii.contains { !$0.isWhitespace })
    let across = grid(8, 3) {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    #expect(!(0..<8).contains { across[$0, 1].glyph != " " })
  }
}
