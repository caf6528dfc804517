import Foundation
import Testing
import TextUI

/// Small letters are narrower on a phone than cells are here: what is whole there is not broken here.
@MainActor
struct WholeWordTests {
  @Test(arguments: [
    (10, "#morning", ["#mor…"]), (10, "Wednesday noon", ["Wedn…", "noon"]),
    (10, "noon Wednesday", ["noon", "Wedn…"]), (17, "Wednesday", ["Wedne", "sday"]),
    (10, "a-b-c-d-e-f", ["a-b-", "c-d-e", "-f"]), (10, "東京都東京都", ["東京", "都東", "京都"]),
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
