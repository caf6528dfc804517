import Testing
import TextUI

/// A dot below a date, as calendars have it where there is an event.
@MainActor
struct DotOnTextTests {
  @Test func aDotUnderlinesTheTextItWouldLieOn() {
    let day = Text("23").frame(width: 20, height: 16)
      .overlay(alignment: .bottom) { Circle().fill(.blue).frame(width: 3, height: 3) }
    let picture = grid(4, 1) { day }
    #expect(picture.plain() == " 23")
    #expect((1...2).allSatisfy { picture[$0, 0].style.attributes.contains(.underline) })
    #expect(!picture[3, 0].style.attributes.contains(.underline))
  }

  /// Three dots of a day stand side by side: none is the text that another one lies on.
  @Test func dotsSideBySideKeepTheirColours() {
    let colors: [Color] = [.red, .green, .blue]
    let picture = grid(5, 1) {
      HStack(spacing: 2) {
        ForEach(0..<3, id: \.self) { Circle().fill(colors[$0]).frame(width: 4, height: 4) }
      }
    }
    #expect(picture.plain() == " •••")
    let drawn = (1...3).map { picture[$0, 0].style }
    #expect(Set(drawn.map(\.foreground)).count == 3)
    #expect(drawn.allSatisfy { $0.attributes.isEmpty })
  }

  @Test func aDotOfItsOwnIsDrawn() {
    let dot = Circle().fill(.blue).frame(width: 3, height: 3)
    let below = sketch(3, 2) {
      VStack {
        Text("23"); dot
      }
    }
    #expect(below.contains("23") && below.contains("•"))
    #expect(sketch(3, 1) { Text("23").overlay { Circle().frame(width: 8, height: 8) } } != "23")
  }
}
