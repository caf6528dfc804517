import TextCells

/// What standard output shows: where it goes, its size, its colours and glyphs.
///
/// Each is looked up when it is asked for: a line of plain text needs none of them.
package struct StandardOutput {
  package let console: Console
  package let environment: ProcessEnvironment
  let colorOption: ColorOption
  package let glyphSet: GlyphSet

  package init(
    console: Console, environment: ProcessEnvironment, colorOption: ColorOption = .auto,
    glyphSet: GlyphSet = .unicode
  ) {
    (self.console, self.environment) = (console, environment)
    (self.colorOption, self.glyphSet) = (colorOption, glyphSet)
  }

  package var isTerminal: Bool { console.isTerminal(.output) }

  /// The width of the terminal in cells; `nil` where lines may be of any length.
  package var columns: Int? { environment.columns(of: console) }

  /// How many colours it gets; `nil` if it takes no escape sequences.
  package var colorDepth: ColorDepth? {
    ColorDepth(isTerminal: isTerminal, option: colorOption, variable: environment.variable)
  }

  /// How drawings with colours are written: as the terminal can, or with all colours elsewhere.
  package func ansiOptions(_ palette: TerminalPalette) -> ANSIOptions {
    ANSIOptions(
      colorDepth: colorDepth ?? .trueColor, hasLinks: isTerminal, placesColumns: isTerminal,
      hasSextants: isTerminal && ANSIOptions.hasSextants(variable: environment.variable),
      palette: palette)
  }

  /// The format that is written where this one was typed, or none: with colours where they show, cells
  /// where a terminal shows no pixels or does not say how large its cells are.
  ///
  /// - Throws: If pixels are to be watched, since nobody would take the last ones away.
  package func format(for named: DrawingFormat?, isWatched: Bool) throws(Failure) -> DrawingFormat {
    guard let named else { return colorDepth == nil ? .plain : .ansi }
    guard let pixels = named.pixels else { return named }
    if isWatched {
      throw Failure(
        .wrongUse, "--format \(named.rawValue) is drawn once.",
        advice: "Leave out --watch, or write --format ansi.")
    }
    let showsPixels =
      console.cellPixels != nil && pixels.isKnown(variable: environment.variable)
    return !isTerminal || showsPixels ? named : .ansi
  }
}
