/// Turns rows of cells into text and escape sequences, writing only what changes.
struct ANSIEncoder: ~Copyable {
  private(set) var output: ByteBuffer

  private let options: ANSIOptions
  private let palette: TerminalPalette
  private let links: [String]
  /// The link of cells without one of their own.
  private let wholeLink: String?
  private let schemes: [String]
  private var state = SGRState.initial
  /// The link of the last cell, 0 for the link of the whole grid; `nil` outside of a row.
  private var link: UInt16?
  private var hasOpenLink = false
  /// The last cell whose style has been applied.
  private var styled = PackedCell.blank
  /// Whether the applied style included colour and weight of ink, which a space leaves out.
  private var hasInk = true

  init(
    _ options: ANSIOptions, palette: TerminalPalette, links: [String], wholeLink: String?,
    schemes: [String], capacity: Int
  ) {
    self.options = options
    self.palette = palette
    self.links = links
    self.wholeLink = wholeLink
    self.schemes = schemes
    output = ByteBuffer(capacity: capacity)
  }

  mutating func append(_ cells: UnsafeBufferPointer<PackedCell>, clusters: UTF8Bytes) {
    var isAfterWide = false
    var column = 0
    // The first cell may look like a blank one and yet have a link.
    if let first = cells.first { switchLink(to: first.link) }
    while column < cells.count {
      let cell = cells[column]
      column += 1
      if cell.width == 0 { continue }
      if isAfterWide && options.placesColumns { place(at: column - 1) }
      isAfterWide = cell.width == 2
      let isSpace = cell.glyph == .space
      let isNew =
        isSpace
        ? cell.hasDifferentGround(from: styled)
        : !hasInk || !cell.hasStyle(of: styled) || !cell.glyph.isOfKind(of: styled.glyph)
      if isNew { apply(cell, isSpace: isSpace) }
      output.append(cell.glyph, of: clusters)
      if isSpace {
        // Most spaces are followed by others that look the same.
        let start = column
        while column < cells.count, cells[column] == cell { column += 1 }
        output.append(repeating: 0x20, count: column - start)
      }
    }
  }

  mutating func endLine() {
    reset()
    output.append(0x0A)
  }

  /// Returns to the terminal's own style.
  mutating func reset() {
    switchLink(to: nil)
    if state != .initial {
      output.append(from: state, to: .initial)
      state = .initial
    }
    styled = .blank
    hasInk = true
  }

  /// Moves to a column, counted from 0 (CHA counts from 1).
  private mutating func place(at column: Int) { output.append("\u{1B}[\(column + 1)G") }

  /// Writes the changes that a cell needs.
  ///
  /// A space keeps colour and weight of the ink before it, since they do not show; that saves most
  /// changes.
  private mutating func apply(_ cell: PackedCell, isSpace: Bool) {
    styled = cell
    hasInk = !isSpace
    switchLink(to: cell.link)
    var target = SGRState()
    let background = cell.opaqueBackground(on: palette)
    let isExact = cell.glyph.isExactBlock
    target.background = .init(
      background, depth: options.colorDepth, isExact: isExact, on: palette.background)
    target.attributes = cell.attributes
    if isSpace {
      target.foreground = state.foreground
      target.attributes.formIntersection([.underline, .strikethrough])
      target.attributes.formUnion(state.attributes.intersection([.bold, .dim, .italic]))
    } else {
      let foreground = cell.opaqueForeground(on: palette)
      target.foreground = .init(
        foreground, depth: options.colorDepth, isExact: isExact, on: palette.background)
    }
    if options.colorDepth == .ansi16 && !isExact {
      target.leaveGrays(of: cell, isSpace: isSpace, to: palette)
    }
    if !isSpace && !isExact && !cell.glyph.isBlock {
      if options.colorDepth == .ansi16, cell.glyph.isText { target.leaveFaintLetters(on: palette) }
      target.keepContrast(of: cell, on: palette)
    }
    if target == state { return }
    output.append(from: state, to: target)
    state = target
  }

