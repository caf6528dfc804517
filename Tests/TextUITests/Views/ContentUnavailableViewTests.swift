import Foundation
import Testing
import TextUI

@MainActor
struct ContentUnavailableViewTests {
  private func draw(_ view: some View, _ columns: Int, _ rows: Int) -> [String] {
    let renderer = CellRenderer(
      content: view, columns: columns, rows: rows,
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    return renderer.render().grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  @Test func aSearchThatFoundNothingSaysSo() {
    #expect(
      draw(ContentUnavailableView.search(text: "tea"), 41, 3) == [
        "                   🔍", "          No Results for “tea”",
        " Check the spelling or try a new search.",
      ])
    #expect(draw(ContentUnavailableView.search, 41, 3)[1].contains("No Results"))
  }
}
