import Testing
import TextUI

import struct Foundation.URL

/// What becomes of several views where one is expected.
@MainActor
struct SeveralViewsTests {
  private struct Pair: View {
    var body: some View {
      Text("aaaa")
      Text("b")
    }
  }

  @Test func aRootStacksThem() {
    #expect(draw(Pair(), 4, 2) == ["aaaa", " b"])
    #expect(draw(ForEach(["a", "b"], id: \.self) { Text($0) }, 1, 2) == ["a", "b"])
    #expect(size(Pair(), 9, 9) == [4, 2])
    #expect(draw(EmptyView(), 1) == [""])
  }

  @Test func aRootsDividerAndSpacerFollowTheStack() {
    let view = Group {
      Text("a")
      Divider()
      Spacer()
      Text("b")
    }
    #expect(draw(view, 3, 4) == [" a", "───", "", " b"])
  }

  @Test func aLayerLaysThemOnEachOther() {
    let base = Text("....")
    #expect(draw(base.overlay(alignment: .leading) { Pair() }, 4, 2)[0] == "baaa")
    #expect(draw(base.overlay { Pair() }, 4, 2)[0] == "abaa")
    #expect(draw(Text(" ").frame(width: 32).background { Pair() }, 4) == ["a aa"])
    let mask = Text("....").mask(alignment: .leading) {
      Text("#")
      Text("##")
    }
    #expect(draw(mask, 4) == [".."])
  }

  @Test func aScrolledOneStacksThem() {
    #expect(draw(ScrollView { Pair() }, 4, 2) == ["aaaa", " b"])
  }

  @Test func aReaderLaysThemOnEachOther() {
    #expect(draw(GeometryReader { _ in Pair() }, 4, 2)[0] == "baaa")
  }

  @Test func aLabelPutsThemSideBySide() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(draw(VStack { Button(action: {}, label: { Pair() }) }, 6, 2)[0] == "aaaa b")
    #expect(draw(Link(destination: url) { Pair() }, 6, 2)[0] == "aaaa b")
  }

  @Test func groupsAreTransparent() {
    #expect(draw(HStack { Pair() }, 6) == ["aaaa b"])
    #expect(draw(HStack { Pair().padding(.leading, 8) }, 8) == [" aaaa  b"])
  }
}
