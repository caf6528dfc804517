import Testing
import TextUI

import struct Foundation.CGFloat

/// A container as a `Layout`, with its type forgotten or not, arranges as the view does.
@MainActor
@Suite struct ContainerLayoutTests {
  @ViewBuilder private var content: some View {
    Text("ab")
    Spacer()
    Text("c\nd").lineLimit(2)
    Divider()
    Color.red.frame(maxWidth: 40)
  }

  @Test(arguments: [0, 1, 9, 24], [1, 4, 9])
  func anHStackLayoutIsAnHStack(columns: Int, rows: Int) {
    let stack = HStack(alignment: .bottom, spacing: 4) { content }
    let layout = HStackLayout(alignment: .bottom, spacing: 4)
    expectEqual(stack, layout { content }, AnyLayout(layout)({ content }), columns, rows)
  }

  @Test(arguments: [0, 1, 9, 24], [1, 4, 9])
  func aVStackLayoutIsAVStack(columns: Int, rows: Int) {
    let stack = VStack(alignment: .trailing) { content }
    let layout = VStackLayout(alignment: .trailing)
    expectEqual(stack, layout { content }, AnyLayout(layout)({ content }), columns, rows)
  }

  @Test(arguments: [0, 1, 9, 24], [1, 4, 9])
  func aZStackLayoutIsAZStack(columns: Int, rows: Int) {
    let stack = ZStack(alignment: .topLeading) { content }
    let layout = ZStackLayout(alignment: .topLeading)
    expectEqual(stack, layout { content }, AnyLayout(layout)({ content }), columns, rows)
  }

  @Test(arguments: [4, 9, 24])
  func aGridLayoutIsAGrid(columns: Int) {
    @ViewBuilder var rows: some View {
      GridRow {
        Text("Peak"); Text("92 mg")
      }
      GridRow { Text("Now, and wide").gridCellColumns(2) }
    }
    let grid = Grid(alignment: .leading, horizontalSpacing: 16) { rows }
    let layout = GridLayout(alignment: .leading, horizontalSpacing: 16)
    expectEqual(grid, layout { rows }, AnyLayout(layout)({ rows }), columns, 4)
  }

  @Test func layoutsStandInLayouts() {
    let view = AnyLayout(VStackLayout(alignment: .leading)) {
      HStackLayout(spacing: 0) {
        Text("a"); Text("b")
      }
      Text("c")
    }
    #expect(draw(view, 2, 2) == ["ab", "c"])
  }

  private func expectEqual(
    _ view: some View, _ layout: some View, _ erased: some View, _ columns: Int, _ rows: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let picture = draw(view, columns, rows)
    #expect(draw(layout, columns, rows) == picture, sourceLocation: sourceLocation)
    #expect(draw(erased, columns, rows) == picture, sourceLocation: sourceLocation)
    #expect(
      size(layout, columns, rows) == size(view, columns, rows), sourceLocation: sourceLocation)
  }
}

/// A layout of one's own may hand its views on to a stack.
private struct Indented: Layout {
  let stack = VStackLayout(alignment: .leading)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width + 16, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = CGRect(
      x: bounds.minX + 16, y: bounds.minY, width: bounds.width - 16, height: bounds.height)
    stack.placeSubviews(in: inner, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension ContainerLayoutTests {
  @Test func aLayoutOfOnesOwnHandsItsViewsOnToAStack() {
    #expect(
      draw(
        Indented()({
          Text("a"); Text("bc")
        }), 4, 2) == ["  a", "  bc"])
  }
}
