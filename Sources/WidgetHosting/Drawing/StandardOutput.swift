import TextCells

/// Standard output: its destination, size, colours and glyphs.
///
/// All values are computed on demand: a line of plain text needs none of them.
package struct StandardOutput {
  package let console: Console
  package let environment: ProcessEnvironment
  let colorOption: ColorOption
  package let glyphSet: GlyphSet
  /// Whether drawings are wanted; otherwise sentences.
  private let hasPictures: () -> Bool

  package init(
    console: Console, environment: ProcessEnvironment, colorOption: ColorOption = .auto,
    glyphSet: GlyphSet = .unicode, hasPictures: @escaping () -> Bool = { true }
  ) {
    (self.console, self.environment) = (console, environment)
    (self.colorOption, self.glyphSet) = (colorOption, glyphSet)
    self.hasPictures = hasPictures
  }

  package var isTerminal: Bool { console.isTerminal(.output) }

  /// The width in cells; `nil` if lines may have any length.
  package var columns: Int? { environment.columns(of: console) }

  /// The number of colours; `nil` if the output takes no escape sequences.
  package var colorDepth: ColorDepth? {
    ColorDepth(isTerminal: isTerminal, option: colorOption, variable: environment.variable)
  }

  /// The options for ANSI output: what the terminal supports, or all colours elsewhere.
  package func ansiOptions(_ palette: TerminalPalette) -> ANSIOptions {
    ANSIOptions(
      colorDepth: colorDepth ?? .trueColor, hasLinks: isTerminal, placesColumns: isTerminal,
      hasSextants: isTerminal && ANSIOptions.hasSextants(variable: environment.variable),
      palette: palette)
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
    let showsPixels = console.cellPixels != nil && pixels.isKnown(variable: environment.variable)
    return !isTerminal || showsPixels ? named : .ansi
  }
}
