import TextUI
import TextWidgetKit

extension WidgetDrawing {
  /// The drawing with a mark that something is wrong with it, for which standard error has the
  /// words: a `!` in the last free cell of its first row, or else in place of the last.
  func marked() -> WidgetDrawing {
    var marked = self
    let column = (0..<grid.columns).last { grid[$0, 0].glyph == " " } ?? grid.columns - 1
    marked.grid.put("!", column: column, row: 0, style: CellStyle(), clip: grid.bounds)
    marked.accessibilityLabel = "Settings cannot be read. \(accessibilityLabel)"
    return marked
  }
}
