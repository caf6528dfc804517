extension CoverageRaster {
  /// Covers the samples whose middle lies inside a path, in points from the upper left corner.
  mutating func cover(_ path: Path, isEvenOddFilled: Bool = false) {
    let pitch = CellMetrics.height.native / Double(Self.resolution)
    if case .rectangle(let rect, let radii) = path.form, radii.largest == 0 {
      let (top, bottom) = (rect.minY.native / pitch, rect.maxY.native / pitch)
      let xs = samples(rect.minX.native..<max(rect.minX, rect.maxX).native, cells: columns)
      return cover(xs, lines: samples(top..<max(top, bottom), cells: rows))
    }
    // Upright edges give the same range line after line, covered at once.
    var stretch = (xs: 0..<0, lines: 0..<0)
    Scanlines(
      path.polylines, lines: 0..<rows * Self.resolution, pitch: pitch, firstLine: pitch / 2,
      isEvenOddFilled: isEvenOddFilled
    ).forEach { line, xs in
      let xs = samples(xs, cells: columns)
      if xs == stretch.xs && line == stretch.lines.upperBound {
        stretch.lines = stretch.lines.lowerBound..<line + 1
      } else {
        cover(stretch.xs, lines: stretch.lines)
        stretch = (xs, line..<line + 1)
      }
    }
    cover(stretch.xs, lines: stretch.lines)
  }

  /// The samples of a line whose middles lie in a range, given in samples.
  ///
  /// With middles, adjoining areas share no sample and leave none out: 0 to 2.4 covers samples 0
  /// and 1, whose middles are 0.5 and 1.5, and 2.4 to 4 covers 2 and 3. A middle on an end of the
  /// range, within rounding errors, is outside at the left as at the right, so that a circle is
  /// equally far from both sides of its frame.
  private func samples(_ stretch: Range<Double>, cells: Int) -> Range<Int> {
    let end = Double(cells * Self.resolution)
    let first = min(max(0, (stretch.lowerBound - 0.499_999).rounded(.up)), end)
    let last = min(max(first, (stretch.upperBound - 0.500_001).rounded(.up)), end)
    return Int(first)..<Int(last)
  }
}
