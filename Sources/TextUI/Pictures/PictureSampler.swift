import PictureDecoding

/// Samples a picture at the cells of its frame.
struct PictureSampler {
  let picture: Picture
  /// Its frame, in points of the grid.
  let place: CGRect
  let across: PictureAxis
  let down: PictureAxis

  private static let width = CellMetrics.width / CGFloat(CellPicture.sampleColumns)
  private static let height = CellMetrics.height / CGFloat(CellPicture.sampleRows)

  /// Calls `body` with each sample of an area, cell by cell, and its column and row.
  ///
  /// O(samples + pixels in them).
  func forEachSample(
    of area: CellRect, turned turn: CGAffineTransform?, body: (RGBA, Int, Int) -> Void
  ) {
    if let turn { return forEachTurnedSample(of: area, turn.inverted(), body: body) }
    let (across, down) = (CellPicture.sampleColumns, CellPicture.sampleRows)
    let columns = (area.column * across..<area.endColumn * across)
      .map { taps(self.across, at: CGFloat($0) * Self.width - place.minX, Self.width) }
    let rows = (area.row * down..<area.endRow * down)
      .map { taps(self.down, at: CGFloat($0) * Self.height - place.minY, Self.height) }
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        for y in 0..<CellPicture.sampleRows {
          for x in 0..<CellPicture.sampleColumns {
            body(
              Self.mean(
                of: picture, columns[column * CellPicture.sampleColumns + x],
                rows[row * CellPicture.sampleRows + y]),
              area.column + column, area.row + row)
          }
        }
      }
    }
  }

  private func forEachTurnedSample(
    of area: CellRect, _ back: CGAffineTransform, body: (RGBA, Int, Int) -> Void
  ) {
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        for y in 0..<CellPicture.sampleRows {
          for x in 0..<CellPicture.sampleColumns {
            let point = CGPoint(
              x: CGFloat(column) * CellMetrics.width + (CGFloat(x) + 0.5) * Self.width,
              y: CGFloat(row) * CellMetrics.height + (CGFloat(y) + 0.5) * Self.height
            ).applying(back)
            let left = point.x - place.minX - Self.height / 2
            let top = point.y - place.minY - Self.height / 2
            body(
              Self.mean(
                of: picture, taps(across, at: left, Self.height),
                taps(down, at: top, Self.height)),
              column, row)
          }
        }
      }
    }
  }

  private func taps(
    _ axis: PictureAxis, at start: CGFloat, _ length: CGFloat
  ) -> [PictureAxis.Tap] { axis.taps(from: start, to: start + length) }

  /// The mean light of some pixels; missing shares count as clear.
  static func mean(
    of picture: Picture, _ columns: [PictureAxis.Tap], _ rows: [PictureAxis.Tap]
  ) -> RGBA {
    var sum = SIMD4<Float>.zero
    for row in rows {
      for column in columns {
        let pixel = picture[column.pixel, row.pixel]
        let alpha = Float(pixel.alpha) * row.share * column.share
        let channels = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 1)
        var light = channels * channels * alpha
        light.w = alpha
        sum += light
      }
    }
    guard sum.w >= 0.5 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    let mean = (sum / sum.w).squareRoot().rounded(.toNearestOrEven)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return RGBA(
      red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z),
      alpha: UInt8(min(sum.w.rounded(), 255)))
  }
}
