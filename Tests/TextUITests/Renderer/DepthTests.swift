import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Five hundred levels of anything, in a build without optimisation and so with the largest frames
/// on the stack; and the cost of a level does not depend on how many there are.
@MainActor
struct DepthTests {
  struct Level: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wrap: @MainActor @Sendable (AnyView) -> AnyView

    init<Result: View>(
      _ name: String, @ViewBuilder _ wrap: @escaping @MainActor @Sendable (AnyView) -> Result
    ) {
      testDescription = name
      self.wrap = { AnyView(wrap($0)) }
    }
  }

  @Test(.tags(.long), arguments: Trials.sample(Self.levels, oneIn: 5))
  func fiveHundredLevelsAreDrawn(level: Level) {
    let view = (0..<500).reduce(AnyView(Text("x"))) { view, _ in level.wrap(view) }
    #expect(draw(view, 9, 3).count == 3)
  }

  @Test func levelsOfEveryKindAreDrawnInEachOther() {
    let view = (0..<500).reduce(AnyView(Text("x"))) { view, number in
      Self.levels[number % Self.levels.count].wrap(view)
    }
    #expect(draw(view, 9, 3).count == 3)
  }

  /// Asks each view four sizes, which are 4⁴⁰ questions.
  @Test func layoutsThatAskMuchAreDrawn() {
    let view = (0..<40).reduce(AnyView(Text("x y"))) { view, _ in
      AnyView(Curious()({ view }))
    }
    #expect(draw(view, 3, 1) == ["x y"])
  }

  nonisolated private static let levels = [
    Level("padding") { $0.padding(.leading, 0) },
    Level("frame") { $0.frame(maxWidth: .infinity) },
    Level("HStack of two") { view in
      HStack {
        view; Text("a")
      }
    },
    Level("VStack of two") { view in
      VStack {
        view; Text("a")
      }
    },
    Level("ZStack") { view in
      ZStack {
        view; Text("a")
      }
    },
    Level("background") { $0.background(Color.red) },
    Level("overlay") { $0.overlay { Text("a") } },
    Level("background of a background") { view in Color.red.background { view } },
    Level("opacity") { $0.opacity(0.9) },
    Level("fixed size") { $0.fixedSize() },
    Level("aspect ratio") { $0.aspectRatio(1, contentMode: .fit) },
    Level("offset") { $0.offset(x: 1) },
    Level("guide") { $0.alignmentGuide(.top) { $0[.bottom] } },
    Level("baseline") { view in
      HStack(alignment: .firstTextBaseline) {
        view; Text("a")
      }
    },
    Level("grid") { view in
      Grid {
        GridRow {
          view; Text("a")
        }
      }
    },
    Level("lazy grid") { view in LazyVGrid(columns: [GridItem()]) { view } },
    Level("lazy stack") { view in LazyVStack { view } },
    Level("scroll view") { view in ScrollView { view } },
    Level("group box") { view in GroupBox { view } },
    Level("section") { view in Section { view } },
    Level("choice") { view in
      ViewThatFits {
        view; Text("a")
      }
    },
    Level("reader") { view in GeometryReader { _ in view } },
    Level("layout") { view in Curious()({ view }) },
    Level("any layout") { view in AnyLayout(HStackLayout())({ view }) },
    Level("preference") { $0.preference(key: Depth.self, value: 1) },
    Level("changed preference") { $0.transformPreference(Depth.self) { $0 += 1 } },
    Level("preference before") { $0.overlayPreferenceValue(Depth.self) { _ in EmptyView() } },
    Level("environment") { $0.lineLimit(1) },
    Level("condition") { view in if draw(Text("a"), 1) == ["a"] { view } else { view.bold() } },
    Level("inset") { view in view.safeAreaInset(edge: .top) { Text("a") } },
    Level("space") { $0.coordinateSpace(.named("a")) },
    Level("button") { view in Button(action: {}) { view } },
    Level("link") { view in Label(title: { view }, icon: { Text("a") }) },
    Level("mask") { $0.mask(Color.red) },
    Level("clip") { $0.clipShape(Circle()) },
  ]
}

private enum Depth: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// One view, asked about many sizes.
private struct Curious: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for length in 1...4 {
      _ = subviews.first?.sizeThatFits(
        ProposedViewSize(width: CGFloat(length) * 8, height: proposal.height))
    }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }
}
