/// The shapes in markup, one path for each colour: backgrounds, blocks, lines and braille, which no
/// font draws exactly as large as a cell.
///
/// Everything but curves and dots stands on whole pixels.
struct MarkupShapes {
  struct Box {
    var x: Range<Int>
    var y: Range<Int>

    fileprivate func moved(to place: (x: Int, y: Int)) -> Box {
      Box(
        x: x.lowerBound + place.x..<x.upperBound + place.x,
        y: y.lowerBound + place.y..<y.upperBound + place.y)
    }

    fileprivate var turned: Box { Box(x: y, y: x) }
  }

  fileprivate enum Style { case fill, dashes, gaps, line, dots }

  fileprivate struct Pen: Hashable {
    let style: Style
    let color: RGBA
  }

  /// The pens in the order of their first use, and the curves and dots of each.
  private var pens: [(pen: Pen, path: String)] = []
  private var numbers: [Pen: Int] = [:]
  private var boxes: [(pen: Int, box: Box)] = []

  /// Whether a glyph other than a cluster is drawn as a shape.
  static func draws(_ value: UInt32) -> Bool {
    (0x2500..<0x25A0).contains(value) || (0x2800..<0x2900).contains(value)
  }

  mutating func fill(_ box: Box, _ color: RGBA) { boxes.append((number(of: .fill, color), box)) }

  /// Draws a glyph of one cell with its upper left at `place`; of a shade only the part right of
  /// `left`.
  mutating func draw(_ value: UInt32, at place: (x: Int, y: Int), _ color: RGBA, from left: Int = 0)
  {
    switch value {
    case 0x2591...0x2593: drawShade(Int(value - 0x2590), at: place, color, from: left)
    case 0x2580..<0x25A0:
      for box in Self.blocks[Int(value - 0x2580)] { fill(box.moved(to: place), color) }
    case 0x2500..<0x2580:
      let drawing = BoxDrawing.all[Int(value - 0x2500)]
      for box in drawing.boxes { fill(box.moved(to: place), color) }
      if let curve = drawing.curve {
        pens[number(of: .line, color)].path += "M\(place.x) \(place.y)\(curve)"
      }
    case 0x2801..<0x2900:
      let pen = number(of: .dots, color)
      for (x, y) in (0..<8).map({ ($0 % 2, $0 / 2) })
      where UInt8(value & 0xFF) & DotPattern.bit(x: x, y: y) != 0 {
        pens[pen].path += "M\(place.x + 2 + 4 * x) \(place.y + 2 + 4 * y)h0"
      }
    default: break
    }
  }

  /// Draws squares of 2 × 2 pixels that cover that many quarters of a cell.
  private mutating func drawShade(
    _ quarters: Int, at place: (x: Int, y: Int), _ color: RGBA, from left: Int
  ) {
    for line in 0..<8 {
      let style: Style
      switch (quarters, line % 2) {
      case (1, 1): continue
      case (3, 1): style = .fill
      case (2, 1): style = line % 4 == 1 ? .gaps : .dashes
      default: style = line % 4 == 0 ? .dashes : .gaps
      }
      let box = Box(x: left..<8, y: 2 * line..<2 * line + 2)
      boxes.append((number(of: style, color), box.moved(to: place)))
    }
  }

  private mutating func number(of style: Style, _ color: RGBA) -> Int {
    let pen = Pen(style: style, color: color)
    if let number = numbers[pen] { return number }
    numbers[pen] = pens.count
    pens.append((pen, ""))
    return pens.count - 1
  }

  /// The boxes of the block elements, from U+2580 on; none for shades.
  private static let blocks: [[Box]] = {
    var blocks = [[Box]](repeating: [], count: 32)
    for ink in CoveragePattern.Ink.blocks where (0x2580..<0x25A0).contains(ink.scalar.value) {
      var boxes: [(pen: Int, box: Box)] = []
      for sample in 0..<64 where ink.samples >> UInt64(sample) & 1 == 1 {
        let (x, y) = (sample % 8, sample / 8 * 2)
        boxes.append((0, Box(x: x..<x + 1, y: y..<y + 2)))
      }
      blocks[Int(ink.scalar.value - 0x2580)] = joined(boxes).map(\.box)
    }
    return blocks
  }()
}

extension MarkupShapes {
  /// The paths in drawing order.
  var markup: String {
    if pens.isEmpty { return "" }
    var paths = pens
    for (pen, box) in Self.joined(boxes) {
      let (width, height) = (box.x.count, box.y.count)
      switch pens[pen].pen.style {
      case .dashes, .gaps:
        paths[pen].path += "M\(box.x.lowerBound) \(box.y.lowerBound + 1)h\(width)"
      case .fill, .line, .dots:
        paths[pen].path += "M\(box.x.lowerBound) \(box.y.lowerBound)h\(width)v\(height)h-\(width)z"
      }
    }
    let elements = paths.map { pen, path in "<path \(pen.attributes) d=\"\(path)\"/>" }
    return "<g shape-rendering=\"crispEdges\">\(elements.joined())</g>"
  }

  /// Joins boxes of one pen, first side by side, then one below the other.
  private static func joined(_ boxes: [(pen: Int, box: Box)]) -> [(pen: Int, box: Box)] {
    joinedAcross(joinedAcross(boxes).map { ($0.pen, $0.box.turned) }).map {
      ($0.pen, $0.box.turned)
    }
  }

  private static func joinedAcross(_ boxes: [(pen: Int, box: Box)]) -> [(pen: Int, box: Box)] {
    struct Side: Hashable {
      let pen: Int, x: Int, y: Range<Int>
    }
    var joined: [(pen: Int, box: Box)] = []
    var rightSides: [Side: Int] = [:]
    for (pen, box) in boxes {
      let left = rightSides.removeValue(forKey: Side(pen: pen, x: box.x.lowerBound, y: box.y))
      if let left {
        joined[left].box.x = joined[left].box.x.lowerBound..<box.x.upperBound
      } else {
        joined.append((pen, box))
      }
      rightSides[Side(pen: pen, x: box.x.upperBound, y: box.y)] = left ?? joined.count - 1
    }
    return joined
  }
}

extension MarkupShapes.Pen {
  fileprivate var attributes: String {
    let stroke = "stroke=\"\(color.hex)\" stroke-width=\"2\" shape-rendering=\"auto\" "
    return switch style {
    case .fill: "fill=\"\(color.hex)\""
    case .dashes: stroke + "stroke-dasharray=\"2\""
    case .gaps: stroke + "stroke-dasharray=\"2\" stroke-dashoffset=\"2\""
    case .line: "fill=\"none\" stroke=\"\(color.hex)\" shape-rendering=\"auto\""
    case .dots: stroke + "stroke-linecap=\"round\""
    }
  }
}
