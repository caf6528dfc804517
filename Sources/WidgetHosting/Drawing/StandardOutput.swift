import TextCells

/// Standard output: its colours and glyphs, and what is written there.
///
/// All values are computed on demand: a line of plain text needs none of them.
package struct StandardOutput {
  let console: Console
  private let colorOption: ColorOption
  let glyphSet: GlyphSet
  /// Whether drawings are wanted; otherwise sentences.
  private let hasPictures: () -> Bool

  package init(
    console: Console, colorOption: ColorOption = .auto, glyphSet: GlyphSet = .unicode,
    hasPictures: @escaping () -> Bool = { true }
  ) {
    (self.console, self.colorOption) = (console, colorOption)
    (self.glyphSet, self.hasPictures) = (glyphSet, hasPictures)
  }

  var isTerminal: Bool { console.isTerminal(.output) }

  /// The number of colours; `nil` if the output takes no escape sequences.
  package var colorDepth: ColorDepth? {
    ColorDepth(isTerminal: isTerminal, option: colorOption, variable: console.variable)
  }

  /// The format where none is typed: ANSI where colours show, sentences where no picture is wanted.
  var standardFormat: DrawingFormat { hasPictures() ? colorDepth == nil ? .plain : .ansi : .spoken }

  /// The format to write for the one that was typed: cells replace pixels where a terminal shows
  /// none or hides its cell size.
  ///
  /// - Throws: If pixels are to be watched, since nothing would clear the last ones, and for colours
  ///   that another option forbids.
  func format(for named: DrawingFormat, isWatched: Bool) throws(Failure) -> DrawingFormat {
    if colorOption == .never, named == .ansi || named.pixels != nil {
      throw Failure(
        .wrongUse, "--format \(named.rawValue) is in colours.",
        advice: "Leave out --color never, or write --format plain.")
    }
    guard let pixels = named.pixels else { return named }
    if isWatched {
      throw Failure(
        .wrongUse, "--format \(named.rawValue) is drawn once.",
        advice: "Leave out --watch, or write --format ansi.")
    }
    let showsPixels = console.cellPixels != nil && pixels.isKnown(variable: console.variable)
    return !isTerminal || showsPixels ? named : .ansi
  }

  /// A grid in a format, in what the terminal supports, or with all colours elsewhere.
  ///
  /// - Parameter label: Its text for a screen reader, which may hold names from elsewhere.
  package func text(
    of grid: CellGrid, as format: DrawingFormat, in scheme: ColorScheme,
    label: @autoclosure () -> String = ""
  ) -> String {
    let palette = TerminalPalette(scheme)
    let grid = grid.limited(to: glyphSet)
    var options: ANSIOptions {
      ANSIOptions(
        colorDepth: colorDepth ?? .trueColor, hasLinks: isTerminal, placesColumns: isTerminal,
        hasSextants: isTerminal && ANSIOptions.hasSextants(variable: console.variable),
        palette: palette)
    }
    return switch format {
    case .plain, .json: grid.plain()
    case .ansi: grid.ansi(options)
    case .kitty, .sixel:
      grid.pixels(
        format == .kitty ? .kitty : .sixel, of: console.cellPixels ?? .standard, options)
    case .svg: grid.svg(palette: palette, label: label())
    case .html: grid.html(palette: palette, label: label())
    case .spoken:
      label().components(separatedBy: "\n").map { $0.terminalSafe() }.joined(separator: "\n")
    }
  }
}

extension TerminalPalette {
  init(_ scheme: ColorScheme) { self = scheme == .light ? .light : .dark }
}
