import Testing
import TextUI

import struct Foundation.CGFloat

@MainActor
struct StackProbeTests {
  @Test(arguments: Self.horizontal) func rows(probe: Probe) { probe.check() }
  @Test(arguments: Self.vertical) func columns(probe: Probe) { probe.check() }

  @Probes nonisolated private static var horizontal: [Probe] {
    Probe(3, 1, ["a b"], "default spacing is a column") {
      HStack {
        Text("a"); Text("b")
      }
    }
    Probe(4, 1, [" ab"], "no spacing, in the middle of the picture") {
      HStack(spacing: 0) {
        Text("a"); Text("b")
      }
    }
    Probe(15, 2, ["xxxxxHelloyyyyy", "     World"], "3: text between colours is offered a third") {
      HStack(spacing: 0) {
        Letters("x"); Text("Hello World"); Letters("y")
      }
    }
    Probe(15, 1, ["xxxxxxxEspresso"], "cells: a share of 7½ columns is 8 where that saves a word") {
      HStack(spacing: 0) {
        Letters("x"); Text("Espresso")
      }
    }
    Probe(15, 1, ["xxxxxxxxCappuc…"], "3: and 7 columns where it does not") {
      HStack(spacing: 0) {
        Letters("x"); Text("Cappuccino")
      }
    }
    Probe(16, 1, ["Cappuccinoxxxxxx"], "5: priority gives the text all it can use") {
      HStack(spacing: 0) {
        Text("Cappuccino").layoutPriority(1); Letters("x")
      }
    }
    Probe(16, 1, ["Cappuccinoxxxxxx"], "15: a fixed size cannot be cut") {
      HStack(spacing: 0) {
        Text("Cappuccino").fixedSize(); Letters("x")
      }
    }
    Probe(20, 1, ["Cappuccino     75 mg"], "6: a spacer comes after every text") {
      HStack {
        Text("Cappuccino"); Spacer(); Text("75 mg")
      }
    }
    Probe(
      20, 2, ["rrrrrrrrrra long", "          text of w…"],
      "3: a reader keeps its share beside a long text"
    ) {
      HStack(spacing: 0) {
        GeometryReader { _ in Letters("r") }.frame(height: 16)
        Text("a long text of words")
      }
    }
    Probe(
      20, 10,
      ["", "", "", "            Hello", "pppppppppp  World", "", "", "", "", ""],
      "3: a picture of a fixed proportion takes no more than its share beside a flexible text"
    ) {
      HStack(spacing: 0) {
        Letters("p").aspectRatio(1, contentMode: .fit)
        Text("Hello World").frame(maxWidth: .infinity)
      }
    }
    Probe(2, 1, ["ab"], "a priority that is no number is 0, and nothing hangs") {
      HStack(spacing: 0) {
        Text("a").layoutPriority(.nan); Text("b")
      }
    }
    Probe(6, 1, ["ab  cd"], "6: a view of the lowest priority is still no spacer") {
      HStack {
        Text("ab").layoutPriority(-.infinity); Spacer(minLength: 16); Text("cd")
      }
    }
    Probe(12, 1, ["xxxxbbbbbbbb"], "13: both limits follow the offer") {
      HStack(spacing: 0) {
        Letters("x"); Letters("b").frame(minWidth: 64, maxWidth: 64)
      }
    }
    Probe(9, 1, ["xx yyy zz"], "4: gaps come off first; an edge at half a cell goes left") {
      HStack(spacing: 8) {
        Letters("x"); Letters("y"); Letters("z")
      }
    }
    Probe(8, 1, ["aaaabbbb"], "25: a group is as many children as it holds") {
      HStack(spacing: 0) {
        Group {
          Letters("a"); Letters("b")
        }
      }
    }
    Probe(4, 1, ["a  b"], "25: an empty view has no gaps") {
      HStack(spacing: 16) {
        Text("a"); EmptyView(); Text("b")
      }
    }
    Probe(3, 3, ["a│b", " │", " │"], "9, Apple: a divider in a row stands") {
      HStack(alignment: .top, spacing: 0) {
        Text("a"); Divider(); Text("b")
      }
    }
  }

  @Probes nonisolated private static var vertical: [Probe] {
    Probe(1, 2, ["a", "b"], "default spacing is no row") {
      VStack {
        Text("a"); Text("b")
      }
    }
    Probe(
      5, 4, ["aa bb", "cc d…", "xxxxx", "xxxxx"],
      "3: a paragraph over a chart is cut at half the height, as on an iPhone"
    ) {
      VStack(spacing: 0) {
        Text("aa bb cc dd ee ff"); Tiles("x")
      }
    }
    Probe(
      5, 5, ["aa bb", "cc dd", "ee ff", "xxxxx", "xxxxx"],
      "cells: a share of 2½ rows is 3 where that saves the paragraph"
    ) {
      VStack(spacing: 0) {
        Text("aa bb cc dd ee ff"); Tiles("x")
      }
    }
    Probe(
      5, 4, ["aa bb", "cc dd", "ee ff", "xxxxx"],
      "15: a paragraph that is fixed in height is whole"
    ) {
      VStack(spacing: 0) {
        Text("aa bb cc dd ee ff").fixedSize(horizontal: false, vertical: true)
        Tiles("x")
      }
    }
    Probe(3, 4, ["a", "", "", "b"], "6: a spacer pushes to the ends") {
      VStack {
        Text("a"); Spacer(); Text("b")
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    Probe(5, 3, ["abc", "─────", "a"], "9: a divider is as wide as the stack is offered") {
      VStack(alignment: .leading, spacing: 0) {
        Text("abc"); Divider(); Text("a")
      }
    }
    Probe(4, 2, ["abcd", "   e"], "10: trailing edges meet") {
      VStack(alignment: .trailing) {
        Text("abcd"); Text("e")
      }
    }
    Probe(3, 4, ["xxx", "xxx", "yyy", "yyy"], "3: two areas share the height") {
      VStack(spacing: 0) {
        Tiles("x"); Tiles("y")
      }
    }
    Probe(3, 4, ["xxx", "yyy", "yyy", "yyy"], "13: the limit of one goes to the other") {
      VStack(spacing: 0) {
        Tiles("x").frame(maxHeight: 16); Tiles("y")
      }
    }
    Probe(3, 3, ["a…", "ccc", "ccc"], "5: of two priorities the higher leaves the minimum") {
      VStack(alignment: .leading, spacing: 0) {
        Text("a\nb"); Tiles("c").layoutPriority(1)
      }
    }
  }
}
