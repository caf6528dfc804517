import Testing
import TextUI

import struct Foundation.CGFloat

/// What a `Layout` of one's own may say, by Apple's documentation of each requirement.
@MainActor
struct OwnLayoutProbeTests {
  @Test func aCacheIsMadeOnce() {
    let calls = Calls()
    let view = HStack(spacing: 0) {
      SideBySide(calls: calls) {
        Text("ab"); Text("cd")
      }
      Text("|")
      Spacer()
    }
    #expect(draw(view, 8) == ["abcd|"])
    #expect(calls.caches == 1)
    #expect(calls.measures > 1)
  }

  @Test func twoPlacesHaveTwoCaches() {
    let calls = Calls()
    let row = AnyLayout(SideBySide(calls: calls))
    let view = VStack(spacing: 0) {
      row { Text("a") }
      row {
        Text("bc"); Text("d")
      }
    }
    #expect(draw(view, 3, 2) == [" a", "bcd"])
    #expect(calls.caches == 2)
  }

  // “You can use this method to put an alignment guide in a nonstandard position.”
  @Test func aGuideOfTheLayoutCounts() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Indented { Text("ab") }
      Text("c")
    }
    #expect(draw(view, 3, 2) == ["ab", " c"])
  }

  @Test func guidesOfItsViewsAreJoinedByDefault() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      SideBySide(calls: Calls()) { Text("a\nb") }
      Text("x")
    }
    #expect(draw(view, 2, 2) == ["ax", "b"])
  }

  // “Implement this method to provide custom spacing preferences for a layout container.”
  @Test func spacingOfTheLayoutCounts() {
    let view = HStack {
      Tight { Text("a") }
      Tight { Text("b") }
      Text("c")
    }
    #expect(draw(view, 4) == ["ab c"])
  }

  @Test func viewsThatAreKeptTakeNoRoomAfterwards() {
    let calls = Calls()
    _ = draw(SideBySide(calls: calls) { Text("ab") }, 4)
    #expect(calls.kept?.isEmpty == true)
    #expect(calls.first?.sizeThatFits(.unspecified) == .zero)
    #expect(calls.first?.priority == 0)
  }
}

private final class Calls {
  var caches = 0
  var measures = 0
  var kept: LayoutSubviews?
  var first: LayoutSubview?
}

/// Views side by side, whose sizes are in the cache.
private struct SideBySide: Layout {
  let calls: Calls

  func makeCache(subviews: Subviews) -> [CGSize] {
    calls.caches += 1
    calls.kept = subviews
    calls.first = subviews.first
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    calls.measures += 1
    return CGSize(
      width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width
    }
  }
}

/// One view whose leading guide lies a column inside.
private struct Indented: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .leading ? bounds.minX + 8 : nil }
}

/// One view that keeps no distance.
private struct Tight: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
}
