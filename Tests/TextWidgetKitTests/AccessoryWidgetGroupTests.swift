import Foundation
import Testing
import TextUI
import TextWidgetKit

@MainActor
struct AccessoryWidgetGroupTests {
  private func draw(_ view: some View, _ columns: Int, _ rows: Int) -> [String] {
    let renderer = CellRenderer(
      content: view, columns: columns, rows: rows,
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    return renderer.render().grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  @Test func aGroupOfAccessoriesHasThreeUnderItsLabel() {
    let group = AccessoryWidgetGroup("Rain", systemImage: "cloud") {
      Text("12°")
      Text("40%")
      Text("7")
      Text("none of these")
    }
    #expect(
      draw(group.accessoryWidgetGroupStyle(.roundedSquare), 20, 2)
        == ["☁ Rain", " 12°    40%     7"])
  }
}
