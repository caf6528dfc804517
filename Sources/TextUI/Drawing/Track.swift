/// An earlier line that a later one may follow: the track of a ring or of a progress bar.
struct Track {
  /// The line, in points from the upper left cell of ``area``.
  let polylines: [Polyline]
  let style: StrokeStyle
  let raster: DotRaster
  /// The cells of the dots, counted in the grid.
  let area: CellRect
  let center: CGPoint

  /// The narrowest line that is two dots thick, in points.
  static let filledWidth: CGFloat = 8

  /// The dots of the unfilled track, one dot thick.
  var thinned: DotRaster {
    var style = style
    style.lineWidth = 1
    var thin = DotRaster(columns: raster.columns, rows: raster.rows)
    thin.draw(polylines, style: style)
    return thin
  }

  /// Whether a later line runs along this one, or is an empty one around the same centre.
  func leads(_ later: DotRaster, at place: CellRect, center: CGPoint) -> Bool {
    if later.dotCount == 0 {
      return abs(center.x - self.center.x) < 1 && abs(center.y - self.center.y) < 1
    }
    if later.dotCount > raster.dotCount { return false }
    var strays = 0
    for row in 0..<later.rows {
      for column in 0..<later.columns {
        let dots = later[column, row]
        if dots.isEmpty { continue }
        let (x, y) = (place.column + column, place.row + row)
        let along =
          area.contains(column: x, row: y)
          ? raster[x - area.column, y - area.row] : []
        strays += dots.subtracting(along).count
      }
    }
    return strays * 8 <= later.dotCount
  }
}

extension DrawingContext {
  /// Thins the last line if a later one runs along it, so that the filled part of a ring is legible
  /// without colour; returns whether it does.
  mutating func thinTrack(under later: DotRaster, at place: CellRect) -> Bool {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard let track, track.leads(later, at: place, center: center) else { return false }
    let thin = track.thinned
    for row in 0..<thin.rows {
      for column in 0..<thin.columns {
        grid.replace(
          track.raster[column, row], by: thin[column, row], column: track.area.column + column,
          row: track.area.row + row, in: glyphSet)
      }
    }
    return true
  }
}
