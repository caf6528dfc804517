import Testing
import TextUI

import struct Foundation.CGFloat

/// A container asked for its maximum answers infinity when a child does, so that the stack around
/// it knows it as flexible.
@MainActor
@Suite struct InfiniteProposalTests {
  @Test func aZStackOfShapesTakesWhatIsLeft() {
    let view = VStack(spacing: 0) {
      Text("a")
      ZStack { Rectangle() }
      Text("b")
    }
    #expect(rows(view) == ["a", "█", "█", "█", "b"])
  }

  @Test func anHStackOfShapesTakesWhatIsLeft() {
    let view = VStack(spacing: 0) {
      Text("a")
      HStack { Rectangle() }
      Text("b")
    }
    #expect(rows(view) == ["a", "█", "█", "█", "b"])
  }

  private func rows(_ view: some View) -> [String] {
    CellRenderer(content: view, columns: 1, rows: 5, environment: EnvironmentValues()).render().grid
      .plain()
      .split(separator: "\n").map(String.init)
  }
}
