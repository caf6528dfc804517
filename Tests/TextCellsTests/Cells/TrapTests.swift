import TextCells
import Testing

/// What the documentation calls a programmer's mistake stops the program.
@Suite struct TrapTests {
  @Test func noCellOutsideTheGrid() async {
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: 2, rows: 1)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: 2, rows: 1)[0, -1] }
  }
}
