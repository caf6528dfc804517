extension PlotSteps {
  mutating func addSector(_ mark: Mark) {
    guard let sector = mark.circlePart else { return }
    let (inner, outer) = geometry.radii(of: mark)
    // Two degrees per step, finer than the dots of the largest family.
    let steps = max(2, Int(sector.length * 180))
    func point(_ step: Int, _ radius: CGFloat) -> CGPoint {
      geometry.point(
        atPart: sector.lowerBound + sector.length * Double(step) / Double(steps), radius: radius)
    }
    var points = (0...steps).map { point($0, outer) }
    points += inner > 0 ? (0...steps).reversed().map { point($0, inner) } : [point(0, 0)]
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
