import Testing
import TextUI

import struct Foundation.CGFloat

/// Gaps of a column that are a row each give way where there is no room; 10 points count as a row.
@MainActor
struct GapTests {
  @Test func gapsAreKeptWhereThereIsRoom() {
    #expect(draw(Self.lines(3, spacing: 10), 2, 5) == ["a", "", "b", "", "c"])
  }

  /// Three rows and two gaps of 10 points are 68 points, which four rows nearly hold.
  @Test func gapsGiveWayBeforeLinesAreCut() {
    #expect(draw(Self.lines(2, spacing: 10), 2, 2) == ["a", "b"])
    #expect(draw(Self.lines(3, spacing: 10), 2, 3) == ["a", "b", "c"])
    #expect(draw(Self.lines(3, spacing: 40), 2, 3) == ["a", "b", "c"])
  }

  /// One gap that stays would part the entries of a list into groups, and the title keeps its own.
  @Test func entriesOfAListLoseTheirGapsTogether() {
    #expect(draw(Self.lines(3, spacing: 10), 2, 4) == ["a", "b", "c", ""])
    let titled = VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading) {
        Text("4"); Text("To do")
      }
      ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      Spacer(minLength: 0)
    }
    #expect(draw(titled, 5, 7) == ["4", "To do", "", "a", "b", "c", ""])
    #expect(draw(titled, 5, 8) == ["4", "To do", "", "a", "", "b", "", "c"])
  }

  /// Before a text is cut only what gaps are larger than they are asked for is taken back.
  @Test func gapsGiveWayToTextsAsFarAsTheyAreLarger() {
    let text = VStack(alignment: .leading, spacing: 10) {
      Text("a"); Text("b"); Text("one two six"); Text("d")
    }
    #expect(draw(text, 3, 9) == ["a", "", "b", "", "one", "two", "six", "", "d"])
    #expect(draw(text, 3, 8) == ["a", "", "b", "", "one", "two", "six", "d"])
    let exact = VStack(alignment: .leading, spacing: 16) {
      Text("a"); Text("one two six")
    }
    #expect(draw(exact, 3, 4) == ["a", "", "one", "tw…"])
  }

  /// What is beside a spacer or a line is apart anyway.
  @Test func gapsBesideSpacersAndLinesGiveWayFirst() {
    let view = VStack(alignment: .leading, spacing: 10) {
      Text("a"); Text("b"); Divider(); Text("c"); Spacer(minLength: 0)
    }
    #expect(draw(view, 2, 7) == ["a", "", "b", "", "──", "", "c"])
    #expect(draw(view, 2, 6) == ["a", "", "b", "", "──", "c"])
  }

  @Test func columnsInColumnsGiveWayToo() {
    let view = VStack(spacing: 10) {
      Text("t")
      Self.lines(3, spacing: 10)
    }
    #expect(draw(view, 2, 4) == ["t", "a", "b", "c"])
  }

  /// A share is no measure of the room there is: here each of three is offered a third.
  @Test func gapsStayWhereOthersLeaveRoom() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("t")
      Self.lines(3, spacing: 10)
      Text("u")
    }
    #expect(draw(view, 2, 7) == ["t", "a", "", "b", "", "c", "u"])
  }

  /// Rows keep their gaps: there a letter fewer is shown instead.
  @Test func gapsOfRowsStay() {
    let view = HStack(spacing: 8) {
      Text("abc").lineLimit(1); Text("def").lineLimit(1)
    }
    #expect(draw(view, 5) == ["a… d…"])
  }

  /// “72bpm” are two words; “98%” is one.
  @Test func smallGapsPartWords() {
    func row(_ spacing: CGFloat, _ first: String, _ second: String) -> [String] {
      draw(
        HStack(spacing: spacing) {
          Text(verbatim: first); Text(verbatim: second)
        }
        .frame(maxWidth: .infinity, alignment: .leading), 12)
    }
    #expect(row(2, "Ends in", "4 h") == ["Ends in 4 h"])
    #expect(row(3, "72", "bpm") == ["72 bpm"])
    #expect(row(2, "98", "%") == ["98%"])
    #expect(row(0, "10", "k") == ["10k"])
    #expect(row(1, "10", "k") == ["10k"])
    #expect(row(1, "64", "bpm") == ["64 bpm"])
  }

  private static func lines(_ count: Int, spacing: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(["a", "b", "c", "d"].prefix(count), id: \.self) { Text($0) }
    }
  }
}
