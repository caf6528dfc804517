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
