import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// SwiftUI's layout rules, by their numbers in `Docs/Layout.md`; a cell is 8 × 16 points.
@MainActor
struct LayoutRuleTests {
  private var long: some View { Text("Hello World").lineLimit(1) }

  @Test("1: nil asks for the ideal, 0 for the minimum, infinity for the maximum")
  func proposals() {
    #expect(size(Text("Hello World").fixedSize(), 4, 1) == [11, 1])
    #expect(size(Text("Hello World").frame(width: 0).fixedSize(), 4, 9) == [0, 10])
    #expect(size(Text("Hello").frame(maxWidth: .infinity), 20) == [20, 1])
    #expect(size(Text("Hello"), 200, 3) == [5, 1])
    let sizes = Answers()
    _ = size(
      Asking(answers: sizes)({
        Text("Hello World"); Color.red; Spacer()
      }), 9, 9)
    let longest = CGSize(width: 88, height: 16)
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    let least = CGSize(width: 8, height: 0)
    #expect(sizes[.unspecified] == [longest, CGSize(width: 10, height: 10), least])
    #expect(sizes[.zero] == [CGSize(width: 8, height: 16), .zero, least])
    #expect(sizes[.infinity] == [longest, endless, endless])
  }

  @Test("1: a parent cannot override a child's answer")
  func answersStand() {
    let view = VStack(spacing: 0) { Text("Hello").fixedSize().frame(width: 16) }
    #expect(draw(view, 8) == [" Hello"])
  }

  @Test("2: ties are served in source order; of endless views the larger minimum goes first")
  func ties() {
    let equal = HStack(spacing: 0) {
      Letters("a").frame(maxWidth: .infinity)
      Letters("b").frame(maxWidth: .infinity)
    }
    #expect(draw(equal, 5) == ["aabbb"])
    let minimum = HStack(spacing: 0) {
      Letters("a").frame(minWidth: 0, maxWidth: .infinity)
      Letters("b").frame(minWidth: 64, maxWidth: .infinity)
    }
    #expect(draw(minimum, 12) == ["aaaabbbbbbbb"])
  }

