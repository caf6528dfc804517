import TextUI

/// A view drawn in cells, its rows joined by line feeds, as a snapshot needs it.
@MainActor
func sketch<Content: View>(
  _ columns: Int, _ rows: Int, in set: GlyphSet = .unicode, @ViewBuilder _ content: () -> Content
) -> String { grid(columns, rows, in: set, content).plain() }

/// A view drawn in cells.
@MainActor
func grid<Content: View>(
  _ columns: Int, _ rows: Int, in set: GlyphSet = .unicode, @ViewBuilder _ content: () -> Content
) -> CellGrid {
  var environment = EnvironmentValues()
  environment.glyphSet = set
  return CellRenderer(
    content: content(), columns: columns, rows: rows, environment: environment
  ).render().grid
}
