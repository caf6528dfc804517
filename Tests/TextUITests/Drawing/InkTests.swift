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

  @Test func aLabelHasTheGroundOfItsChipFromEndToEnd() {
    for padding in [0, 2, 4, 8] as [CGFloat] {
      let view = grid(12, 3) {
        Text("-3.81%").padding(.horizontal, padding)
          .background(.red, in: .rect(cornerRadius: 4))
      }
      let ground = view[5, 1].style.background
      #expect(ground != nil)
      for column in 3..<9 { #expect(view[column, 1].style.background == ground) }
    }
  }

  /// A label that touches a curve once blanked the whole of it.
  @Test func aLabelOnACurveTakesItsOwnCellsAndOneOnEitherSide() {
    let hill = Path { path in
      path.addLines([
        CGPoint(x: 0, y: 48), CGPoint(x: 0, y: 16), CGPoint(x: 40, y: 16), CGPoint(x: 40, y: 0),
        CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 48),
      ])
      path.closeSubpath()
    }
    #expect(
      sketch(10, 3) { hill.fill(.blue).overlay(Text("on")) }
        == "     █████\n███ on ███\n██████████")
    // Beside it, with a space over it.
    #expect(
      sketch(10, 3) { hill.fill(.blue).overlay(Text("50 "), alignment: .topLeading) }
        == "50   █████\n██████████\n██████████")
    let view = grid(10, 3) { hill.fill(.blue).overlay(Text("on")) }
    #expect((3...6).allSatisfy { view[$0, 1].style.background != nil })
  }

  @Test func anAreaByItselfIsInk() { #expect(sketch(3, 1) { Rectangle().fill(.blue) } == "███") }

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

  /// A line over an area that stands on a background, as in the widgets of the system families.
  @Test func aLineOverAnAreaKeepsItsColourOverABackgroundToo() {
    let view = grid(3, 2) {
      ZStack(alignment: .bottom) {
        Color.gray
        Rectangle().fill(.blue).frame(height: 28)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 10))
          path.addLine(to: CGPoint(x: 24, y: 10))
        }
        .stroke(.white)
      }
    }
    let blue = view[0, 1].style.background
    #expect(blue != nil && view[0, 0].glyph == "⠤")
    #expect(view[0, 0].style.background == blue)
  }

  @Test func aLabelColouredAreaIsTheGroundOfTextOverABackgroundToo() {
    let view = grid(2, 1) {
      Rectangle().fill(.primary).overlay(Text("on").foregroundStyle(.red)).background(.green)
    }
    #expect(view[0, 0].style.background == RGBA(hex: 0xFFFFFF))
  }

  /// A cell covered wholly has the colour of one covered in part, and is mixed but once.
  @Test func aTranslucentAreaHasOneColour() {
    let style = Color.red.opacity(0.5)
    let view = grid(2, 2) { Rectangle().fill(style).frame(height: 24).padding(.bottom, 8) }
    #expect(view.plain() == "██\n▀▀")
    let colors = (0..<2).map { view[0, $0].style.foreground }
    #expect(colors[0] == colors[1] && colors[0]?.alpha == 255)
    #expect((0..<2).allSatisfy { view[0, $0].style.background?.alpha ?? 255 == 255 })
  }

  @Test func theRimOfADotOfOneCellTakesNothingOfIt() {
    let dot = Circle().fill(.red).frame(width: 7, height: 7)
    let rimmed = dot.overlay { Circle().stroke(.background, lineWidth: 1) }
    #expect(grid(1, 1) { rimmed } == grid(1, 1) { dot })
    // An outline that fills nothing is one.
    let box = Circle().fill(.red.opacity(0.1)).frame(width: 7, height: 7)
    #expect(sketch(1, 1) { box.overlay { Circle().stroke(.red, lineWidth: 1) } } == "○")
  }
}
