import CStandardLibrary

extension PlotSteps {
  /// Assigns each sector its part of the circle, in order.
  struct Sectors {
    private let total: Double
    private var end = 0.0

    init(_ marks: [Mark]) {
      total = marks.lazy.filter { $0.form == .sector }.compactMap(\.x.middle)
        .reduce(0) { $0 + Swift.max($1, 0) }
    }

    /// The part of the circle for a sector, as fractions; `nil` without a positive value.
    mutating func next(_ mark: Mark) -> ClosedRange<Double>? {
      guard case .at(let value) = mark.x, value > 0, total > 0, total.isFinite else { return nil }
      let start = end
      // The shares may add up to slightly more than 1.
      end = Swift.min(end + value / total, 1)
      return start...Swift.max(start, end)
    }
  }

  mutating func addSector(_ sector: ClosedRange<Double>, _ mark: Mark) {
    let (center, most) = (CGPoint(x: whole.midX, y: whole.midY), min(whole.width, whole.height) / 2)
    func radius(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
      min(dimension.length(of: most, automatic: automatic), most)
    }
    let outer = radius(mark.height, automatic: 1)
    let inner = min(radius(mark.width, automatic: 0), outer)
    // Two degrees per step, finer than the dots of the largest family.
    let steps = max(2, Int((sector.upperBound - sector.lowerBound) * 180))
    func point(_ step: Int, _ radius: CGFloat) -> CGPoint {
      let share =
        sector.lowerBound
        + (sector.upperBound - sector.lowerBound) * Double(step) / Double(steps)
      // A pie begins at the top, angles on the right.
      let angle = (share - 0.25) * 2 * Double.pi
      return CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    var points = (0...steps).map { point($0, outer) }
    points += inner > 0 ? (0...steps).reversed().map { point($0, inner) } : [center]
    let outline = Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
    self.steps.append(
      .fill(
        outline, in: whole, model.looks.paints[mark.traits],
        texture: model.looks.textures[mark.traits]))
  }
}
