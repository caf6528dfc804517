import Testing
import TextUI

import struct Foundation.CGFloat

/// Small layouts whose outcome follows from SwiftUI's rules; a cell is 8 × 16 points.
@MainActor
struct LayoutProbeTests {
  @Test func equalTextsShareARow() {
    let view = HStack(spacing: 0) {
      Text(String(repeating: "a", count: 10))
      Text(String(repeating: "b", count: 10))
    }.lineLimit(1)
    #expect(draw(view, 10) == ["aaaa…bbbb…"])
  }

  @Test func priorityIsServedFirst() {
    let view = HStack(spacing: 0) {
      Text(String(repeating: "a", count: 10))
      Text(String(repeating: "b", count: 10)).layoutPriority(1)
    }.lineLimit(1)
    #expect(draw(view, 12) == ["a…bbbbbbbbbb"])
  }

  @Test func greedyViewsWithOneLimitOverflow() {
    let view = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 80)
      Color.red.frame(minWidth: 80)
    }
    #expect(size(view, 15) == [17, 1])
  }

  @Test func rigidTextGoesFirst() {
    let view = HStack(spacing: 0) {
      Text("AAAAAAAA").frame(maxWidth: 80)
      Text("BBB").frame(minWidth: 80)
    }.lineLimit(1)
    #expect(draw(view, 15) == ["AAAA…   BBB"])
  }

  @Test func textGivesWayToTheLeastSpacer() {
    let view = HStack(spacing: 0) {
      Text("aaaaaaaa")
      Spacer(minLength: 32)
      Text("bb")
    }.lineLimit(1)
    #expect(draw(view, 10) == ["aaa…    bb"])
  }

  @Test func spacerPushesTheEndsApart() {
    let view = HStack(spacing: 0) {
      Text("aaaa")
      Spacer()
      Text("bb")
    }
    #expect(draw(view, 20) == ["aaaa              bb"])
  }

  @Test func textTruncates() {
    #expect(draw(Text("Hello World").lineLimit(1), 8) == ["Hello W…"])
    #expect(draw(Text("Hello World").lineLimit(1).truncationMode(.middle), 8) == ["Hel…orld"])
  }

  @Test func textWraps() {
    #expect(draw(Text("Hello big World"), 6, 4) == ["Hello", "big", "World", ""])
    #expect(draw(Text("Hello big World"), 6, 2) == ["Hello", "big W…"])
  }

  @Test func fixedSizeIsNeverCut() {
    let view = HStack(spacing: 0) {
      Text("Hello World").fixedSize()
      Text("xxxxxxxx").lineLimit(1)
    }
    #expect(draw(view, 15) == ["Hello Worldxxx…"])
  }

  @Test func firstFittingViewIsShown() {
    let view = ViewThatFits {
      Text("A wide label here")
      Text("short")
    }
    #expect(draw(view, 8) == [" short"])
  }

  @Test func depthStackAligns() {
    let view = ZStack(alignment: .bottomTrailing) {
      VStack(spacing: 0) {
        Text("....")
        Text("....")
      }
      Text("x")
    }
    #expect(draw(view, 4, 2) == ["....", "...x"])
  }

  @Test func ideographsBreakAnywhere() {
    #expect(draw(Text("東京都東京"), 5, 3) == ["東京", "都東", "京"])
    #expect(draw(Text("東京タワー").lineLimit(1), 6) == ["東京…"])
    #expect(draw(Text("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧").lineLimit(1), 5) == ["👨‍👩‍👧👨‍👩‍👧…"])
  }

  @Test func bothLimitsFollowTheOffer() {
    let view = HStack(spacing: 0) {
      Text("a").frame(minWidth: 32, maxWidth: 64)
      Text("|")
    }
    #expect(size(view, 20) == [9, 1])
  }

  @Test(arguments: [(2, 9, "aaaabbbbb"), (3, 10, "aaabbbbccc")])
  func remaindersAddUp(count: Int, columns: Int, row: String) {
    let view = HStack(spacing: 0) {
      ForEach(0..<count) { index in
        Letters(["a", "b", "c"][index]).frame(maxWidth: .infinity)
      }
    }
    #expect(draw(view, columns) == [row])
  }

  @Test func spacersShareARemainder() {
    let view = HStack(spacing: 0) {
      Spacer(minLength: 0)
      Text("x")
      Spacer(minLength: 0)
      Text("y")
    }
    #expect(draw(view, 7) == ["  x   y"])
  }

  /// Each third is 8 columns, and the text takes what fits into its own.
  @Test func flexibleEndsShareWithAText() {
    let view = HStack(spacing: 0) {
      Text("<").frame(maxWidth: .infinity, alignment: .leading)
      Text("Hello, world")
      Text(">").frame(maxWidth: .infinity, alignment: .trailing)
    }
    #expect(draw(view, 24) == ["<       Hello,…        >"])
  }

  @Test func highestPrioritySizesADepthStack() {
    let view = ZStack {
      Text("aa").layoutPriority(1)
      Text("bbbbbb")
    }
    #expect(size(view, 20) == [2, 1])
  }
}
