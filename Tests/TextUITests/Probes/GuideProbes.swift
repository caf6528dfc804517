import Testing
import TextUI

import struct Foundation.CGFloat

/// Where guides and baselines meet.
///
/// Apple on what moves a view without moving its room, `GeometryEffect`: “The only change the effect
/// makes to the view's ancestors and descendants is to change the coordinate transform to and from
/// them.” So guides stay where they were.
@MainActor
struct GuideProbeTests {
  @Test(arguments: Self.probes) func guides(probe: Probe) { probe.check() }

  /// Two guides in turn, each asked for by the other, would be 2⁶⁰.
  @Test func guidesInGuidesAreFound() {
    var view = AnyView(Text("x"))
    for _ in 0..<30 {
      view = AnyView(
        view.alignmentGuide(.top) { $0[VerticalAlignment.mid] }
          .alignmentGuide(.mid) { $0[.top] + 1 - 1 })
    }
    #expect(draw(HStack(alignment: .top) { view }, 1) == ["x"])
  }

  @Test func baselinesInStacksAreFound() {
    var view = AnyView(Text("x y z"))
    for level in 0..<40 {
      let inner = view
      view = AnyView(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          inner.frame(minWidth: 8)
          VStack(spacing: 0) {
            Text("a"); Text("b")
          }.frame(maxWidth: 8 * CGFloat(level + 1))
        })
    }
    #expect(draw(view, 60, 9).joined().contains("a"))
  }

  @Probes nonisolated private static var probes: [Probe] {
    Probe(3, 3, ["", " B", "A"], "Apple: an offset moves no baseline") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").offset(y: 16); Text("B")
      }
    }
    Probe(2, 2, [" 2", "B"], "Apple: so a superscript stands above") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("B"); Text("2").offset(y: -16)
      }
      .padding(.top, 16)
    }
    Probe(3, 2, ["  a", "b"], "Apple: nor a guide of one's own") {
      VStack(alignment: .tick, spacing: 0) {
        Text("a").alignmentGuide(.tick) { _ in 0 }.offset(x: 16)
        Text("b")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    Probe(4, 2, ["###9", "####"], "Apple: nor that of a badge") {
      Tiles("#").frame(width: 32, height: 32).overlay(alignment: .topTrailing) {
        Text("9").alignmentGuide(.top) { $0[VerticalAlignment.center] }.offset(y: 8)
      }
    }
    Probe(2, 2, [" b", "ac"], "Apple: transformEffect moves no guide either") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").transformEffect(CGAffineTransform(translationX: 0, y: 16))
        Text("b\nc")
      }
    }
    Probe(2, 2, ["ab", " c"], "Apple, AlignmentID: a default may be another guide of the view") {
      HStack(alignment: .firstLine, spacing: 0) {
        Text("a"); Text("b\nc")
      }
    }
    Probe(2, 3, ["a", "b", "cx"], "11: of last baselines the last counts") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a"); Text("b"); Text("c")
        }
        Text("x")
      }
    }
    Probe(2, 2, ["a", " x"], "Apple, alignmentGuide: a guide may be set to another one") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a"); Color.clear.frame(width: 8, height: 16)
        }
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
        Text("x")
      }
    }
    Probe(4, 2, ["a", " b"], "10: a guide moves one view past another") {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        Text("b").alignmentGuide(.leading) { _ in -8 }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    Probe(4, 1, ["x##"], "10: in a ZStack too") {
      ZStack(alignment: .leading) {
        Text("##").alignmentGuide(.leading) { _ in -8 }
        Text("x")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    Probe(2, 2, ["ab", " c"], "3, Apple, GridRow: the cells of a row meet in its alignment") {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text("a"); Text("b\nc")
        }
      }
    }
    Probe(2, 2, ["ab", " c"], "Apple, Grid: or in that of the grid") {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
        GridRow {
          Text("a"); Text("b\nc")
        }
      }
    }
    Probe(2, 2, [" b", "ac"], "or the last line") {
      Grid(alignment: .leadingLastTextBaseline, horizontalSpacing: 0) {
        GridRow {
          Text("a"); Text("b\nc")
        }
      }
    }
    Probe(2, 2, [" b", "a"], "Apple, Grid: or in a guide of one's own, which makes the row higher")
    {
      Grid(alignment: Alignment(horizontal: .leading, vertical: .mid), horizontalSpacing: 0) {
        GridRow {
          Text("a").alignmentGuide(.mid) { _ in 0 }
          Text("b").alignmentGuide(.mid) { _ in 16 }
        }
      }
    }
    Probe(
      5, 2, [" 1.5", "12.25"], "Apple, gridColumnAlignment: a column meets in a guide of one's own"
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("1.5").alignmentGuide(.tick) { _ in 8 }.gridColumnAlignment(.tick)
        }
        GridRow { Text("12.25").alignmentGuide(.tick) { _ in 16 } }
      }
    }
  }
}

extension HorizontalAlignment {
  private enum Tick: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  fileprivate static let tick = HorizontalAlignment(Tick.self)
}

extension VerticalAlignment {
  private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.firstTextBaseline] }
  }
  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  fileprivate static let firstLine = VerticalAlignment(FirstLine.self)
  fileprivate static let mid = VerticalAlignment(Mid.self)
}
