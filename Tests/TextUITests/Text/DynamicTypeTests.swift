import Foundation
import Testing
import TextUI

/// What the reader's size of text does in cells.
@MainActor
@Suite struct DynamicTypeTests {
  private func rows(_ font: Font, at size: DynamicTypeSize) -> Int {
    let text = Text("56").font(font).dynamicTypeSize(size)
    return CellRenderer(content: text, columns: 20, rows: 5, environment: EnvironmentValues())
      .contentSize().rows
  }

  @Test(arguments: [
    (Font.largeTitle, DynamicTypeSize.xSmall), (.title, .large), (.title2, .xxxLarge),
    (.title3, .accessibility1), (.body, .accessibility1), (.caption2, .accessibility3),
    (.custom("Menlo", size: 20), .accessibility1),
    (.custom("Menlo", size: 25, relativeTo: .title), .xxLarge),
  ])
  func numbersAreLargeFromTheSizeOn(font: Font, first: DynamicTypeSize) {
    for size in DynamicTypeSize.allCases where size < first {
      #expect(rows(font, at: size) == 1, "\(size)")
    }
    for size in DynamicTypeSize.allCases where size >= first {
      #expect(rows(font, at: size) == 3, "\(size)")
    }
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func fixedSizesStay(size: DynamicTypeSize) {
    #expect(rows(.system(size: 27), at: size) == 1)
    #expect(rows(.custom("Menlo", fixedSize: 28), at: size) == 3)
  }

  @Test func reducedLuminanceDimsAreasAndNoLetters() {
    func grid(isReduced: Bool) -> CellGrid {
      let view = VStack(spacing: 0) {
        Text("a").foregroundStyle(.white)
        Rectangle().fill(.red).frame(width: 8, height: 16)
      }
      .environment(\.isLuminanceReduced, isReduced)
      return CellRenderer(content: view, columns: 1, rows: 2, environment: EnvironmentValues())
        .render().grid
    }
    let (bright, dim) = (grid(isReduced: false), grid(isReduced: true))
    #expect(bright.plain() == dim.plain())
    #expect(bright[0, 0] == dim[0, 0])
    #expect(bright.svg() != dim.svg())
  }
}