  @Test("2: the least flexible chooses first, whatever the order")
  func flexibility() {
    let text = Text("fixed")
    let frame = Letters("f").frame(maxWidth: 80)
    let views = [
      AnyView(
        HStack(spacing: 0) {
          text; frame; Spacer(minLength: 0)
        }),
      AnyView(
        HStack(spacing: 0) {
          Spacer(minLength: 0); frame; text
        }),
      AnyView(
        HStack(spacing: 0) {
          frame; Spacer(minLength: 0); text
        }),
    ]
    #expect(
      views.map { draw($0, 17)[0] } == [
        "fixedffffffffff", "  fffffffffffixed", "ffffffffff  fixed",
      ])
  }

  @Test("3: each is offered an equal share of what is left, and the last may overflow")
  func shares() {
    let view = HStack(spacing: 0) {
      Letters("X").frame(maxWidth: 80)
      Letters("Y").frame(minWidth: 80)
    }
    #expect(size(view, 15) == [17, 1])
    #expect(size(view, 17) == [18, 1])
  }

  @Test("4: spacing is taken off before the rest is shared")
  func spacing() {
    let view = HStack(spacing: 8) {
      ForEach(0..<3) { _ in Letters("x").frame(maxWidth: .infinity) }
    }
    #expect(draw(view, 11) == ["xxx xxx xxx"])
  }

  @Test("5: the highest priority is offered all but the least of the others")
  func priority() {
    let view = HStack(spacing: 0) {
      Text("aaaaaaaaaa")
      Text("bbbbbbbbbb").layoutPriority(1)
      Color.red.frame(minWidth: 24)
    }.lineLimit(1)
    #expect(draw(view, 12) == ["…bbbbbbb…"])
    #expect(draw(view, 14) == ["…bbbbbbbbbb"])
    #expect(draw(view, 15) == ["a…bbbbbbbbbb"])
  }

  @Test("6: a spacer gives way before text does, and has no size across")
  func spacer() {
    func view(_ columns: Int) -> [String] {
      draw(
        HStack(spacing: 0) {
          Text("aaaa"); Spacer(); Text("bb")
        }.lineLimit(1), columns)
    }
    #expect(view(9) == ["aaaa   bb"])
    #expect(view(7) == ["aaaa bb"])
    #expect(view(6) == ["aa… bb"])
    #expect(
      size(
        HStack {
          Text("a"); Spacer()
        }, 10, 5) == [10, 1])
    #expect(size(Spacer(), 10, 5) == [10, 5])
    #expect(
      size(
        VStack {
          Text("a"); Spacer(); Text("b")
        }, 10, 2) == [1, 2])
  }

  @Test("7: default spacing is 0 beside a spacer, explicit spacing stands on both its sides")
  func spacingBesideSpacers() {
    #expect(
      size(
        HStack {
          Text("a"); Spacer(minLength: 8); Text("b")
        }.fixedSize(), 9) == [3, 1])
    let explicit = HStack(spacing: 16) {
      Text("a"); Spacer(minLength: 8); Text("b")
    }
    #expect(size(explicit.fixedSize(), 9) == [7, 1])
    #expect(
      size(
        HStack {
          Text("a"); Text("b")
        }, 9) == [3, 1])
    #expect(
      size(
        VStack {
          Text("a"); Text("b")
        }, 9, 9) == [1, 2])
  }

  @Test("8: nil along a stack asks each child for its ideal")
  func idealStack() {
    let view = HStack(spacing: 0) {
      Text("Hello World"); Text("Hello World")
    }.fixedSize()
    #expect(size(view, 5) == [22, 1])
  }

  @Test("9: where the other axis was nil, placement runs again with the stack's own size")
  func settledCrossSize() {
    let view = VStack {
      Text("Hello"); Divider(); Text("Hi")
    }.fixedSize()
    #expect(draw(view, 5, 3) == ["Hello", "─────", " Hi"])
  }

  @Test("10: guides level the children, and the stack is as high as all of them together")
  func guides() {
    let view = HStack(alignment: .top, spacing: 0) {
      Text("a")
      Text("b").alignmentGuide(.top) { _ in -16 }
    }
    #expect(size(view, 5, 5) == [2, 2])
    #expect(draw(view, 2, 2) == ["a", " b"])
  }

  @Test("11: a container's guide is the mean of those its children set")
  func meanGuides() {
    let view = HStack(alignment: .marker, spacing: 0) {
      VStack(spacing: 0) {
        Text("a").alignmentGuide(.marker) { _ in 0 }
        Text("b")
        Text("c").alignmentGuide(.marker) { _ in 0 }
      }
      Text("x").alignmentGuide(.marker) { _ in 0 }
    }
    #expect(draw(view, 2, 3) == ["a", "bx", "c"])
  }

  @Test("11: guides of forty stacks in each other are found, at a cost that does not double")
  func nestedGuides() {
    var view = AnyView(Text("x").alignmentGuide(.top) { _ in -16 })
    for _ in 0..<40 {
      let inner = view
      view = AnyView(
        HStack(alignment: .firstTextBaseline, spacing: 0) { ZStack(alignment: .top) { inner } })
    }
    #expect(draw(view, 1, 1) == ["x"])
  }

  @Test("11: first and last baselines are the first and the last")
  func baselines() {
    func view(_ alignment: VerticalAlignment) -> [String] {
      draw(
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Text("a"); Text("b")
          }
          Text("x")
        }, 2, 2)
    }
    #expect(view(.firstTextBaseline) == ["ax", "b"])
    #expect(view(.lastTextBaseline) == ["a", "bx"])
  }

  @Test("12: a fixed frame has its size; what is larger overflows unclipped")
  func fixedFrame() {
    let text = Text("Hello World").fixedSize().frame(width: 40)
    #expect(size(text, 20) == [5, 1])
    #expect(draw(text, 15) == ["  Hello World"])
    #expect(draw(text.clipped(), 5) == ["Hell…"])
  }

  @Test("13: a flexible frame follows the offer between its limits")
  func flexibleFrame() {
    let wide = Text("Hello World").fixedSize().frame(maxWidth: .infinity)
    #expect(size(wide, 5) == [11, 1])
    let exact = Text("Hello World").fixedSize().frame(minWidth: 0, maxWidth: .infinity)
    #expect(size(exact, 5) == [5, 1])
    let both = Text("a").frame(minWidth: 32, maxWidth: 64)
    #expect(size(both, 20) == [8, 1])
    #expect(size(both, 2) == [4, 1])
    #expect(size(both.fixedSize(), 20) == [4, 1])
    #expect(size(Text("Hello").frame(minWidth: 64), 20) == [8, 1])
    #expect(size(Text("Hello").frame(maxWidth: 64), 20) == [8, 1])
    #expect(size(Text("Hello").frame(minHeight: 0), 20, 3) == [5, 1])
    #expect(size(Color.red.frame(minWidth: 32).fixedSize(), 20) == [4, 1])
    #expect(size(Color.red.frame(minWidth: 32, idealWidth: 48).fixedSize(), 20) == [6, 1])
  }

  @Test("14: the ideal counts only where nothing is offered, and limits are raised in order")
  func idealFrame() {
    #expect(size(Text("Hi").frame(idealWidth: 80).fixedSize(), 20) == [10, 1])
    #expect(size(Text("Hi").frame(idealWidth: 80), 20) == [2, 1])
    #expect(size(Text("Hi").frame(minWidth: 80, maxWidth: 40), 20) == [10, 1])
  }

  @Test("15: a fixed size asks for the ideal and keeps the priority")
  func fixedSize() {
    let view = HStack(spacing: 0) {
      Text("aaaaaaaa")
      Text("bbbbbbbb").layoutPriority(1).fixedSize()
    }.lineLimit(1)
    #expect(draw(view, 12) == ["aaa…bbbbbbbb"])
  }

  @Test("16: padding insets the offer, never below 0, and outsets the answer")
  func padding() {
    #expect(size(Text("Hello").lineLimit(1).padding(.horizontal, 8), 5) == [5, 1])
    #expect(size(Color.red.padding(.horizontal, 8), 1) == [2, 1])
    #expect(size(Text("a").padding(), 20, 9) == [5, 3])
  }

  @Test("17: what lies behind or before is offered the size and never changes it")
  func layers() {
    let view = Text("ab").background(Text("wide text").fixedSize())
    #expect(size(view, 20) == [2, 1])
    let row = HStack(spacing: 0) {
      Text("ab").overlay(Letters("x")); Text("|")
    }
    #expect(draw(row, 3) == ["xx|"])
  }

  @Test("17: an index orders views in a stack, and puts none before what overlays it")
  func indexUnderOverlay() {
    #expect(draw(Text("ab").zIndex(1).overlay(Letters("x")), 2) == ["xx"])
  }

  @Test("18: a depth stack is as large as its highest priority, and offers that to all")
  func depthStack() {
    let filled = ZStack {
      Text("abcd")
      Letters("x")
    }
    #expect(draw(filled.fixedSize(), 4) == ["xxxx"])
    let view = ZStack {
      Text("aa").layoutPriority(1); Text("bbbbbb")
    }
    #expect(size(view, 20) == [2, 1])
    #expect(
      draw(
        ZStack(alignment: .leading) {
          Text("ab"); Text("x")
        }, 2) == ["xb"])
  }

  @Test("19: the first view whose ideal fits is shown, or the last one, truncated")
  func viewThatFits() {
    let view = ViewThatFits(in: .horizontal) {
      Text("A wide label")
      Text("A label")
    }.lineLimit(1)
    #expect(draw(view, 12) == ["A wide label"])
    #expect(draw(view, 9) == [" A label"])
    #expect(draw(view, 4) == ["A l…"])
    #expect(size(view.fixedSize(), 4) == [12, 1])
  }

  @Test("20: a geometry reader takes all and puts its content into the corner")
  func geometryReader() {
    let view = GeometryReader { geometry in
      Text("\(Int(geometry.size.width))×\(Int(geometry.size.height))")
    }
    #expect(draw(view, 10, 2) == ["80×32", ""])
    #expect(size(view.fixedSize(), 9, 9) == [1, 1])
  }

  @Test("21: shapes and colours have an ideal of 10 points")
  func idealShapes() {
    let view = Color.red.fixedSize().frame(minWidth: 80).overlay(GeometryReader { _ in Text("x") })
    #expect(size(Color.red.fixedSize(), 9, 9) == [1, 1])
    #expect(size(Rectangle().fixedSize(), 9, 9) == [1, 1])
    #expect(size(view, 20, 1)[0] == 10)
  }

  @Test("22: text reports its longest line and truncates the last one")
  func text() {
    #expect(size(Text("Hello big World"), 8, 4) == [5, 3])
    #expect(draw(Text("Hello big World"), 6, 2) == ["Hello", "big W…"])
    #expect(draw(long.truncationMode(.middle), 6, 1) == ["He…rld"])
    #expect(draw(long.truncationMode(.head), 6, 1) == ["…World"])
    #expect(size(Text("a").lineLimit(2...3), 5, 5) == [1, 2])
    #expect(size(Text("a").lineLimit(3, reservesSpace: true), 5, 5) == [1, 3])
    #expect(size(Text("a b c d").lineLimit(2), 1, 9) == [1, 2])
  }

  @Test("23: a scale factor never crashes and never hides text")
  func scaleFactor() { #expect(draw(long.minimumScaleFactor(0.01), 8) == ["Hello W…"]) }

  @Test("24: ideographs break between any two, and no line starts with a full stop")
  func ideographs() {
    #expect(draw(Text("「東京」。"), 7, 3) == ["「東", "京」。", ""])
    #expect(draw(Text("東京都東京"), 5, 3) == ["東京", "都東", "京"])
  }

  @Test("25: groups, loops and conditions are no nodes of their own")
  func transparency() {
    let empty = HStack(spacing: 16) {
      Text("a"); EmptyView(); Text("b")
    }
    #expect(size(empty, 9) == [4, 1])
    let nested = HStack(spacing: 0) {
      Group {
        Text("a"); Text("b")
      }
      ForEach(0..<2) { Text(verbatim: String($0)) }
      if Bool(false) { Text("never") }
    }
    #expect(draw(nested, 4) == ["ab01"])
    #expect(
      size(
        Group {
          Text("a"); Text("b")
        }.padding(.horizontal, 8), 9, 2) == [3, 2])
  }

  @Test("26: shares of any number of views always add up", .tags(.long), arguments: 1...12)
  func remainders(count: Int) {
    for columns in Trials.sample(Array(count...40), oneIn: 5, case: count - 1) {
      let view = HStack(spacing: 0) {
        ForEach(0..<count) { index in
          Letters(index.isMultiple(of: 2) ? "x" : "o").frame(maxWidth: .infinity)
        }
      }
      let row = draw(view, columns)[0]
      #expect(row.count == columns)
      let runs = row.split { $0 == "o" }.map(\.count) + row.split { $0 == "x" }.map(\.count)
      #expect(runs.max().map { $0 - (runs.min() ?? 0) <= 1 } == true)
    }
  }
}

extension VerticalAlignment {
  private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  fileprivate static let marker = VerticalAlignment(Marker.self)
}

/// What views answered to proposals.
private final class Answers {
  private var sizes: [ProposedViewSize: [CGSize]] = [:]

  subscript(proposal: ProposedViewSize) -> [CGSize]? {
    get { sizes[proposal] }
    set { sizes[proposal] = newValue }
  }
}

/// A layout that only asks its views.
private struct Asking: Layout {
  let answers: Answers

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for proposal in [ProposedViewSize.unspecified, .zero, .infinity] {
      answers[proposal] = subviews.map { $0.sizeThatFits(proposal) }
    }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
