import Testing
import TextUI

import struct Foundation.CGFloat

/// What cells ask of their grid.
@MainActor
@Suite struct GridTests {
  @Test func aCellCoversSeveralColumns() {
    let view = Grid(alignment: .leading) {
      GridRow {
        Text("wide cell").gridCellColumns(2); Text("!")
      }
      GridRow {
        Text("a"); Text("b"); Text("c")
      }
    }
    #expect(draw(view, 11, 2) == ["wide cell !", "a b       c"])
  }

  @Test func aCellOfSeveralColumnsGrowsOnlyAsFarAsThereIsRoom() {
    let view = Grid(alignment: .leading) {
      GridRow { Text("wide cell").lineLimit(1).gridCellColumns(2) }
      GridRow {
        Text("aa"); Text("bb")
      }
    }
    #expect(draw(view, 7, 2) == ["wide c…", "aa bb"])
  }

  @Test func theNumberOfColumnsIsFoundUnderOtherModifiers() {
    let view = Grid(alignment: .leading) {
      GridRow { Text("ab cd").gridCellColumns(2).bold().padding(.leading, 8) }
      GridRow {
        Text("x"); Text("y")
      }
    }
    #expect(draw(view, 6, 2) == [" ab cd", "x y"])
  }

  @Test func oneCellAlignsItsColumn() {
    let view = Grid(alignment: .leading) {
      GridRow {
        Text("a"); Text("b").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("cc"); Text("dd")
      }
    }
    #expect(draw(view, 5, 2) == ["a   b", "cc dd"])
  }

  @Test func anAnchorPutsOneCell() {
    let view = Grid(alignment: .topLeading) {
      GridRow {
        Text("a\nb\nc"); Text("x").gridCellAnchor(.bottomTrailing)
      }
      GridRow {
        Text("d"); Text("yyy")
      }
    }
    #expect(draw(view, 5, 4) == ["a", "b", "c   x", "d yyy"])
  }

  @Test func anUnsizedCellMakesNoColumnWider() {
    let sized = Grid {
      Text("ab"); Divider()
    }
    let unsized = Grid {
      Text("ab"); Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(size(sized, 9, 2) == [9, 2])
    let rows = Grid {
      GridRow {
        Text("a"); Text("b")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(draw(rows, 9, 2) == ["   a b", "   ───"])
    #expect(size(unsized, 9, 2)[0] == 2)
  }
}
