/// The outlines of two areas, cut where they meet, so that each edge separates two regions.
///
/// Points are whole numbers of 1/1024 point: the side of an edge on which a point lies is exact,
/// and shared edges are found. Rounding a crossing moves an edge by half of that at most.
struct Outlines {
  /// Whole numbers below 2²⁸, so that products of differences fit, even of doubled ones.
  fileprivate struct GridPoint: Hashable {
    static let resolution: CGFloat = 1024

    var x: Int
    var y: Int

    func isBefore(_ other: GridPoint) -> Bool { (y, x) < (other.y, other.x) }
  }

  /// An edge that leads down, or to the right.
  fileprivate struct Edge {
    var start: GridPoint
    var end: GridPoint
    /// For each area, the outlines running along it minus those running back.
    var turns: SIMD2<Int>

    /// The side of a point as seen along the edge: below 0 to the left, which for an edge that
    /// leads down is the right of the picture, above 0 to the right, 0 on its line.
    func side(of point: GridPoint, scale: Int = 1) -> Int {
      (end.x - start.x) * scale * (point.y - start.y * scale)
        - (end.y - start.y) * scale * (point.x - start.x * scale)
    }

    /// Whether a point of its line lies between its ends.
    func holds(_ point: GridPoint) -> Bool { start.isBefore(point) && point.isBefore(end) }
  }

  /// Sorted by their starts, without duplicates.
  private var edges: [Edge] = []

  /// Cuts the outlines of two areas; O(n²) for n edges at one height.
  init(_ first: [Polyline], _ second: [Polyline]) {
    add(first, turn: [1, 0])
    add(second, turn: [0, 1])
    // A cut moves an edge, which may then meet others, but never lengthens them: the loop ends.
    repeat { merge() } while cut()
  }

  private mutating func add(_ polylines: [Polyline], turn: SIMD2<Int>) {
    for polyline in polylines {
      polyline.forEachSide { start, end in
        let (start, end) = (GridPoint(start), GridPoint(end))
        edges.append(
          start.isBefore(end)
            ? Edge(start: start, end: end, turns: turn)
            : Edge(start: end, end: start, turns: SIMD2(repeating: 0) &- turn))
      }
    }
  }

  /// Merges edges between the same points, and drops those that cancel out.
  private mutating func merge() {
    edges.sort {
      ($0.start.y, $0.start.x, $0.end.y, $0.end.x) < ($1.start.y, $1.start.x, $1.end.y, $1.end.x)
    }
    var merged: [Edge] = []
    merged.reserveCapacity(edges.count)
    for edge in edges where edge.start != edge.end {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].turns &+= edge.turns
      } else {
        if merged.last?.turns == [0, 0] { merged.removeLast() }
        merged.append(edge)
      }
    }
    if merged.last?.turns == [0, 0] { merged.removeLast() }
    edges = merged
  }

  /// Cuts the edges where they meet; returns whether any did.
  private mutating func cut() -> Bool {
    var cuts = [[GridPoint]](repeating: [], count: edges.count)
    for index in edges.indices {
      let edge = edges[index]
      for other in edges[(index + 1)...].indices {
        if edges[other].start.y > edge.end.y { break }
        let (points, otherPoints) = edge.cuts(with: edges[other])
        cuts[index] += points
        cuts[other] += otherPoints
      }
    }
    if cuts.allSatisfy(\.isEmpty) { return false }
    edges = zip(edges, cuts).flatMap { $0.parts(at: $1) }
    return true
  }

  /// The outline of the regions for which `isInside` holds, given the winding numbers of both
  /// areas; it runs clockwise, with the areas on its right; O(n²) for n edges at one height.
  func path(where isInside: (SIMD2<Int>) -> Bool) -> Path {
    var steps: [GridPoint: [GridPoint]] = [:]
    var starts: [GridPoint] = []
    for edge in edges {
      let turns = turns(rightOf: edge)
      let isRightInside = isInside(turns)
      if isRightInside == isInside(turns &+ edge.turns) { continue }
      let (start, end) = isRightInside ? (edge.start, edge.end) : (edge.end, edge.start)
      steps[start, default: []].append(end)
      starts.append(start)
    }
    var path = Path()
    for start in starts {
      var part = [start.point]
      var end = start
      while let next = steps[end]?.popLast() {
        end = next
        part.append(next.point)
      }
      if part.count < 2 { continue }
      path.addLines(part.dropLast())
      path.closeSubpath()
    }
    return path
  }

  /// The winding numbers right of an edge, as seen along it: counted from its middle to the left.
  private func turns(rightOf edge: Edge) -> SIMD2<Int> {
    // Doubled coordinates keep the middle a whole number.
    let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
    var turns = SIMD2(0, 0)
    for other in edges {
      if 2 * other.start.y > middle.y { break }
      if middle.y < 2 * other.end.y, other.side(of: middle, scale: 2) < 0 { turns &+= other.turns }
    }
    return turns
  }
}

extension Outlines.GridPoint {
  fileprivate init(_ point: CGPoint) {
    x = Int((point.x * Self.resolution).rounded())
    y = Int((point.y * Self.resolution).rounded())
  }

  fileprivate var point: CGPoint {
    CGPoint(x: CGFloat(x) / Self.resolution, y: CGFloat(y) / Self.resolution)
  }
}

extension Outlines.Edge {
  /// The points at which to cut this edge and another one.
  fileprivate func cuts(
    with other: Self
  ) -> (own: [Outlines.GridPoint], others: [Outlines.GridPoint]) {
    if max(start.x, end.x) < min(other.start.x, other.end.x)
      || max(other.start.x, other.end.x) < min(start.x, end.x)
    {
      return ([], [])
    }
    let (first, second) = (side(of: other.start), side(of: other.end))
    let (third, fourth) = (other.side(of: start), other.side(of: end))
    if first.signum() * second.signum() < 0 && third.signum() * fourth.signum() < 0 {
      let fraction = Double(third) / (Double(third) - Double(fourth))
      let crossing = Outlines.GridPoint(
        x: start.x + Int((Double(end.x - start.x) * fraction).rounded()),
        y: start.y + Int((Double(end.y - start.y) * fraction).rounded()))
      return (
        [crossing].filter { $0 != start && $0 != end },
        [crossing].filter { $0 != other.start && $0 != other.end }
      )
    }
    return (
      (first == 0 && holds(other.start) ? [other.start] : [])
        + (second == 0 && holds(other.end) ? [other.end] : []),
      (third == 0 && other.holds(start) ? [start] : [])
        + (fourth == 0 && other.holds(end) ? [end] : [])
    )
  }

  /// The edge from point to point, without points that would lead back, which only rounding makes.
  fileprivate func parts(at points: [Outlines.GridPoint]) -> [Self] {
    if points.isEmpty { return [self] }
    let (across, down) = (end.x - start.x, end.y - start.y)
    func distance(_ point: Outlines.GridPoint) -> Int { across * point.x + down * point.y }
    var route = [start]
    for point in points.sorted(by: { distance($0) < distance($1) }) + [end] {
      let last = route[route.count - 1]
      let isOnward =
        (point.x - last.x) * across.signum() >= 0 && (end.x - point.x) * across.signum() >= 0
        && point.y >= last.y && point.y <= end.y
      if isOnward && point != last { route.append(point) }
    }
    return zip(route, route.dropFirst()).map { from, to in
      from.isBefore(to)
        ? Self(start: from, end: to, turns: turns)
        : Self(start: to, end: from, turns: SIMD2(repeating: 0) &- turns)
    }
  }
}
