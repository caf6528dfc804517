import Testing
import TextUI

import struct Foundation.CGFloat

/// Baselines are where lines end: of large figures under their third row.
@MainActor
struct BaselineTests {
  private let amount = Text("56").font(.system(size: 34))

  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func aUnitStandsAtTheFootOfLargeFigures(alignment: VerticalAlignment) {
    let view = HStack(alignment: alignment) {
      amount
      Text("mg")
    }
    let rows = draw(view, 12, 3)
    #expect(rows.map { $0.hasSuffix("mg") } == [false, false, true])
  }

  @Test func aUnitStandsBesideTheFirstOrLastLineOfAText() {
    func rows(_ alignment: VerticalAlignment) -> [String] {
      let view = HStack(alignment: alignment) {
        Text("one two").frame(width: 24)
        Text("x")
      }
      return draw(view, 5, 2)
    }
    #expect(rows(.firstTextBaseline) == ["one x", "two"])
    #expect(rows(.lastTextBaseline) == ["one", "two x"])
  }

  @Test func reservedLinesHoldNoBaseline() {
    let view = HStack(alignment: .lastTextBaseline) {
      Text("one").lineLimit(3, reservesSpace: true)
      Text("x")
    }
    #expect(draw(view, 5, 3) == ["one x", "", ""])
  }
}
