import Testing
import TextUI

import struct Foundation.CGFloat

@MainActor
struct BarTests {
  private func bar(_ value: Double, _ columns: Int, in set: GlyphSet = .unicode) -> String {
    sketch(columns, 1, in: set) {
      ProgressView(value: value).progressViewStyle(.linear)
    }
  }

  @Test func filledInEighths() {
    #expect(bar(0, 4) == "░░░░")
    #expect(bar(0.5, 4) == "██░░")
    #expect(bar(0.53125, 4) == "██▏░")
    #expect(bar(0.6, 4) == "██▍░")
    #expect(bar(1, 4) == "████")
  }

  @Test func onlyNothingIsEmptyAndOnlyAllIsFull() {
    #expect(bar(0.001, 4) == "▏░░░")
    #expect(bar(0.999, 4) == "███▉")
    #expect(bar(0.001, 4, in: .ascii) == "#---")
    #expect(bar(0.999, 4, in: .ascii) == "###-")
  }

  /// 0.3 was drawn full there, and 0.5 empty.
  @Test func aLargerValueIsNoShorterBarInOneColumn() {
    for value in [0.001, 0.3, 0.5, 0.999, 1] { #expect(bar(value, 1, in: .ascii) == "#") }
    #expect(bar(0, 1, in: .ascii) == "-")
  }

  @Test func valuesOutsideAreClamped() {
    #expect(bar(-3, 4) == "░░░░")
    #expect(bar(.nan, 4) == "░░░░")
    #expect(bar(.infinity, 4) == "████")
  }

  @Test func filledEighthsFollowTheValue() {
    let glyphs = Array(" ▏▎▍▌▋▊▉█")
    for step in 0...96 {
      let filled = bar(Double(step) / 96, 12)
        .compactMap { glyphs.firstIndex(of: $0) }.reduce(0, +)
      #expect(filled == step)
    }
  }

  @Test func anUnknownProgressIsNeitherFilledNorEmpty() {
    let unknown = sketch(4, 1) { ProgressView().progressViewStyle(.linear) }
    #expect(unknown == "▒▒▒▒")
  }
}
