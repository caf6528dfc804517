import Foundation
import Testing
import TextUI

/// Small letters are narrower on a phone than cells are here: what is whole there is not broken here.
@MainActor
struct WholeWordTests {
  @Test(arguments: [
    (10, "#morning", ["#mor…"]), (10, "Wednesday noon", ["Wedn…", "noon"]),
    (10, "noon Wednesday", ["noon", "Wedn…"]), (17, "Wednesday", ["Wedne", "sday"]),
    (10, "a-b-c-d-e-f", ["a-b-", "c-d-", "e-f"]), (10, "東京都東京都", ["東京", "都東", "京都"]),
    (10, "-3.81\u{A0}%", ["-3.81", "\u{A0}%"]),
    // Too long for a phone as well.
    (10, "Donaudampfschiff", ["Donau", "dampf", "schif", "f"]),
  ])
  func wordsAreShortened(size: CGFloat, text: String, lines: [String]) {
    let view = Text(verbatim: text).font(.system(size: size)).multilineTextAlignment(.leading)
    #expect(draw(view, 5, lines.count) == lines)
  }

  /// Half a number is another one.
  @Test(arguments: [("3:20:00", "3:20:…"), ("12,345,678", "12,34…"), ("-24.95%", "-24.9…")])
  func numbersAreShortenedInEveryFont(text: String, line: String) {
    #expect(draw(Text(verbatim: text), 6, 2).filter { !$0.isEmpty } == [line])
    #expect(draw(Text(verbatim: text).frame(width: 50), 8, 2).filter { !$0.isEmpty }.count == 1)
  }

  /// A phone makes the letters as small as that.
  @Test func aScaleCountsAsSmallerLetters() {
    #expect(draw(Text("Wednesday"), 6, 2) == ["Wednes", "day"])
    #expect(
      draw(Text("Wednesday").minimumScaleFactor(0.5), 6, 2).filter { !$0.isEmpty } == ["Wedne…"])
  }

  @Test func linesEndWhereTheTextSaysSo() {
    let text = Text(verbatim: "Wednesday \n\nThursday\n").font(.system(size: 9))
    #expect(draw(text, 5, 4) == ["Wedn…", "", "Thur…", ""])
  }
}

/// Padding gives way to a text that is whole without it.
@MainActor
struct YieldingPaddingTests {
  @Test(arguments: [(10, "  one"), (7, "  one"), (5, " one"), (3, "one")])
  func paddingAtTheSidesGivesWay(columns: Int, row: String) {
    let view = Text("one").lineLimit(1).padding(.horizontal, 16)
    #expect(draw(view.frame(width: CGFloat(columns) * 8, alignment: .leading), columns) == [row])
  }

  /// Where it has to be shortened anyway, it keeps its padding, and so does what is above and below.
  @Test func otherPaddingStays() {
    let view = Text("one two").lineLimit(1).padding(.horizontal, 8)
    #expect(draw(view, 6) == [" one…"])
    #expect(size(Text("one").padding(.vertical, 16), 5, 2) == [3, 3])
  }
}
