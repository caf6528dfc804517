import TextUI
import TextWidgetKit

extension WidgetDrawing {
  /// The drawing with a mark that something is wrong with it, for which standard error has the
  /// words: a `!` at the end of its first row, or in the first free cell where none is free there.
  func marked() -> WidgetDrawing {
    var marked = self
    let last = grid.columns - 1
    let column = ([last] + Array(0..<last)).first { grid[$0, 0].glyph == " " } ?? last
    marked.grid.put("!", column: column, row: 0, style: CellStyle(), clip: grid.bounds)
    marked.remark = "Settings cannot be read. "
    return marked
  }
}
