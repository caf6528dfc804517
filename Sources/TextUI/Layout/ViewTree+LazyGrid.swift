extension ViewTree {
  /// Arranges views in tracks of given lengths, line by line along the grid's axis.
  mutating func arrangeLazyGrid(
    _ node: Node, _ settings: LazyGridSettings, in proposal: ProposedViewSize
  ) -> CGSize {
    let axis = settings.axis
    let tracks = GridTrack.tracks(of: settings.items, across: axis.other, in: proposal[axis.other])
    if tracks.isEmpty { return .zero }
    let spacing = Spacing.snapped(settings.spacing, along: axis)
    var position: CGFloat = 0
    for first in stride(from: 0, to: node.childCount, by: tracks.count) {
      let line = first..<min(first + tracks.count, node.childCount)
      let length = line.reduce(0) { length, index in
        let offered = ProposedViewSize(axis, length: nil, across: tracks[index - first].length)
        return max(length, size(of: child(index, of: node), in: offered)[axis])
      }
      if first > 0 { position += spacing }
      for index in line {
        let track = tracks[index - first]
        let cell = CGSize(axis, length: length, across: track.length)
        let id = child(index, of: node)
        let offered = ProposedViewSize(axis, length: nil, across: track.length)
        let inside = origin(of: id, track.alignment ?? settings.alignment, in: cell, offered)
        let corner = CGSize(axis, length: position, across: track.start)
        place(id, at: CGPoint(x: corner.width + inside.x, y: corner.height + inside.y), offered)
      }
      position += length
    }
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    return CGSize(axis, length: position, across: across)
  }
}

/// A column or row of a lazy grid.
private struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The tracks that items come to: fixed ones first, then equal shares of what is left.
  ///
  /// The share is worked out again after each item, so that what a limit leaves goes to the items
  /// behind: of 100 points two flexible items, the first at most 20 long, take 20 and 80. One whose
  /// minimum is more than its share takes from those behind it, and the last may overflow.
  static func tracks(
    of items: [GridItem], across axis: Axis, in proposal: CGFloat?
  ) -> [GridTrack] {
    let standard = axis == .horizontal ? Spacing.horizontal : Spacing.vertical
    func spacing(after item: GridItem) -> CGFloat {
      item.spacing.map { Spacing.snapped($0, along: axis) } ?? standard
    }
    let gaps = items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    var remaining: CGFloat? = proposal.map { max(0, $0 - gaps) }
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size {
        remaining = remaining.map { max(0, $0 - length) }
      } else {
        flexible += 1
      }
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for item in items {
      let share: CGFloat? = remaining.map { $0 / CGFloat(max(flexible, 1)) }
      let lengths = lengths(of: item, spacing: spacing(after: item), share: share)
      if case .fixed = item.size {
      } else {
        flexible -= 1
        remaining = remaining.map { max(0, $0 - lengths.total(spacing: spacing(after: item))) }
      }
      for length in lengths {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + spacing(after: item)
      }
    }
    return tracks
  }

  private static func lengths(of item: GridItem, spacing: CGFloat, share: CGFloat?) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(0, length)]
    case .flexible(let minimum, let maximum): return [min(max(share ?? minimum, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      guard let share, share < .infinity else { return [minimum] }
      // n tracks and the n - 1 gaps between them fit while n × (minimum + spacing) is no more than
      // share + spacing: in 100 points, 30 each and 5 apart, (100 + 5) / 35 = 3. Rounding errors
      // must not cost a track, nor a minimum of nothing make endlessly many.
      let fitting = (share + spacing) / max(minimum + spacing, 1)
      let count = fitting > 1 ? Int(min(fitting + 1e-6, 1_000)) : 1
      let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(length, minimum), maximum), count: count)
    }
  }
}
