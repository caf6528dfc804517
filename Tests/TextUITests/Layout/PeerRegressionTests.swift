import Testing
import TextUI

import struct Foundation.CGFloat

/// Mistakes that users of other renderers have reported, as tests named after the reports.
@MainActor
struct PeerRegressionTests {
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
  func wideGlyphs() {
    #expect(size(Text(verbatim: "東京 🌤️"), 20) == [7, 1])
  }

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
    let grid = CellRenderer(content: view, columns: length, rows: length).render().grid
    #expect(grid.columns == 0 && grid.rows == 0)
  }
}
