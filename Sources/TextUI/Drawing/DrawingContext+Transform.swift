/// A transform whose origin is a point of what it changes.
struct AnchoredTransform {
  let transform: CGAffineTransform
  let anchor: UnitPoint
}

extension DrawingContext {
  /// Changes the paths that are drawn from now on by a transform whose origin is a point of an area
  /// (absolute points).
  mutating func turn(by anchored: AnchoredTransform, of area: CGRect) {
    let turn = anchored.transform.about(anchored.anchor, of: area)
    if rotations.isEmpty { rotations.append(.identity) }
    rotations.append(turn.concatenating(rotations[Int(effects.rotation)]))
    effects.rotation = UInt32(rotations.count - 1)
  }

  /// Goes where a text was placed, with its middle where it is turned to.
  mutating func stand(in item: PlacedItem) {
    go(to: item)
    if effects.rotation == 0 { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let turned = middle.applying(rotations[Int(effects.rotation)])
    let shift = CGSize(width: turned.x - middle.x, height: turned.y - middle.y)
    // What stays in its place must not go to the next cell by an error of rounding.
    if max(abs(shift.width), abs(shift.height)) < 0.01 { return }
    go(to: frame.offsetBy(dx: shift.width, dy: shift.height))
  }

  /// Draws a path that counts from the upper left corner of the exact frame, and the frame with
  /// it, turned.
  mutating func draw(_ path: Path, turned turn: CGAffineTransform, paint: Paint, style: FillStyle) {
    let upright = frame
    let turned = path.thinBarAsLine.offsetBy(dx: upright.minX, dy: upright.minY).applying(turn)
    go(to: Path(upright).applying(turn).boundingRect)
    drawUpright(turned.offsetBy(dx: -frame.minX, dy: -frame.minY), paint: paint, style: style)
    go(to: upright)
  }
}

extension Path {
  /// The line along a bar of up to a dot and a quarter; other paths as they are.
  ///
  /// Ticks and hands of a clock are such bars: slanted, so thin an area would cover no cell by
  /// enough to be drawn.
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
