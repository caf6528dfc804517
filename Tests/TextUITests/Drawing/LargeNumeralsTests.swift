import Testing
import TextUI

struct LargeNumeralsTests {
  @Test func digitsAreThreeRowsTall() {
    let lines = LargeNumerals.lines(of: "0123456789", columns: 39, in: .unicode)
    #expect(
      lines == [
        "▄▄▄ ▄▄  ▄▄▄ ▄▄▄ ▄ ▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄",
        "█ █  █  ▄▄█  ▄█ █▄█ █▄▄ █▄▄   █ █▄█ █▄█",
        "█▄█ ▄█▄ █▄▄ ▄▄█   █ ▄▄█ █▄█   █ █▄█ ▄▄█",
      ])
  }

  @Test func asciiDigitsAreSegments() {
    let lines = LargeNumerals.lines(of: "12:45 %", columns: 40, in: .ascii)
    #expect(
      lines == [
        "     _         _       ",
        " /|  _| . |_| |_    o/ ",
        "  | |_  .   |  _|   /o ",
      ])
  }

  @Test func degreesAndFractionsAreLargeToo() {
    let lines = LargeNumerals.lines(of: "21° 1/3", columns: 26, in: .unicode)
    #expect(
      lines == [
        "▄▄▄ ▄▄  °   ▄▄    ▄ ▄▄▄", "▄▄█  █       █   ▄▀  ▄█", "█▄▄ ▄█▄     ▄█▄ █   ▄▄█",
      ])
  }

  @Test(arguments: ["0", "56", "1,234.5", "12:45", "+87%", "-3", "1 2", "-12.5°", "1/3", "$1,234"])
  func bothSetsTakeTheSameWidth(text: String) throws {
    let width = try #require(LargeNumerals.columns(of: text))
    for set in GlyphSet.allCases {
      let lines = try #require(LargeNumerals.lines(of: text, columns: width, in: set))
      #expect(lines.map(\.count) == [width, width, width])
      #expect(LargeNumerals.lines(of: text, columns: width - 1, in: set) == nil)
    }
  }

  @Test(arguments: ["", "mg", "56 mg", "１"])
  func otherTextHasNoLargeForm(text: String) {
    #expect(LargeNumerals.columns(of: text) == nil)
    #expect(LargeNumerals.lines(of: text, columns: 100, in: .unicode) == nil)
  }
}
