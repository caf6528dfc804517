import Testing
import TextUI

import struct Foundation.CGFloat

/// What becomes of a cell in which several pictures meet.
@MainActor
struct InkTests {
  @Test func anAreaIsTheGroundOfWhatIsDrawnOnIt() {
    let view = grid(10, 3) {
      Rectangle().fill(.blue).overlay(Text("on"))
    }
    #expect(view.plain() == "\n    on\n")
    let behind = view[0, 0].style.background
    #expect(behind != nil)
    #expect(view[4, 1].style.background == behind)
  }

  @Test func anAreaByItselfIsInk() {
    #expect(sketch(3, 1) { Rectangle().fill(.blue) } == "███")
  }

  @Test func aFaintAreaOnlyTints() {
    let view = grid(3, 1) { Rectangle().fill(.blue.opacity(0.2)) }
    #expect(view.plain() == "")
    #expect(view[1, 0].style.background != nil)
  }

  @Test func aFilledBarStaysApartFromItsTrack() {
    let bar = ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.blue).frame(width: 32)
    }
    #expect(sketch(8, 1) { bar.frame(height: 8) } == "━━━━────")
    #expect(sketch(8, 1, in: .ascii) { bar.frame(height: 8) } == "--------")
  }

  @Test func aLineGivesWayToText() {
    let card = Text("Card").padding(8).overlay(RoundedRectangle(cornerRadius: 8).stroke())
    #expect(sketch(6, 2) { card } == "╭Card╮\n╰────╯")
  }

  @Test func dotsThatMeetJoin() {
    let cross = ZStack {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 8))
        path.addLine(to: CGPoint(x: 24, y: 8))
      }
      .stroke(.red)
      Path { path in
        path.move(to: CGPoint(x: 12, y: 0))
        path.addLine(to: CGPoint(x: 12, y: 16))
      }
      .stroke(.blue)
    }
    #expect(sketch(3, 1) { cross } == "⠤⢼⠤")
  }

  @Test func aLineOverAnAreaKeepsItsColourBehind() {
    let view = grid(3, 1) {
      ZStack {
        Rectangle().fill(.blue)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 8))
          path.addLine(to: CGPoint(x: 24, y: 8))
        }
        .stroke(.white)
      }
    }
    #expect(view.plain() == "⠤⠤⠤")
    #expect(view[0, 0].style.background != nil)
    #expect(view[0, 0].style.background != view[0, 0].style.foreground)
  }
}
