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
    func add(_ start: CGPoint, _ end: CGPoint) {
      path.move(to: start)
      path.addLine(to: end)
    }
    switch course {
    case .across(let level):
      let y = scale.y(of: level, in: rect.height)
      for column in stride(from: 0, to: scale.levels.count, by: 2)
      where (scale.edge(column, in: rect) <= y) == isOnLevel {
        let x = CGFloat(column) * width
        add(CGPoint(x: x, y: y), CGPoint(x: x + width, y: y))
      }
    case .down(let column, let isDotted):
      guard scale.levels.indices.contains(column) else { return }
      let x = CGFloat(column) * width + 2
      let edge = scale.edge(column, in: rect)
      let (top, bottom) = isOnLevel ? (edge, rect.height) : (0, edge)
      if !isDotted && top < bottom { add(CGPoint(x: x, y: top), CGPoint(x: x, y: bottom)) }
      guard isDotted else { return }
      for y in stride(from: top + 4, to: bottom, by: 8) {
        add(CGPoint(x: x, y: y), CGPoint(x: x, y: y + 4))
      }
    }
  }
}

extension LevelScale {
  /// Where in a column the cells begin of which the level covers half, to the nearest of eighths.
  fileprivate func edge(_ column: Int, in rect: CGRect) -> CGFloat {
    let top = y(of: levels[column], in: rect.height)
    let row = ((top - CellMetrics.height / 2 - 1) / CellMetrics.height).rounded(.down) + 1
    return min(max(row, 0) * CellMetrics.height, rect.height)
  }
}

/// The band above the level, a dot a cell: what more may be in the body than the curve says.
struct BandShape: Shape {
  let scale: LevelScale

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(scale.levels.count)
    return Path { path in
      for (index, level) in scale.band.enumerated() {
        let column = scale.now + 1 + index
        let top = max(scale.y(of: level, in: rect.height), 0) / CellMetrics.height
        let first = Int(top.rounded())
        let end = Int(scale.edge(column, in: rect) / CellMetrics.height)
        for row in first..<max(end, first) {
          // A quarter of a cell is a dot; every other column has it lower.
          let point = CGPoint(
            x: CGFloat(column) * width + 2,
            y: (CGFloat(row) + (column.isMultiple(of: 2) ? 0.25 : 0.75)) * CellMetrics.height)
          path.move(to: point)
          path.addLine(to: CGPoint(x: point.x, y: point.y + CellMetrics.height / 4))
        }
      }
    }
  }
}
