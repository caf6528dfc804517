extension Path {
  /// As in SwiftUI, `clockwise` is for a y axis that grows upwards: here `false` runs clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise, delta > 0 {
      delta -= turn * (delta / turn).rounded(.up)
    } else if !clockwise, delta < 0 {
      delta += turn * (-delta / turn).rounded(.up)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = delta.radians.isNaN ? 0 : min(max(delta.radians, -2 * .pi), 2 * .pi)
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    // Source: the cubic whose middle lies on the arc; see `kappa` for the quarter circle.
    let half = Angle(radians: step / 4)
    let reach = radius * CGFloat(4 / 3 * half.sine / half.cosine)
    func point(_ angle: Angle, forwards: CGFloat = 0) -> CGPoint {
      let (x, y) = (CGFloat(angle.cosine), CGFloat(angle.sine))
      return CGPoint(
        x: center.x + radius * x - forwards * y, y: center.y + radius * y + forwards * x
      ).applying(transform)
    }
    let start = point(startAngle)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    for piece in 0..<pieces {
      let from = Angle(radians: startAngle.radians + step * Double(piece))
      let to = Angle(radians: from.radians + step)
      addCurve(
        to: point(to), control1: point(from, forwards: reach),
        control2: point(to, forwards: -reach))
    }
  }

  /// Does nothing without a current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    let (before, after) = (start.distance(to: corner), end.distance(to: corner))
    if before == 0 || after == 0 || radius <= 0 { return addLine(to: corner) }
    let product =
      (start.x - corner.x) * (end.x - corner.x) + (start.y - corner.y) * (end.y - corner.y)
    let cosine = min(max(Double(product / (before * after)), -1), 1)
    if abs(cosine) > 0.999_999 { return addLine(to: corner) }
    let half = Angle(dx: (1 + cosine).squareRoot(), dy: (1 - cosine).squareRoot())
    let reach = radius * CGFloat(half.cosine / half.sine)
    let begin = corner.interpolated(to: start, by: reach / before)
    let finish = corner.interpolated(to: end, by: reach / after)
    // The arc turns by half a turn minus the corner's angle.
    let quarter = Angle(radians: (.pi - 2 * half.radians) / 4)
    let bend = radius / reach * CGFloat(4 / 3 * quarter.sine / quarter.cosine)
    addLine(to: begin)
    addCurve(
      to: finish, control1: begin.interpolated(to: corner, by: bend),
      control2: finish.interpolated(to: corner, by: bend))
  }
}
