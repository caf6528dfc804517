import Testing
import TextUI

import struct Foundation.CGFloat

@MainActor
struct FrameProbeTests {
  @Test(arguments: Self.probes) func frames(probe: Probe) { probe.check() }

  @Probes nonisolated private static var probes: [Probe] {
    Probe(6, 1, ["  ab"], "12: a frame centres what is smaller") {
      Text("ab").frame(width: 48)
    }
    Probe(6, 3, ["", "", "    ab"], "12: and aligns it as asked") {
      Text("ab").frame(width: 48, height: 48, alignment: .bottomTrailing)
    }
    Probe(6, 1, ["Hello"], "12, Apple: what is larger than its frame is not clipped") {
      Text("Hello").fixedSize().frame(width: 24)
    }
    Probe(5, 1, [" He…"], "Apple, clipped: what is outside the frame is hidden") {
      Text("Hello").fixedSize().frame(width: 24).clipped()
    }
    Probe(6, 1, ["xxxxxx"], "13: without limits an area fills") { Tiles("x") }
    Probe(6, 1, [" xxxx"], "13: up to its maximum") { Tiles("x").frame(maxWidth: 32) }
    Probe(6, 2, ["  xx", "  xx"], "14: an ideal counts where nothing is offered") {
      Tiles("x").frame(idealWidth: 16).fixedSize(horizontal: true, vertical: false)
        .frame(width: 32)
    }
    Probe(4, 4, ["", "xxxx", "xxxx", ""], "Apple, aspectRatio: 2 to 1 in a square of points fits") {
      Tiles("x").aspectRatio(1, contentMode: .fit).frame(width: 32)
    }
    Probe(7, 3, ["", "  ab", ""], "16: padding() is two columns and a row") {
      Text("ab").padding()
    }
    Probe(4, 1, ["  ab"], "16: padding of one edge") { Text("ab").padding(.leading, 16) }
    Probe(4, 1, [" ab"], "16: negative padding takes room away and draws outside of it") {
      Text("ab").padding(.horizontal, -8).frame(width: 32)
    }
    Probe(4, 2, ["", "  ab"], "Apple, offset: drawn elsewhere") {
      Text("ab").frame(width: 32, height: 32, alignment: .topLeading).offset(x: 16, y: 16)
    }
    Probe(4, 1, ["ab|"], "Apple, offset: its room stays where it was") {
      HStack(spacing: 0) {
        Text("ab").offset(x: 0); Text("|")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    Probe(5, 3, ["", "", "    x"], "Apple, position: the centre of the view is at the point") {
      Text("x").position(x: 36, y: 40)
    }
    Probe(4, 2, ["xx##", "####"], "Apple, overlay: in front, aligned, without changing the size") {
      Tiles("#").overlay(alignment: .topLeading) { Text("xx") }
    }
    Probe(4, 2, ["####", "##xx"], "10: a ZStack aligns its views") {
      ZStack(alignment: .bottomTrailing) {
        Tiles("#"); Text("xx")
      }
    }
    Probe(4, 1, ["bbbb"], "18, Apple: the last view of a ZStack is in front") {
      ZStack {
        Tiles("a"); Tiles("b")
      }
    }
    Probe(4, 1, ["aaaa"], "Apple, zIndex: the higher index is in front") {
      ZStack {
        Tiles("a").zIndex(1); Tiles("b")
      }
    }
    Probe(
      3, 2, ["ab", "top"], "Apple, safeAreaInset: the view is inset by the height of the other"
    ) { Text("ab").safeAreaInset(edge: .bottom) { Text("top") } }
    Probe(3, 2, ["top", "ab"], "Apple, safeAreaBar: a bar at the edge, in room of its own") {
      Text("ab").safeAreaBar(edge: .top) { Text("top") }
    }
    Probe(6, 3, ["  head", "xxxxxx", "xxxxxx"], "Apple, safeAreaInset: with its alignment") {
      Tiles("x").safeAreaInset(edge: .top, alignment: .trailing) { Text("head") }
    }
    Probe(6, 1, ["<xxxxx"], "Apple, safeAreaInset: of the leading edge") {
      Tiles("x").safeAreaInset(edge: .leading, spacing: 0) { Text("<") }
    }
    Probe(5, 1, [" xxx"], "Apple, safeAreaPadding: adds to the safe area a view sees") {
      Tiles("x").safeAreaPadding(.horizontal, 8)
    }
    Probe(4, 2, ["", "  ab"], "Apple, transformEffect: a shift shows") {
      Text("ab").frame(width: 32, height: 32, alignment: .topLeading)
        .transformEffect(CGAffineTransform(translationX: 16, y: 16))
    }
    Probe(4, 1, ["a  b"], "Apple, equatable: the same view") {
      HStack(spacing: 16) {
        Named(text: "a").equatable(); Text("b")
      }
    }
  }
}

private struct Named: View, Equatable {
  let text: String

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }

  var body: some View { Text(verbatim: text) }
}
