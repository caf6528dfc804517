extension PlotSteps {
  mutating func addPoints() {
    var groups: [Int: [CGPoint]] = [:]
    var order: [Int] = []
    var count = 0
    for mark in model.marks where mark.form == .point || mark.form == .line {
      let traits = model.traits[mark.traits]
      let hasSymbol =
        mark.form == .point || traits.symbol != nil || traits.value(.symbol) != nil
      guard hasSymbol, !traits.hasOwnSymbol, let point = place(of: mark, traits) else { continue }
      if groups[mark.traits] == nil { order.append(mark.traits) }
      groups[mark.traits, default: []].append(point)
      count += 1
    }
    // Dots show more than overlapping symbols, but only symbols distinguish series.
    let isDense = count > columns * rows / 3 && model.looks.legend.count < 2
    for traits in order {
      guard let points = groups[traits] else { continue }
      let paint = model.looks.paints[traits]
      if isDense {
        steps.append(.dots(points, paint))
        continue
      }
      let isSmall = model.traits[traits].symbolArea.map { $0 < 30 } ?? isSmall(traits)
      steps.append(
        .symbols(
          points,
          model.looks.symbols[traits].glyph(in: model.environment.glyphSet, isSmall: isSmall), paint
        ))
    }
  }

  /// Whether the value for the symbol's size is in the lower half.
  private func isSmall(_ traits: Int) -> Bool {
    guard let size = model.traits[traits].value(.symbolSize)?.coordinate else { return false }
    let sizes = model.traits.compactMap { $0.value(.symbolSize)?.coordinate }.filter(\.isFinite)
    guard let low = sizes.min(), let high = sizes.max(), size.isFinite else { return false }
    // Adds halves, since the sum of two large numbers may overflow.
    return size < low / 2 + high / 2
  }

  private func place(of mark: Mark, _ traits: MarkTraits) -> CGPoint? {
    func place(_ place: Place, along axis: Axis, _ length: CGFloat) -> CGFloat? {
      switch place {
      case .whole: return length / 2
      case .points(let start, _): return start ?? length / 2
      case .at, .span, .bin:
        return place.middle.flatMap { geometry.place($0, along: axis) }
          .map { PlotGeometry.within($0, length) }
      }
    }
    guard let x = place(mark.x, along: .horizontal, geometry.size.width),
      let y = place(mark.y, along: .vertical, geometry.size.height)
    else { return nil }
    return CGPoint(x: x + traits.offset.width, y: y + traits.offset.height)
  }
}
