import TextUI

/// The level in some columns of a chart as an area: a step a column.
struct LevelShape: Shape {
  let scale: LevelScale
  let columns: Range<Int>

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(scale.levels.count)
    return Path { path in
      path.move(to: CGPoint(x: CGFloat(columns.lowerBound) * width, y: rect.height))
      for column in columns {
        let y = scale.y(of: scale.levels[column], in: rect.height)
        path.addLine(to: CGPoint(x: CGFloat(column) * width, y: y))
        path.addLine(to: CGPoint(x: CGFloat(column + 1) * width, y: y))
      }
      path.addLine(to: CGPoint(x: CGFloat(columns.upperBound) * width, y: rect.height))
      path.closeSubpath()
    }
  }
}

/// A line across a chart or down it, as far as it lies on the level or beside it: on the level it
/// needs another colour to be seen.
struct LevelLine: Shape {
  enum Course {
    /// Dashes across, at the height of a level in mg.
    case across(Double)
    /// Down at the left edge of a column.
    case down(column: Int, isDotted: Bool)
  }

  let scale: LevelScale
  let courses: [Course]
  let isOnLevel: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      for course in courses { add(course, to: &path, in: rect) }
    }
  }

  private func add(_ course: Course, to path: inout Path, in rect: CGRect) {
    let width = rect.width / CGFloat(scale.levels.count)
    switch course {
    case .across(let level):
      let y = scale.y(of: level, in: rect.height)
      for column in stride(from: 0, to: scale.levels.count, by: 2) {
        let start = CGPoint(x: CGFloat(column) * width, y: y)
        add(start, CGPoint(x: start.x + width, y: y), column, to: &path, in: rect)
      }
    case .down(let column, let isDotted):
      guard scale.levels.indices.contains(column) else { return }
      let x = CGFloat(column) * width + 2
      for y in stride(from: isDotted ? 4 : 0, to: rect.height, by: isDotted ? 8 : 4) {
        add(CGPoint(x: x, y: y), CGPoint(x: x, y: y + 4), column, to: &path, in: rect)
      }
    }
  }

  /// Adds a piece that lies within one cell: on the level where that covers half of the cell, to
  /// the nearest of its eighths.
  private func add(
    _ start: CGPoint, _ end: CGPoint, _ column: Int, to path: inout Path, in rect: CGRect
  ) {
    let middle = ((start.y / CellMetrics.height).rounded(.down) + 0.5) * CellMetrics.height
    guard (scale.y(of: scale.levels[column], in: rect.height) < middle + 1) == isOnLevel else {
      return
    }
    path.move(to: start)
    path.addLine(to: end)
  }
}
