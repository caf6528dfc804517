extension Path {
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(form: .stroke(self, style)) }

  /// Returns the part of the path between two fractions of its length, 0…1, as straight lines.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(0, start), min(1, end))
    if start == 0 && end == 1 { return self }
    let polylines = self.polylines
    let total = polylines.reduce(0) { $0 + $1.length }
    var path = Path()
    var position: CGFloat = 0
    for polyline in polylines {
      let length = polyline.length
      let part = polyline.part(from: total * start - position, to: total * end - position)
      path.addLines(part.points)
      position += length
    }
    return path
  }

  /// The outline of a stroke: a box for each segment, a disc for each corner.
  func outline(of style: StrokeStyle) -> [Element] {
    var outline = Path()
    for polyline in polylines {
      polyline.forEachDash(of: style) { outline.addOutline(of: $0, style: style) }
    }
    return outline.elements
  }

  private mutating func addOutline(of polyline: Polyline, style: StrokeStyle) {
    let radius = style.lineWidth / 2
    for segment in polyline.segments {
      let length = segment.length
      if length == 0 { continue }
      let across = CGSize(
        width: (segment.end.y - segment.start.y) / length * radius,
        height: (segment.start.x - segment.end.x) / length * radius)
      addLines([
        segment.start.moved(by: across, -1), segment.end.moved(by: across, -1),
        segment.end.moved(by: across, 1), segment.start.moved(by: across, 1),
      ])
      closeSubpath()
    }
    for corner in style.lineCap == .round ? polyline.points : polyline.inner {
      addEllipse(
        in: CGRect(
          x: corner.x - radius, y: corner.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}

extension CGPoint {
  fileprivate func moved(by step: CGSize, _ times: CGFloat) -> CGPoint {
    CGPoint(x: x + step.width * times, y: y + step.height * times)
  }
}
