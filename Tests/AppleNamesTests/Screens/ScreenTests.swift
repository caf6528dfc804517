import SwiftUI
import TestSupport
import Testing

/// Screens of apps, which previews show: what their controls are about and hold.
@MainActor
@Suite struct ScreenTests {
  private func text(_ screen: some View, _ columns: Int, _ rows: Int) -> String {
    CellRenderer(
      content: AnyView(screen), columns: columns, rows: rows,
      environment: EnvironmentValues(now: .saturday(15))
    ).render().grid.plain()
  }

  @Test func aFormShowsWhatItsFieldsHold() {
    expectSnapshot(text(SettingsScreen(), 32, 22), named: "settings")
  }

  @Test func aListShowsItsRows() {
    let rows = text(ListScreen(), 20, 7)
    #expect(rows.contains("Harrar") && rows.contains("Antigua") && rows.contains("██"), "\(rows)")
  }

  @Test func ofPagesTheFirstIsSeen() { #expect(text(OldAlertScreen(), 12, 3).contains("First")) }
}
