/// Reads from a placed picture what it says and which parts of it can be tapped; nothing is painted
/// for it.
struct Narrator {
  private(set) var speech = Speech()
  /// The parts that can be tapped, inner ones before those around them.
  private(set) var taps: [TapRegion] = []
  private var brackets: [Open] = []

  /// What was said and noted when a bracket began, and where its parts meet.
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
      // What it is made of is seen only as an outline.
      speech.cut(from: open.middle.spoken)
      taps.removeSubrange(open.middle.tapped...)
    case .effect(.accessibility(let index)):
      speech.replace(from: open.start.spoken, tree.accessibility[index])
      // Of one part that can be tapped it is the name.
      let words = speech.suffix(from: open.start.spoken)
      if taps.count == open.start.tapped + 1, words.count > 0 {
        taps[open.start.tapped].speech = words
      }
    case .effect(.tap(let index)):
      // A part of which nothing can be seen cannot be tapped.
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
