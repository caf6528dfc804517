import TextUI

/// The rows of a view in an area of cells, without spaces at their ends.
@MainActor
func draw<Content: View>(
  _ content: Content, _ columns: Int, _ rows: Int = 1,
  environment: EnvironmentValues = EnvironmentValues()
) -> [String] {
  let renderer = CellRenderer(
    content: content, columns: columns, rows: rows, environment: environment)
  return renderer.render().grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
    .map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return String(row)
    }
}

/// The columns and rows a view takes of an area of cells.
@MainActor
func size<Content: View>(_ content: Content, _ columns: Int, _ rows: Int = 1) -> [Int] {
  let size = CellRenderer(
    content: content, columns: columns, rows: rows, environment: EnvironmentValues()
  ).contentSize()
  return [size.columns, size.rows]
}

/// A view that takes all it is offered and fills a row of it with a letter.
struct Letters: View {
  let letter: String

  init(_ letter: String) { self.letter = letter }

  var body: some View {
    Color.clear.overlay(alignment: .leading) {
      // One letter after the other: a text that is cut ends in an ellipsis.
      HStack(spacing: 0) { ForEach(0..<60) { _ in Text(letter) } }.fixedSize()
    }
    .clipped()
  }
}
