/// What the ANSI encoder may use.
public struct ANSIOptions: Hashable, Sendable {
  /// How many colours.
  public var colorDepth: ColorDepth
  /// Whether links become OSC 8 hyperlinks; only for a terminal.
  public var hasLinks: Bool
  /// Whether what follows a wide glyph is placed by an absolute column (CHA), so that a terminal
  /// with other ideas about widths keeps borders straight; only for a terminal, from its left edge.
  public var placesColumns: Bool
  /// Whether pictures are drawn in sextants too, `🬀` to `🬻`: sixths of a cell, which few fonts have
  /// but some terminals draw by themselves.
  public var hasSextants: Bool
  /// The colours assumed of the terminal where translucent ones have to be blended; `nil` is those
  /// that the grid was drawn for.
  public var palette: TerminalPalette?

  /// Creates options; without arguments they are those for a pipe that understands colours.
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
  /// Whether the terminal draws sextants by itself, as its names in the environment tell: kitty,
  /// foot, Ghostty, WezTerm and Contour do.
  ///
  /// `variable` looks a variable of the environment up.
  public static func hasSextants(variable: (String) -> String?) -> Bool {
    let term = variable("TERM") ?? ""
    let names = ["xterm-kitty", "foot", "xterm-ghostty", "ghostty", "wezterm", "contour"]
    return names.contains { term == $0 || term.hasPrefix($0 + "-") }
      || ["WezTerm", "ghostty"].contains(variable("TERM_PROGRAM") ?? "")
  }
}
