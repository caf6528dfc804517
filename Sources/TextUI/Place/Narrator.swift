/// Collects the speech and the tappable parts of a placed picture without painting it.
struct Narrator {
  private(set) var speech = Speech()
  /// The tappable parts, inner ones before those around them.
  private(set) var taps: [TapRegion] = []
  private var brackets: [Open] = []

  /// The counts at a bracket's start and at the division of its parts.
  private struct Open {
    let bracket: PlacedItem.Bracket
    let cells: CellRect
    let start: (spoken: Int, tapped: Int)
    var middle: (spoken: Int, tapped: Int)
  }

  mutating func read(_ placed: PlacedTree) {
    for item in placed.items {
      switch item.content {
      case .leaf(.text(let index)): speech.say(placed.tree.texts[index].spokenText)
      case .leaf(.drawing(let index)): speech.say(placed.tree.drawings[index].spokenText)
      case .leaf(.fill), .leaf(.spacer), .leaf(.geometry): break
      case .reader(let number): read(placed.readers[number])
      case .begin(let bracket):
        brackets.append(Open(bracket: bracket, cells: item.cells, start: mark, middle: mark))
      case .divide:
        if !brackets.isEmpty { brackets[brackets.count - 1].middle = mark }
      case .end: if let open = brackets.popLast() { end(open, placed.tree) }
      }
    }
  }

  private var mark: (spoken: Int, tapped: Int) { (speech.count, taps.count) }

  private mutating func end(_ open: Open, _ tree: ResolvedTree) {
    switch open.bracket {
    case .background: speech.moveToEnd(open.start.spoken..<open.middle.spoken)
    case .mask:
      // Only the outline of a mask is visible.
      speech.cut(from: open.middle.spoken)
      taps.removeSubrange(open.middle.tapped...)
    case .effect(.accessibility(let index)):
      speech.replace(from: open.start.spoken, tree.accessibility[index])
      // The label names a single tappable part.
      let words = speech.suffix(from: open.start.spoken)
      if taps.count == open.start.tapped + 1, words.count > 0 {
        taps[open.start.tapped].speech = words
      }
    case .effect(.tap(let index)):
      // An invisible part cannot be tapped.
      if open.cells.isEmpty { return }
      taps.append(
        TapRegion(
          action: tree.taps[index], area: open.cells,
          speech: speech.suffix(from: open.start.spoken)))
    case .effect(.opacity), .effect(.hidden), .effect(.transform), .effect(.colors),
      .effect(.clip), .effect(.clipShape), .effect(.accented), .effect(.coordinateSpace):
      break
    }
  }
}
