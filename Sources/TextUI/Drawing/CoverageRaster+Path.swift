import struct Foundation.CGFloat

extension CoverageRaster {
  /// Covers the samples whose middle lies inside a path, in points from the upper left corner.
  mutating func cover(_ path: Path, isEvenOddFilled: Bool = false) {
    let pitch = CellMetrics.height.native / Double(Self.resolution)
    let lines = 0..<rows * Self.resolution
    if case .rectangle(let rect, let radii) = path.form, radii.largest == 0 {
      let xs = samples(rect.minX.native..<max(rect.minX, rect.maxX).native)
      for line in lines {
        let middle = CGFloat((Double(line) + 0.5) * pitch)
        if rect.minY <= middle && middle < rect.maxY { cover(xs, line: line) }
      }
      return
    }
    Scanlines(
      path.polylines, lines: lines, pitch: pitch, firstLine: pitch / 2,
      isEvenOddFilled: isEvenOddFilled
    ).forEach { line, xs in cover(samples(xs), line: line) }
  }

  /// The samples, a point wide each, whose middle lies in a stretch.
  private func samples(_ xs: Range<Double>) -> Range<Int> {
    let width = Double(columns * Self.resolution)
    let first = min(max(0, (xs.lowerBound - 0.5).rounded(.up)), width)
    let last = min(max(first, (xs.upperBound - 0.5).rounded(.up)), width)
    return Int(first)..<Int(last)
  }
}
