import Synchronization
import TestSupport
import Testing

import struct Foundation.CGFloat
import struct Foundation.URL

@testable import TextCells
@testable import TextUI

/// What each phase leaves to the next, read from the values between them.
@MainActor
struct PhaseTests {
  @Test func nothingIsPaintedTwiceToFindOutWhatReadersHandUp() {
    let count = Counter()
    let view = Counted(count: count).background {
      GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
    }
    .overlayPreferenceValue(WidthKey.self) { Text("\(Int($0))") }
    let rendering = CellRenderer(
      content: view, columns: 12, rows: 1, environment: EnvironmentValues()
    ).render()
    #expect(rendering.grid.plain() == "     96")
    #expect(count.times.withLock { $0 } == 1)
  }

  @Test func theContentOfAReaderIsATreeOfItsOwn() throws {
    let placed = placed(
      VStack(spacing: 0) {
        Text("a")
        GeometryReader { _ in
          Text("b")
          GeometryReader { _ in Text("c") }
        }
      }, columns: 6, rows: 3)
    #expect(placed.tree.texts.count == 1)
    let outer = try #require(placed.readers.first)
    #expect(placed.readers.count == 1)
    #expect(outer.tree.texts.count == 1)
    #expect(outer.readers.map(\.tree.texts.count) == [1])
  }

  @Test func whatIsSaidAndTappedNeedsNoPainting() throws {
    let count = Counter()
    let page = try #require(URL(string: "https://example.com"))
    let view = HStack {
      Link("Log", destination: page).mask { Counted(count: count) }
      Text("low at 21:13").accessibilityLabel("Low at 21:13").background { Text("behind") }
    }
    var narrator = Narrator()
    narrator.read(placed(view, columns: 30, rows: 1))
    #expect(narrator.speech.text == "Log, Low at 21:13, behind")
    #expect(narrator.taps.map(\.name) == ["Log"])
    #expect(count.times.withLock { $0 } == 0)
  }

  /// Of a stack of fixed lengths, whatever it is offered: items stand in cells one behind the other,
  /// and no two share one.
  @Test func neighboursNeverOverlap() {
    for seed in UInt64(1)...200 {
      var random = SplitMix64(seed: seed)
      let widths = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        CGFloat(Int.random(in: 1...400, using: &random)) / 10
      }
      let spacing = CGFloat(Int.random(in: 0...12, using: &random))
      let view = HStack(spacing: spacing) {
        ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0]) }
      }
      let placed = placed(view, columns: .random(in: 1...40, using: &random), rows: 2)
      let cells = placed.items.map(\.cells)
      for (left, right) in zip(cells, cells.dropFirst()) {
        #expect(left.endColumn <= right.column, "seed \(seed)")
      }
      for item in placed.items { #expect(item.cells == CellMetrics.cells(of: item.frame)) }
    }
  }

  /// A measurer that was asked much answers as one that was asked nothing, in trees of any shape.
  @Test func whatIsRememberedIsWhatIsMeasuredAnew() {
    let lengths: [CGFloat?] = [nil, 0, 8, 16, 24, 40, 64, 100, 320, .infinity]
    for seed in UInt64(1)...200 {
      var random = SplitMix64(seed: seed)
      let tree = tree(of: RandomView(depth: 4, using: &random).view, in: .zero).finish()
      var warm = Measurer(tree, layoutDirection: .leftToRight)
      for _ in 0..<20 {
        let node = Int.random(in: tree.nodes.indices, using: &random)
        let width = lengths.randomElement(using: &random) ?? nil
        for height in lengths.shuffled(using: &random).prefix(3) {
          let proposal = ProposedViewSize(width: width, height: height)
          var fresh = Measurer(tree, layoutDirection: .leftToRight)
          let (size, anew) = (warm.size(of: node, in: proposal), fresh.size(of: node, in: proposal))
          #expect(size == anew, "seed \(seed), node \(node), \(proposal)")
        }
      }
    }
  }

  /// Brackets are closed in the order in which they begin, in trees of any shape.
  @Test func everyBracketEnds() {
    for seed in UInt64(1)...100 {
      var random = SplitMix64(seed: seed)
      let placed = placed(RandomView(depth: 4, using: &random).view, columns: 40, rows: 20)
      var open = 0
      for item in placed.items {
        switch item.content {
        case .begin: open += 1
        case .end: open -= 1
        case .divide: #expect(open > 0)
        case .leaf, .reader: break
        }
        #expect(open >= 0)
      }
      #expect(open == 0, "seed \(seed)")
    }
  }

  private func placed(_ view: some View, columns: Int, rows: Int) -> PlacedTree {
    let builder = tree(of: view, in: CellMetrics.size(columns: columns, rows: rows))
    return builder.scope.run { Placer.place(builder, .center).placed }
  }

  private func tree(of view: some View, in size: CGSize) -> TreeBuilder {
    let scope = EnvironmentScope(EnvironmentValues())
    return scope.run {
      var builder = TreeBuilder(scope, LayoutPass(pictureSize: size))
      builder.addOne(view)
      return builder
    }
  }

  private final class Counter: Sendable {
    let times = Mutex(0)
  }

  /// A drawing that counts how often it is painted.
  private struct Counted: DrawingView {
    let count: Counter

    struct Picture: Drawing {
      let count: Counter

      func draw(in context: inout DrawingContext) { count.times.withLock { $0 += 1 } }
    }

    func drawing(in environment: EnvironmentValues) -> Picture { Picture(count: count) }
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
}
