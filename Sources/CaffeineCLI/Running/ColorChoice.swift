import TextUI

/// How many colours a stream gets.
struct ColorChoice {
  /// The value of an environment variable; `nil` if it is not set.
  let variable: (String) -> String?
  /// Whether the stream goes to a terminal.
  let isTerminal: Bool

  /// The colours for an answer to `--color`: `always`, `never`, or anything else for the
  /// environment to decide.
  ///
  /// First match wins: `--color`, `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR`, `TERM=dumb`, and
  /// whether it is a terminal. Sources: no-color.org, bixense.com/clicolors.
  func depth(option: String?) -> ColorDepth {
    if option == "never" { return .none }
    if option == "always" { return depthOfTerminal }
    if isSet("NO_COLOR") { return .none }
    if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return depthOfTerminal }
    return isTerminal && variable("TERM") != "dumb" ? depthOfTerminal : .none
  }

  private var depthOfTerminal: ColorDepth {
    let colors = variable("COLORTERM")
    if colors == "truecolor" || colors == "24bit" { return .trueColor }
    let terminal = variable("TERM") ?? ""
    if terminal.contains("direct") { return .trueColor }
    return terminal.contains("256color") ? .ansi256 : .ansi16
  }

  private func isSet(_ name: String) -> Bool {
    variable(name).map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
