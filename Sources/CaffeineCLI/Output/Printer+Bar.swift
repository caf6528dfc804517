import TextUI

extension Printer {
  /// A bar for a share of the whole, 0…1, in at most `columns` cells.
  func bar(_ share: Double, columns: Int) -> String {
    CellRenderer(
      content: ShareBar(share: share).fill(), columns: columns, rows: 1,
      environment: EnvironmentValues(now: .distantPast)
    ).render()
      .grid.limited(to: glyphSet).plain()
  }
}

/// The left part of its frame, as wide as the share.
private struct ShareBar: Shape {
  let share: Double

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
  }
}
