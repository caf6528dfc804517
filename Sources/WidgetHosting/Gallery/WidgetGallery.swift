/// Drawings of widgets and families, shown together.
@MainActor
struct WidgetGallery {
  struct Item {
    let caption: String
    /// The drawing, or on a page that in each scheme.
    let drawings: [(scheme: ColorScheme, drawing: WidgetDrawing)]
    fileprivate var drawing: WidgetDrawing { drawings[0].drawing }

    /// The caption and the text for a screen reader.
    @MainActor var spoken: String { "\(caption): \(drawing.accessibilityLabel)" }

    fileprivate var columns: Int { max(drawing.grid.columns, TextWidth.columns(of: caption)) }
  }

  struct Section {
    let heading: String?
    var items: [Item] = []
  }

  var sections: [Section] = []

  /// Cells between drawings side by side.
  private static let gap = 2

  /// The texts for a screen reader: each heading, and a line for each drawing.
  var spoken: [String] {
    sections.flatMap { section in
      [section.heading].compactMap(\.self)
        + section.items.map { $0.spoken }
    }
  }

  /// The gallery as one drawing, as many side by side as `columns` allows; `nil` puts each on its own
  /// row.
  func sheet(columns: Int?) -> CellGrid {
    let parts = sections.flatMap { section in
      [section.heading.map { Self.lines($0, columns: columns) }].compactMap(\.self)
        + Self.shelves(of: section.items, columns: columns)
    }
    var sheet = CellGrid(
      columns: parts.map(\.columns).max() ?? 0, rows: parts.map { $0.rows + 1 }.reduce(-1, +))
    var row = 0
    for part in parts {
      sheet.draw(part, column: 0, row: row)
      row += part.rows + 1
    }
    return sheet
  }

  private static func lines(_ text: String, columns: Int?) -> CellGrid {
    let width = TextWidth.columns(of: text)
    let lines = TextLine.wrapping(text[...], columns: columns ?? width).map { $0.text() }
    var grid = CellGrid(
      columns: lines.map { TextWidth.columns(of: $0) }.max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() { grid.write(line, column: 0, row: row) }
    return grid
  }

  /// The drawings under their captions, as many per row as fit.
  private static func shelves(of items: [Item], columns: Int?) -> [CellGrid] {
    var shelves: [[Item]] = []
    var width = 0
    for item in items {
      if let columns, !shelves.isEmpty, width + gap + item.columns <= columns {
        shelves[shelves.count - 1].append(item)
        width += gap + item.columns
      } else {
        shelves.append([item])
        width = item.columns
      }
    }
    return shelves.map { items in
      let width = items.map(\.columns).reduce(-gap) { $0 + gap + $1 }
      var shelf = CellGrid(
        columns: min(width, columns.map { max($0, items[0].drawing.grid.columns) } ?? width),
        rows: 1 + (items.map(\.drawing.grid.rows).max() ?? 0))
      var column = 0
      for item in items {
        shelf.write(item.caption, column: column, row: 0, style: CellStyle(attributes: .bold))
        shelf.draw(item.drawing.grid, column: column, row: 1)
        column += item.columns + gap
      }
      return shelf
    }
  }
}

extension WidgetGallery {
  /// Groups drawings by widget, each under its heading; drawings of one widget must be adjacent.
  init(
    sectionsOf places: [(WidgetPlace, [(scheme: ColorScheme, drawing: WidgetDrawing)])],
    _ customs: WidgetCustoms
  ) {
    var kind: String?
    for (place, drawings) in places {
      if kind != place.widget.kind {
        sections.append(
          Section(heading: customs.hasHeadings ? place.widget.heading(in: customs.language) : nil))
      }
      kind = place.widget.kind
      let caption = place.presentation.caption.text(in: customs.language)
      sections[sections.count - 1].items.append(
        Item(
          caption: (customs.namesKinds ? "\(place.widget.kind), \(caption)" : caption)
            .terminalSafe(),
          drawings: drawings))
    }
  }
}

extension WidgetDescription {
  /// The line above its drawings, such as `Cups: What you drank.`; `nil` if the widget has neither name
  /// nor description.
  @MainActor
  fileprivate func heading(in language: Language) -> String? {
    let name = Message(key: displayName)
    if displayName == kind, summary.isEmpty { return nil }
    let heading: Message = summary.isEmpty ? name : "\(name): \(Message(key: summary))"
    return heading.text(in: language).terminalSafe()
  }
}

extension WidgetPresentation {
  /// The line above a drawing in a gallery, such as `systemSmall, 20 × 10 cells`.
  var caption: Message { "\(family), \(size.columns) × \(size.rows) cells" }
}
