/// Areas combined from two paths.
///
/// Curves become lines within half a point of them, as in drawing, and points are rounded to
/// 1/1024. A path beyond the drawable 100 000 points has no area.
extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(isInside: true, other, eoFill: eoFill)
  }

  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(isInside: false, other, eoFill: eoFill)
  }

  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    func isIn(_ turns: Int) -> Bool { eoFill ? turns % 2 != 0 : turns != 0 }
    return Outlines(isDrawable ? polylines : [], other.isDrawable ? other.polylines : [])
      .path { isInside(isIn($0.x), isIn($0.y)) }
  }

  private func line(isInside: Bool, _ other: Path, eoFill: Bool) -> Path {
    guard isDrawable else { return Path() }
    let area = other.isDrawable ? other.polylines : []
    var path = Path()
    for polyline in polylines {
      var points: [CGPoint] = []
      for segment in polyline.segments {
        let cuts = ([0, 1] + segment.fractions(crossing: area)).sorted()
        for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
          let middle = segment.point(at: (from + to) / 2)
          if area.contains(middle, isEvenOddFilled: eoFill) == isInside {
            if points.isEmpty { points.append(segment.point(at: from)) }
            points.append(segment.point(at: to))
          } else {
            path.addLines(points)
            points = []
          }
        }
      }
      path.addLines(points)
    }
    return path
  }
}

extension Polyline.Segment {
  /// The crossings with sides of areas, as fractions of its length.
  fileprivate func fractions(crossing area: [Polyline]) -> [CGFloat] {
    var fractions: [CGFloat] = []
    let (across, down) = (end.x - start.x, end.y - start.y)
    for polyline in area {
      polyline.forEachSide { first, second in
        // The distances of the side's ends to the right of the line, and of the line's ends to the
        // right of the side.
        let (dx, dy) = (second.x - first.x, second.y - first.y)
        let from = dx * (start.y - first.y) - dy * (start.x - first.x)
        let to = dx * (end.y - first.y) - dy * (end.x - first.x)
        let left = across * (first.y - start.y) - down * (first.x - start.x)
        let right = across * (second.y - start.y) - down * (second.x - start.x)
        if from * to < 0 && left * right <= 0 { fractions.append(from / (from - to)) }
      }
    }
    return fractions
  }
}
