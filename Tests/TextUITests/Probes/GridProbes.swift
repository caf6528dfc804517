import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Grids and lazy containers.
///
/// Apple on `GridRow`: “If you apply a view modifier to a row, the row applies the modifier to all of
/// its cells, similar to how a Group behaves.”
@MainActor
struct GridProbeTests {
  @Test(arguments: Self.probes) func grids(probe: Probe) { probe.check() }
  @Test(arguments: Self.lazy) func lazyContainers(probe: Probe) { probe.check() }

  /// Three questions a level would be 3⁴⁰.
  @Test func gridsInGridsAreDrawn() {
    var view = AnyView(Text("x"))
    for _ in 0..<40 {
      let inner = view
      view = AnyView(
        Grid {
          GridRow { inner }
          Text("y")
        })
    }
    #expect(draw(view, 3, 41).first == " x")
  }

  @Test func flexibleFramesInStacksAreDrawn() {
    var view = AnyView(Text("some text that wraps in its stacks"))
    for level in 0..<60 {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            inner.frame(minWidth: 8); Text("a")
          })
        : AnyView(
          VStack {
            inner.frame(maxHeight: 400); Text("b")
          })
    }
    #expect(draw(view, 60, 60).joined().contains("b"))
  }

  @Test(.tags(.long)) func aGridOfThousandsOfColumnsIsDrawn() {
    let columns = Trials.count(4_000, oneIn: 4)
    let view = Grid(horizontalSpacing: 0) {
      ForEach(0..<2) { _ in GridRow { ForEach(0..<columns) { _ in Text("x") } } }
    }
    #expect(draw(view, columns, 2)[1].count == columns)
  }

  @Probes nonisolated private static var probes: [Probe] {
    Probe(4, 2, [" a b", "c d"], "Apple: padding of a row is that of its cells") {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Text("a"); Text("b")
        }.padding(.leading, 8)
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(6, 2, [" a  b", "c  d"], "Apple: so is a frame") {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Text("a"); Text("b")
        }.frame(width: 24)
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(3, 2, ["aab", "c d"], "Apple: a background leaves the columns level") {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Text("aa"); Text("b")
        }.background(Color.red)
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(3, 2, ["aab", "c d"], "Apple: so does opacity") {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Text("aa"); Text("b")
        }.opacity(0.9)
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(3, 2, ["aab", "c d"], "Apple: so does an element to be read aloud") {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Text("aa"); Text("b")
        }.accessibilityElement(children: .combine)
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(3, 2, ["a a", "c d"], "Apple: an overlay is one of each cell") {
      Grid(alignment: .leading) {
        GridRow {
          Text("x"); Text("y")
        }.overlay(Text("a"))
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(1, 2, ["a", "b"], "Apple: outside of a grid a row behaves as a group does") {
      VStack {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
    Probe(6, 2, ["a    b", "long c"], "Apple: a column is as wide as its widest cell") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("long"); Text("c")
        }
      }
    }
    Probe(6, 2, ["a", "long c"], "Apple: a row may have fewer cells") {
      Grid(alignment: .leading) {
        GridRow { Text("a") }
        GridRow {
          Text("long"); Text("c")
        }
      }
    }
    Probe(5, 3, ["a   b", "─────", "c   d"], "Apple: a view that is no row takes the whole width") {
      Grid(alignment: .leading, horizontalSpacing: 24) {
        GridRow {
          Text("a"); Text("b")
        }
        Divider()
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    Probe(8, 1, ["Nowxxxxx"], "3: a column of texts chooses before one of areas") {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text("Now"); Letters("x")
        }
      }
    }
    Probe(4, 2, ["xxyy", "zzww"], "3: areas share the width") {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Tiles("x"); Tiles("y")
        }
        GridRow {
          Tiles("z"); Tiles("w")
        }
      }
    }
  }

  @Probes nonisolated private static var lazy: [Probe] {
    Probe(9, 2, ["a", "b"], "Apple, LazyVStack: the leading edge is that of what is offered") {
      LazyVStack(alignment: .leading) {
        Text("a"); Text("b")
      }
    }
    Probe(5, 2, ["  a|", "  b"], "SwiftUI: a lazy stack takes all the width") {
      HStack(alignment: .top, spacing: 0) {
        LazyVStack(alignment: .trailing) {
          Text("a"); Text("b")
        }
        Text("|")
      }
      .padding(.trailing, 8)
    }
    Probe(3, 4, ["", "", "", "abc"], "SwiftUI: or all the height") {
      LazyHStack(alignment: .bottom, spacing: 0) {
        Text("a"); Text("b"); Text("c")
      }
    }
    Probe(3, 3, ["aaa", "b", ""], "SwiftUI: it offers its views no height, so areas are small") {
      LazyVStack(alignment: .leading, spacing: 0) {
        Tiles("a"); Text("b")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    Probe(6, 1, ["abc… e"], "ours: where its views would overflow, they share the room") {
      LazyHStack {
        Text("abcd efgh"); Text("e")
      }.lineLimit(1)
    }
    Probe(3, 2, ["a", "c"], "ours: and the rows, as in a stack") {
      LazyVStack(alignment: .leading, spacing: 16) {
        Text("a"); Text("c")
      }
    }
    Probe(5, 2, ["1 2 3", "4 5 6"], "Apple, LazyVGrid: row by row") {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(8)), count: 3)) {
        ForEach(1..<7) { Text("\($0)") }
      }
    }
    Probe(5, 2, ["1 3 5", "2 4 6"], "Apple, LazyHGrid: column by column") {
      LazyHGrid(rows: Array(repeating: GridItem(.fixed(16)), count: 2)) {
        ForEach(1..<7) { Text("\($0)") }
      }
    }
    Probe(6, 1, ["xxyyzz"], "Apple, GridItem: flexible items share the width") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)) {
        Letters("x").frame(height: 16)
        Letters("y").frame(height: 16)
        Letters("z").frame(height: 16)
      }
    }
    Probe(7, 2, ["a  b  c", "d"], "Apple, GridItem: adaptive, as many as fit") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 8, maximum: 8), spacing: 16)]) {
        Text("a"); Text("b"); Text("c"); Text("d")
      }
    }
  }
}
