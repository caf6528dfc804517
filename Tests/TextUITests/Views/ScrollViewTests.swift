import Testing
import TextUI

import struct Foundation.CGFloat

/// A window onto content: its start is seen, and nothing outside it.
@MainActor
@Suite struct ScrollViewTests {
  private var lines: some View {
    VStack(alignment: .leading) { ForEach(0..<20) { Text("line \($0)") } }
  }

  @Test func showsTheStartOfHighContentAndCutsTheRest() {
    let view = VStack(spacing: 0) {
      Text("above")
      ScrollView { lines }.frame(height: 32)
      Text("below")
    }
    #expect(draw(view, 8, 6) == ["", " above", "line 0", "line 1", " below", ""])
  }

  @Test func showsTheStartOfWideContentAndCutsTheRest() {
    let view = HStack(spacing: 0) {
      Text("[")
      ScrollView(.horizontal, showsIndicators: false) {
        Text("abc"); Text("defghijk")
      }
      Text("]")
    }
    #expect(draw(view, 8) == ["[abc d…]"])
  }

  @Test func cutsBothWays() {
    let view = ScrollView([.horizontal, .vertical]) { lines }.frame(width: 32, height: 32)
    #expect(draw(view, 6, 4) == ["", " lin…", " lin…", ""])
  }

  @Test func takesAllItIsOfferedAlongAndAsMuchAsItsContentAcross() {
    #expect(size(ScrollView { Text("abc") }, 10, 5) == [3, 5])
    #expect(size(ScrollView(.horizontal) { Text("abc") }, 10, 5) == [10, 1])
    #expect(size(ScrollView { lines }.fixedSize(), 10, 5) == [7, 20])
  }

  @Test func cutsNoWideGlyphInHalf() {
    let view = ScrollView(.horizontal) { Text("東京東京").fixedSize() }.frame(width: 24)
    #expect(draw(view, 5) == [" 東…"])
  }
}
