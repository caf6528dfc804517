/// Paints a placed picture into a grid of cells, one item after the other.
///
/// ```swift
/// var painter = Painter(columns: 12, rows: 1, environment: environment)
/// painter.paint(placed)
/// print(painter.context.grid.plain())
/// ```
///
/// Frames are settled: it asks for no size. A list stores the state to restore at a bracket's end,
/// so that nested views take no call stack here.
@MainActor
struct Painter {
  var context: DrawingContext
  private var brackets: [Open] = []

  private enum Open {
    case effects(DrawingContext.Effects)
    /// A shape to clip to, and the grid and the clip before the clipped drawing.
    indirect case shape(ClipShape, PlacedItem, before: CellGrid, clip: CellRect)
    /// A view to mask, and the grid before it.
    indirect case masked(before: CellGrid)
    /// A mask, painted apart, and the context that it is for.
    indirect case mask(of: DrawingContext, before: CellGrid)
    /// The background of a view: the cells of its colours.
    case background([CellRect])
    case nothing
  }

  init(columns: Int, rows: Int, environment: EnvironmentValues) {
    context = DrawingContext(columns: columns, rows: rows, environment: environment)
  }

  mutating func paint(_ placed: PlacedTree) {
    for item in placed.items {
      switch item.content {
      case .leaf(let leaf): paint(leaf, at: item, placed)
      case .reader(let number): paint(placed.readers[number])
      case .begin(.effect(let effect)): begin(effect, at: item, placed.tree)
      case .begin(.mask): brackets.append(.masked(before: context.grid))
      case .begin(.background): brackets.append(.background([]))
      case .divide: divide()
      case .end: end()
      }
    }
  }

  private mutating func paint(_ leaf: Node.Leaf, at item: PlacedItem, _ placed: PlacedTree) {
    switch leaf {
    case .text(let index):
      context.stand(in: item)
      // A rotated text may be in cells for which its lines were not broken.
      var memory = placed.texts[index]
      placed.tree.texts[index].draw(in: &context, &memory)
    case .fill(let index):
      context.go(to: item)
      // As a background it would fill whole cells: a line of one point as high as a row of text.
      if item.frame.isThin {
        context.draw(
          Path(CGRect(origin: .zero, size: item.frame.size)), paint: placed.tree.paints[index])
      } else {
        context.fill(placed.tree.paints[index])
        if case .background(let areas) = brackets.last {
          brackets[brackets.count - 1] = .background(areas + [item.cells])
        }
      }
    case .drawing(let index):
      context.go(to: item)
      placed.tree.drawings[index].draw(in: &context)
    case .spacer, .geometry: break
    }
  }

  private mutating func begin(_ effect: Node.Effect, at item: PlacedItem, _ tree: ResolvedTree) {
    switch effect {
    case .clipShape(let index):
      brackets.append(
        .shape(tree.clips[index], item, before: context.grid, clip: context.clip))
      context.effects.clip = item.cells.intersection(context.clip)
      return
    case .accessibility, .hidden, .coordinateSpace:
      brackets.append(.nothing)
      return
    case .opacity, .transform, .colors, .clip, .accented, .tap:
      brackets.append(.effects(context.effects))
    }
    switch effect {
    case .opacity(let opacity): context.effects.opacity *= opacity
    case .transform(let index): context.turn(by: tree.transforms[index], of: item.frame)
    case .colors(let index): context.change(by: tree.colorMatrices[index])
    case .clip: context.effects.clip = item.cells.intersection(context.clip)
    case .accented: context.effects.isAccented = true
    case .tap(let index):
      if case .link(let target) = tree.taps[index] {
        context.effects.link = context.grid.reference(to: target)
      }
    case .clipShape, .accessibility, .hidden, .coordinateSpace: break
    }
  }

  /// Starts the second part of layers: a mask gets a grid of its own.
  private mutating func divide() {
    guard case .masked(let before) = brackets.last else { return }
    brackets[brackets.count - 1] = .mask(of: context, before: before)
    context = context.forMask()
  }

  private mutating func end() {
    switch brackets.popLast() {
    case .effects(let effects): context.effects = effects
    case .shape(let shape, let item, let before, let clip):
      cut(by: shape, to: item, before: before)
      context.effects.clip = clip
    case .mask(var masked, let before):
      masked.mask(by: context, since: before)
      context = masked
    case .background(let areas):
      // A colour behind an empty view is itself the content: a bar, which plain text would lack.
      for area in areas where area.rows <= 2 { context.showInPlainText(area) }
    case .masked, .nothing, nil: break
    }
  }
}
