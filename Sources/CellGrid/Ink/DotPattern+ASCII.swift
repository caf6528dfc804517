extension DotPattern {
  /// What ASCII characters look like on the dots of a cell.
  ///
  /// Where two are equally near, the earlier one is taken: plain strokes come before corners.
  private static let inks: [(bits: UInt8, character: UInt8)] = [
    (ink("..", "##", "..", ".."), UInt8(ascii: "-")),
    (ink("..", "..", "##", ".."), UInt8(ascii: "-")),
    (ink("#.", "#.", "#.", "#."), UInt8(ascii: "|")),
    (ink(".#", ".#", ".#", ".#"), UInt8(ascii: "|")),
    (ink(".#", ".#", "#.", "#."), UInt8(ascii: "/")),
    (ink("..", ".#", ".#", "#."), UInt8(ascii: "/")),
    (ink("..", ".#", "#.", "#."), UInt8(ascii: "/")),
    (ink(".#", ".#", "#.", ".."), UInt8(ascii: "/")),
    (ink(".#", "#.", "#.", ".."), UInt8(ascii: "/")),
    (ink("..", ".#", "#.", ".."), UInt8(ascii: "/")),
    (ink("#.", "#.", ".#", ".#"), UInt8(ascii: "\\")),
    (ink("..", "#.", "#.", ".#"), UInt8(ascii: "\\")),
    (ink("..", "#.", ".#", ".#"), UInt8(ascii: "\\")),
    (ink("#.", "#.", ".#", ".."), UInt8(ascii: "\\")),
    (ink("#.", ".#", ".#", ".."), UInt8(ascii: "\\")),
    (ink("..", "#.", ".#", ".."), UInt8(ascii: "\\")),
    (ink(".#", "#.", "#.", ".#"), UInt8(ascii: "(")),
    (ink("#.", ".#", ".#", "#."), UInt8(ascii: ")")),
    (ink("..", "..", "..", "##"), UInt8(ascii: "_")),
    (ink("##", "..", "..", ".."), UInt8(ascii: "\"")),
    (ink("..", "..", "..", "#."), UInt8(ascii: ".")),
    (ink("..", "..", "..", ".#"), UInt8(ascii: ".")),
    (ink("..", "..", "##", "##"), UInt8(ascii: ".")),
    (ink("#.", "..", "..", ".."), UInt8(ascii: "'")),
    (ink(".#", "..", "..", ".."), UInt8(ascii: "'")),
    (ink("##", "##", "..", ".."), UInt8(ascii: "\"")),
    (ink("..", "#.", "..", "#."), UInt8(ascii: ":")),
    (ink("..", ".#", "..", ".#"), UInt8(ascii: ":")),
    (ink("..", "##", "..", "##"), UInt8(ascii: "=")),
    (ink("##", "##", "##", "##"), UInt8(ascii: "#")),
  ]

  private static func ink(_ lines: StaticString...) -> UInt8 {
    var bits: UInt8 = 0
    for (y, line) in lines.enumerated() {
      for x in 0..<2 where line.utf8Start[x] == UInt8(ascii: "#") {
        bits |= bit(x: x, y: y)
      }
    }
    return bits
  }

  /// The ASCII character whose ink differs from `bits` in the fewest dots.
  static func nearestASCII(to bits: UInt8) -> Unicode.Scalar {
    var best = inks[0]
    for candidate in inks
    where (candidate.bits ^ bits).nonzeroBitCount < (best.bits ^ bits).nonzeroBitCount {
      best = candidate
    }
    return Unicode.Scalar(best.character)
  }
}
