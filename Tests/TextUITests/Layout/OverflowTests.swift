import Foundation
import Testing
import TextUI

/// A text that is cut keeps its start: without its first digit a number would be another one.
@MainActor
@Suite struct OverflowTests {
  @Test func aTextThatIsCutEndsInAnEllipsis() {
    let text = Text("28 min ago")
    let views: [(String, AnyView)] = [
      ("fixed size", AnyView(text.fixedSize())),
      ("frame", AnyView(text.frame(width: 80))),
      ("fixed size in a frame", AnyView(text.fixedSize().frame(width: 48))),
      ("at the trailing edge", AnyView(text.fixedSize().frame(width: 48, alignment: .trailing))),
      ("column", AnyView(VStack { text.fixedSize() })),
      ("layers", AnyView(ZStack { text.fixedSize() })),
      ("grid", AnyView(LazyVGrid(columns: [GridItem(.fixed(80))]) { text })),
      ("clip", AnyView(text.fixedSize().frame(width: 48).clipped())),
      ("window", AnyView(ScrollView(.horizontal) { text })),
      ("offset", AnyView(text.fixedSize().frame(width: 48, alignment: .leading).offset(x: -32))),
    ]
    for (name, view) in views { #expect(draw(view, 6) == ["28 mi…"], "\(name)") }
  }

  @Test func eachTextOfARowThatIsTooWideKeepsItsStart() {
    let row = HStack(spacing: 0) {
      Text("28 min,").fixedSize(); Text("54 secs").fixedSize()
    }
    #expect(draw(row, 10) == ["28 m…54 s…"])
  }

  @Test func wordsGoOnInTheRowsOfTheText() {
    let text = Text("one two three").fixedSize(horizontal: false, vertical: true).frame(width: 56)
    #expect(draw(text, 5, 2) == ["one", "two…"])
  }

  @Test func aShorterFormStandsWhereTheDateIsCut() {
    var environment = EnvironmentValues()
    environment.now = Date(timeIntervalSinceReferenceDate: 1734)
    let text = Text(Date(timeIntervalSinceReferenceDate: 0), style: .relative).fixedSize()
    #expect(draw(text, 16, environment: environment) == [" 28 min, 54 sec"])
    #expect(draw(text, 10, environment: environment) == ["28m 54s"])
  }

  /// A symbol is one glyph: a part of it says nothing, and neither does an ellipsis.
  @Test func aSymbolIsThereOrNot() {
    let symbol = Image(systemName: "cup.and.saucer.fill").offset(x: -8)
    #expect(draw(symbol, 2) == [""])
  }

  /// Overflow stays where SwiftUI has it: a disc larger than the picture does not push words out.
  @Test func whatIsLargerThanThePictureStaysCentred() {
    let view = ZStack {
      Color.clear.frame(width: 400)
      Text("28")
    }
    #expect(draw(view, 6) == ["  28"])
  }
}

/// Lazy stacks outside of a scroll view.
@MainActor
@Suite struct LazyStackTests {
  private var drink: some View {
    LazyHStack {
      LazyVStack(alignment: .leading) {
        Text("180 mg")
        Spacer()
        Text("cappuccino ☕️").bold()
        Text("28 min, 54 secs ago")
      }
      .padding(.all, 10)
    }
  }

  @Test func theyAreNoLargerThanTheRoomThereIs() {
    #expect(
      draw(drink, 18, 8) == [
        "", "", " 180 mg", " cappuccino ☕️", " 28 min, 54 secs", " ago", "", "",
      ])
  }

  @Test func wordsThatDoNotFitAreCutAtTheirEnd() {
    #expect(
      draw(drink.lineLimit(1), 18, 8)[2...4] == [" 180 mg", " cappuccino ☕️", " 28 min, 54 sec…"])
  }

  @Test func inAScrollViewTheyHaveTheirIdealLength() {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        Text("abcdefgh"); Text("ij")
      }
    }
    #expect(draw(row, 9) == ["abcdefgh…"])
  }
}
