import Testing
import TextUI

import struct Foundation.CGFloat

/// Mistakes that users of other renderers have reported, as tests named after the reports.
@MainActor
struct PriorArtTests {
  @Test("swift-cross-ui #694: an equal split does not truncate later children")
  func equalSplit() {
    let view = HStack(spacing: 0) { ForEach(["ab", "cd", "ef"], id: \.self) { Text($0) } }
    #expect(draw(view, 6) == ["abcdef"])
  }

  @Test("swift-cross-ui #411, #381, #366: a spacer gives way to views")
  func spacerGivesWay() {
    let view = HStack(spacing: 0) {
      Text("abcd")
      Spacer(minLength: 0)
      Text("efgh")
    }
    #expect(draw(view, 8) == ["abcdefgh"])
    #expect(draw(view, 10) == ["abcd  efgh"])
  }

  @Test("swift-cross-ui #453: flexible views are laid out again at the stack's width")
  func dividerIsAsWideAsTheStack() {
    let view = VStack(spacing: 0) {
      Text("abc")
      Divider()
      Text("a")
    }
    #expect(size(view.fixedSize(), 20, 5) == [3, 3])
  }

  @Test("Tokamak #272: spacing is honoured")
  func spacing() {
    #expect(
      draw(
        HStack(spacing: 16) {
          Text("a"); Text("b")
        }, 4) == ["a  b"])
  }

  @Test("rensbreur #2, bannzai #62: ideographs and emoji are two cells wide")
  func wideGlyphs() { #expect(size(Text(verbatim: "東京 🌤️"), 20) == [7, 1]) }

  @Test("lipgloss #449: a frame's width includes its border")
  func borderIsInside() {
    let view = Text("ab").frame(width: 48, height: 48).border(.blue)
    #expect(draw(view, 6, 3) == ["┌────┐", "│ ab │", "└────┘"])
  }

  @Test(
    "rich #3897, charmbracelet/x #122: emoji keep a banner's border", arguments: ["🌤️", "👨‍👩‍👧", "👍🏽"])
  func emojiKeepsBorder(emoji: String) {
    let view = Text(verbatim: emoji).frame(width: 32, height: 48).border(.blue)
    #expect(draw(view, 4, 3) == ["┌──┐", "│\(emoji)│", "└──┘"])
  }

  @Test("ratatui #2679: a wide glyph or a leading mark in too few cells does not crash")
  func tooNarrow() {
    #expect(draw(Text(verbatim: "東"), 1).count == 1)
    #expect(draw(Text(verbatim: "\u{301}東京"), 2, 3).count == 3)
  }

  @Test("textual, tuistore #28: no room and negative lengths do not crash", arguments: [-1, 0])
  func noRoom(length: Int) {
    let view = HStack {
      Text("ab"); Spacer(); Divider()
    }.padding(-40).border(.blue)
    let grid = CellRenderer(
      content: view, columns: length, rows: length, environment: EnvironmentValues()
    ).render().grid
    #expect(grid.columns == 0 && grid.rows == 0)
  }

  @Test("swift-cross-ui #595: text in a scroll view is not cut before the window ends")
  func scrolledTextIsWhole() {
    let view = ScrollView { Text("Hello big World, and more of it") }
    #expect(draw(view, 9, 4) == ["Hello big", "World,", "and more", "of it"])
    #expect(draw(view, 9, 2) == ["Hello big", "World,"])
    let row = ScrollView(.horizontal) { Text("Hello big World") }
    #expect(draw(row, 9, 1) == ["Hello bi…"])
  }

  @Test("rensbreur #24: a spacer that a scroll view offers nothing does not break the layout")
  func spacerInAScrollView() {
    let column = ScrollView {
      Text("a"); Spacer(); Text("b"); Spacer(minLength: 16); Text("c")
    }
    #expect(draw(column, 1, 6) == ["a", "b", "", "c", "", ""])
    let row = ScrollView(.horizontal) {
      Text("a"); Spacer(); Text("b")
    }
    #expect(draw(row, 6) == ["a b"])
    #expect(draw(ScrollView { Spacer() }, 3, 2) == ["", ""])
  }

  @Test("Tokamak #336: spacers in stacks in stacks share what is left of their own stack")
  func spacersInNestedStacks() {
    let view = HStack(spacing: 0) {
      VStack(spacing: 0) {
        Text("a"); Spacer(); Text("b")
      }
      Spacer()
      VStack(spacing: 0) {
        Spacer(); Text("c"); Spacer()
      }
      Spacer()
      Text("d")
    }
    #expect(draw(view, 9, 3) == ["a", "    c   d", "b"])
  }

  @Test(
    "TUIkit #20, PR #71: a depth stack honours its alignment, and offsets round one way",
    arguments: [
      (Alignment.topLeading, ["x...", "...."]), (.top, [".x..", "...."]),
      (.topTrailing, ["...x", "...."]), (.leading, ["x...", "...."]),
      (.center, [".x..", "...."]), (.bottomTrailing, ["....", "...x"]),
    ])
  func depthStackAlignment(alignment: Alignment, rows: [String]) {
    let view = ZStack(alignment: alignment) {
      Text("....\n....")
      Text("x")
    }
    #expect(draw(view, 4, 2) == rows)
  }

  @Test("lipgloss #574, #298, #567: a table's width counts its border and gaps")
  func tableWidth() {
    let view = Grid(alignment: .leading, horizontalSpacing: 8) {
      GridRow {
        Text("Drink"); Text("mg")
      }
      GridRow {
        Text("Espresso 東京"); Text("63")
      }
    }
    .lineLimit(1).padding(.horizontal, 8).padding(.vertical, 16)
    .frame(width: 16 * 8).border(.blue)
    let rows = draw(view, 16, 4)
    #expect(
      rows == ["┌──────────────┐", "│ Drink     mg │", "│ Espresso… 63 │", "└──────────────┘"])
  }

  @Test("lipgloss #286: the last line is aligned like the others, also when it is cut")
  func lastLine() {
    let view = Text("first line\nlast").multilineTextAlignment(.trailing)
    #expect(draw(view, 10, 2) == ["first line", "      last"])
    let cut = Text("one\ntwo three").multilineTextAlignment(.trailing)
    #expect(draw(cut.frame(width: 48), 6, 2) == ["   one", "two t…"])
    let centred = Text("one\ntwo three").multilineTextAlignment(.center)
    #expect(draw(centred, 9, 2) == ["   one", "two three"])
  }

  @Test(
    "lipgloss #55, #563, ratatui #2357, #2686, #2431, #75: emoji are two wide, coloured or not",
    arguments: ["❤️", "☀️", "⌚", "1️⃣", "🇯🇵", "👍🏽", "🏳️‍🌈", "☕"])
  func emojiWidths(emoji: String) {
    let row = HStack(spacing: 0) {
      Text(verbatim: emoji).foregroundStyle(.red)
      Text("|")
    }
    let grid = CellRenderer(content: row, columns: 4, rows: 1, environment: EnvironmentValues())
      .render().grid
    #expect((0..<4).map { grid[$0, 0].width } == [2, 0, 1, 1])
    #expect(grid[2, 0].glyph == "|")
  }
}
