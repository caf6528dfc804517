/// A transform about a unit point of the view it changes.
struct AnchoredTransform {
  let transform: CGAffineTransform
  let anchor: UnitPoint
}

extension DrawingContext {
  /// Transforms the paths drawn from now on about a point of an area (absolute points).
  mutating func turn(by anchored: AnchoredTransform, of area: CGRect) {
    let turn = anchored.transform.about(anchored.anchor, of: area)
    if rotations.isEmpty { rotations.append(.identity) }
    rotations.append(turn.concatenating(rotations[Int(effects.rotation)]))
    effects.rotation = UInt32(rotations.count - 1)
  }

  /// Moves to a text's frame, with its middle where the rotation puts it.
  mutating func stand(in item: PlacedItem) {
    go(to: item)
    if effects.rotation == 0 { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let turned = middle.applying(rotations[Int(effects.rotation)])
    let shift = CGSize(width: turned.x - middle.x, height: turned.y - middle.y)
    // A rounding error must not move an unrotated text to the next cell.
    if max(abs(shift.width), abs(shift.height)) < 0.01 { return }
    go(to: frame.offsetBy(dx: shift.width, dy: shift.height))
  }

  /// An arrow, triangle or chevron as the transform in effect points it, to the nearest direction
  /// that has a glyph; other symbols unchanged.
  func turned(_ symbol: String) -> String {
    if effects.rotation == 0 { return symbol }
    // Each clockwise, from right.
    for ring in ["→↘↓↙←↖↑↗", "▶▼◀▲", "›⌄‹⌃", ">v<^"].map(Array.init) {
      guard let index = ring.firstIndex(where: { String($0) == symbol }) else { continue }
      let step = 2 * Double.pi / Double(ring.count)
      let tip = Angle(radians: step * Double(index))
      var turn = rotations[Int(effects.rotation)]
      (turn.tx, turn.ty) = (0, 0)
      let turned = CGPoint(x: tip.cosine, y: tip.sine).applying(turn)
      let steps = (Angle(dx: turned.x, dy: turned.y).radians / step).rounded()
      guard let steps = Int(exactly: steps) else { return symbol }
      return String(ring[(steps + ring.count) % ring.count])
    }
    return symbol
  }

  /// Draws a rotated path, in points from the upper left corner of the exact frame, and moves to
  /// its bounds meanwhile.
  mutating func draw(_ path: Path, turned turn: CGAffineTransform, paint: Paint, style: FillStyle) {
    let upright = frame
    let turned = path.thinBarAsLine.offsetBy(dx: upright.minX, dy: upright.minY).applying(turn)
    go(to: Path(upright).applying(turn).boundingRect)
    drawUpright(turned.offsetBy(dx: -frame.minX, dy: -frame.minY), paint: paint, style: style)
    go(to: upright)
  }
}

extension Path {
  /// A bar of up to a dot and a quarter as the line along it; other paths unchanged.
  ///
  /// Ticks and clock hands are such bars: slanted, so thin an area would cover no cell enough to be
  /// drawn.
  fileprivate var thinBarAsLine: Path {
    guard case .rectangle(let bar, _) = form else { return self }
    let width = min(bar.width, bar.height)
    if width <= 0 || width > CGFloat(DotRaster.pitch) * 1.25 { return self }
    let isLying = bar.width > bar.height
    let line = Path { path in
      path.move(to: CGPoint(x: isLying ? bar.minX : bar.midX, y: isLying ? bar.midY : bar.minY))
      path.addLine(to: CGPoint(x: isLying ? bar.maxX : bar.midX, y: isLying ? bar.midY : bar.maxY))
    }
    return line.strokedPath(StrokeStyle(lineWidth: width))
  }
}