  private mutating func switchLink(to next: UInt16?) {
    guard options.hasLinks, next != link else { return }
    link = next
    let target = next.flatMap { next in
      next == 0
        ? wholeLink : HyperlinkTarget.encoded(links[Int(next) - 1], allowing: schemes)
    }
    if target == nil && !hasOpenLink { return }
    hasOpenLink = target != nil
    output.append("\u{1B}]8;;")
    output.append(target ?? "")
    output.append("\u{1B}\\")
  }
}

extension CellGrid {
  /// The grid as text with ANSI escape sequences (ECMA-48, xterm's colours, OSC 8 links).
  ///
  /// Rows are as wide as the grid and end in the terminal's own style; line feeds join them,
  /// without one at the end. O(columns × rows).
  public func ansi(_ options: ANSIOptions = ANSIOptions()) -> String {
    if !pictures.isEmpty {
      let output = PictureOutput(
        colorDepth: options.colorDepth, glyphSet: glyphSet, hasSextants: options.hasSextants,
        palette: options.palette ?? palette)
      return showingPictures(on: output).ansi(options)
    }
    let cells =
      switch options.colorDepth {
      case .monochrome: inPlainForm.cells
      case .ansi16, .ansi256: withTextures(options.colorDepth).cells
      case .trueColor: cells
      }
    var encoder = ANSIEncoder(
      options, palette: options.palette ?? palette, links: links, wholeLink: wholeLink,
      schemes: linkSchemes,
      capacity: (columns * 4 + 16) * rows)
    clusters.withUnsafeBufferPointer { clusters in
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<rows {
          if row > 0 { encoder.endLine() }
          let line = cells[row * columns..<(row + 1) * columns]
          encoder.append(UnsafeBufferPointer(rebasing: line), clusters: clusters)
        }
      }
    }
    encoder.reset()
    return encoder.output.text
  }
}

/// The features of a terminal that the ANSI encoder may use.
public struct ANSIOptions: Hashable, Sendable {
  /// The colours to use; others become the nearest of them.
  ///
  /// With sixteen, letters that the usual palettes show faintly, such as red ones on black, have the
  /// terminal's own colour.
  public var colorDepth: ColorDepth
  /// Whether links become OSC 8 hyperlinks; only for a terminal.
  public var hasLinks: Bool
  /// Whether the glyph after a wide one is placed by an absolute column (CHA), so that borders stay
  /// straight on a terminal with other glyph widths; only for a terminal, from its left edge.
  public var placesColumns: Bool
  /// Whether pictures may use sextants, `🬀` to `🬻`, with sixths of a cell; few fonts have them, but
  /// some terminals draw them themselves.
  public var hasSextants: Bool
  /// The terminal's colours, with which translucent ones are blended; `nil` takes the grid's
  /// ``CellGrid/palette``.
  public var palette: TerminalPalette?

  /// Creates options; without arguments, for a pipe that understands true colour.
  public init(
    colorDepth: ColorDepth = .trueColor, hasLinks: Bool = false, placesColumns: Bool = false,
    hasSextants: Bool = false, palette: TerminalPalette? = nil
  ) {
    self.colorDepth = colorDepth
    self.hasLinks = hasLinks
    self.placesColumns = placesColumns
    self.hasSextants = hasSextants
    self.palette = palette
  }
}

extension ANSIOptions {
  /// Whether the terminal draws sextants itself, by its names in `TERM` and `TERM_PROGRAM`: kitty,
  /// foot, Ghostty, WezTerm and Contour do.
  ///
  /// `variable` returns the value of an environment variable.
  public static func hasSextants(variable: (String) -> String?) -> Bool {
    let term = variable("TERM") ?? ""
    let names = ["xterm-kitty", "foot", "xterm-ghostty", "ghostty", "wezterm", "contour"]
    return names.contains { term == $0 || term.hasPrefix($0 + "-") }
      || ["WezTerm", "ghostty"].contains(variable("TERM_PROGRAM") ?? "")
  }
}
