/// A character of box drawing as lines from the middle of a cell to its sides.
///
/// Lines are three pixels wide at most: a light line takes the middle pixel, a heavy line all
/// three, a double line the outer two.
///
/// Source: the names in The Unicode Standard 15.0, chart U+2500–U+257F, such as BOX DRAWINGS DOWN
/// LIGHT AND RIGHT HEAVY.
struct BoxDrawing {
  /// Its rectangles, in pixels from the upper left of the cell.
  private(set) var boxes: [MarkupShapes.Box] = []
  /// A path from the upper left of the cell, for diagonals and arcs.
  private(set) var curve: String?

  private var arms: [Side: Weight] = [:]

  private enum Side { case left, right, up, down }

  private enum Weight {
    case light, heavy, double

    init?(word: Substring) {
      switch word {
      case "LIGHT", "SINGLE": self = .light
      case "HEAVY": self = .heavy
      case "DOUBLE": self = .double
      default: return nil
      }
    }

    /// The pixels of its lines, counted from the middle one.
    var lines: [ClosedRange<Int>] {
      switch self {
      case .light: [0...0]
      case .heavy: [-1...1]
      case .double: [-1 ... -1, 1...1]
      }
    }
  }

  /// All of them, from U+2500 on.
  static let all = (0x2500...0x257F).compactMap(Unicode.Scalar.init).map(BoxDrawing.init)

  private init(_ scalar: Unicode.Scalar) {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    if words.contains("DIAGONAL") {
      let (rising, falling) = ("m8 0l-8 16", "m0 0l8 16")
      curve =
        words.contains("CROSS") ? rising + "m0-16l8 16" : words.last == "LEFT" ? rising : falling
      return
    }
    let first = words.lazy.compactMap(Weight.init).first ?? .light
    for part in words.split(separator: "AND") {
      let weight = part.lazy.compactMap(Weight.init).first ?? first
      for word in part { for side in Self.sides(word) { arms[side] = weight } }
    }
    if words.contains("ARC") {
      curve = arms[.down] == nil ? "m3.5 0v4q0 3.5" : "m3.5 16v-5q0-3.5"
      curve? += arms[.right] == nil ? " -3.5" : " 3.5"
      curve? += arms[.down] == nil ? " 3.5" : "-3.5"
      if arms[.right] != nil { curve? += "h1" }
    } else if let dash = words.firstIndex(of: "DASH") {
      addDashes(
        ["DOUBLE", "TRIPLE", "QUADRUPLE"].firstIndex(of: words[dash - 1]).map { $0 + 2 } ?? 1)
    } else {
      addArm(.left, opposite: .right, beside: (.up, .down))
      addArm(.right, opposite: .left, beside: (.up, .down))
      addArm(.up, opposite: .down, beside: (.left, .right))
      addArm(.down, opposite: .up, beside: (.left, .right))
    }
  }

  private static func sides(_ word: Substring) -> [Side] {
    switch word {
    case "LEFT": [.left]
    case "RIGHT": [.right]
    case "UP": [.up]
    case "DOWN": [.down]
    case "HORIZONTAL": [.left, .right]
    case "VERTICAL": [.up, .down]
    default: []
    }
  }

  private mutating func addArm(_ side: Side, opposite: Side, beside: (Side, Side)) {
    guard let weight = arms[side] else { return }
    let before = arms[beside.0], after = arms[beside.1]
    for line in weight.lines {
      // How far the line goes beyond the middle: corners close, and the inside of double lines
      // stays open.
      let reach: Int
      if weight == .double {
        let (near, far) = line.lowerBound < 0 ? (before, after) : (after, before)
        reach = near == .double ? -1 : far == .double ? 1 : 0
      } else if before == .double && after == .double && arms[opposite] == nil {
        reach = -1
      } else {
        let sides = [before, after]
        reach = sides.contains(.heavy) || sides.contains(.double) ? 1 : 0
      }
      switch side {
      case .left: add(along: 0..<4 + reach, across: line, isLevel: true)
      case .right: add(along: 3 - reach..<8, across: line, isLevel: true)
      case .up: add(along: 0..<8 + reach, across: line, isLevel: false)
      case .down: add(along: 7 - reach..<16, across: line, isLevel: false)
      }
    }
  }

  private mutating func addDashes(_ count: Int) {
    let isLevel = arms[.left] != nil
    let length = isLevel ? 8 : 16
    for line in (arms[.left] ?? arms[.up])?.lines ?? [] {
      for dash in 0..<count {
        let end = length * (dash + 1) / count - length / 8
        add(along: length * dash / count..<end, across: line, isLevel: isLevel)
      }
    }
  }

  private mutating func add(along: Range<Int>, across line: ClosedRange<Int>, isLevel: Bool) {
    let middle = isLevel ? 7 : 3
    let across = middle + line.lowerBound..<middle + line.upperBound + 1
    boxes.append(
      isLevel ? MarkupShapes.Box(x: along, y: across) : MarkupShapes.Box(x: across, y: along))
  }
}
