import Foundation
import Testing
import WidgetTesting

@MainActor
@Suite(.serialized) struct DrawingTests {
  @Test(.fixed("2026-11-21 15:00"))
  func widgetsAreDrawnAsRecorded() async {
    await expectDrawings(of: FaultyBundle(), languages: ["en_US", "de_DE"])
  }

  @Test(.fixed("2026-11-21 15:00"))
  func previewsAreDrawnAsRecorded() async {
    await expectDrawings(
      of: Preview.all.filter { $0.place.hasPrefix("FaultyWidgets.swift") }, modes: [.fullColor],
      languages: ["en_US"])
  }

  /// Written where nothing is, then equal, and then before and after with the changed rows marked.
  @Test(.fixed("2026-11-21 15:00"))
  func aRecordingIsMadeAndCompared() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "drawings-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Tests.swift").path
    func expect(_ name: String? = nil) async {
      await expectDrawings(
        of: FaultyBundle(), modes: [.fullColor], schemes: [.dark], named: name, filePath: file)
    }
    await withKnownIssue {
      await expect()
    } matching: {
      $0.description.contains("Recorded Drawings/cup_small.txt: look at it")
    }
    await expect()
    let path = folder.appendingPathComponent("Drawings/cup_small.txt")
    let recorded = try String(contentsOf: path, encoding: .utf8)
    try recorded.replacing("Tea", with: "Pot").write(to: path, atomically: true, encoding: .utf8)
    await withKnownIssue {
      await expect()
    } matching: { issue in
      let text = issue.description
      return text.contains("before\n") && text.contains("after\n")
        && text.contains("\n- │") && text.contains("Pot") && text.contains("\n+ │")
        && text.contains("== systemSmall, 20 × 10 cells: fullColor dark\n")
    }
    await withKnownIssue {
      await expect("second/set")
    } matching: {
      $0.description.contains("Recorded Drawings/second_set/cup_small.txt")
    }
  }

  /// A letter for each style, and what it means.
  @Test func colorsAreSaid() {
    var grid = CellGrid(columns: 6, rows: 2)
    let red = CellStyle(foreground: RGBA(hex: 0xFF0000), attributes: .bold)
    grid.write("ab", column: 0, row: 0)
    grid.write("cd", column: 2, row: 0, style: red)
    grid.write("e", column: 5, row: 1, style: CellStyle(background: RGBA(hex: 0x00FF00)))
    #expect(
      grid.inked() == """
        abcd   |··aa
             e |     b
        a ff0000, bold
        b own colour on 00ff00
        """)
    var picture = CellGrid(columns: 60, rows: 1)
    func paint(_ last: UInt32) -> String {
      for column in 0..<60 {
        let color = RGBA(hex: column == 59 ? last : UInt32(column))
        picture.write("x", column: column, row: 0, style: CellStyle(foreground: color))
      }
      return picture.inked()
    }
    #expect(paint(0x99).contains("* 8 cells of other styles, ") && paint(0x99) != paint(0x98))
  }
}
