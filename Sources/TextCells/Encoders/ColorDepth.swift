/// The number of colours a terminal shows.
public enum ColorDepth: Hashable, Sendable, CaseIterable, Comparable {
  /// No colour; bold, italic and underline stay.
  case monochrome
  /// The sixteen colours of the terminal's own palette, which the user may have changed.
  case ansi16
  /// xterm's palette of 256 colours.
  case ansi256
  /// 24-bit colour, 8 bits a channel.
  case trueColor
}

/// The colour option of the command line, `--color`.
public enum ColorOption: String, Hashable, Sendable, CaseIterable {
  /// Follows the environment and the stream.
  case auto
  /// Colour even where it goes to a file.
  case always
  /// No colour, even on a terminal.
  case never
}

extension ColorDepth {
  /// The colours to use on a stream; `nil` if it takes no escape sequences and should get plain
  /// text.
  ///
  /// The first that applies decides: the option; `NO_COLOR` unless empty (no-color.org);
  /// `CLICOLOR_FORCE` or `FORCE_COLOR` unless empty or `0` (bixense.com/clicolors), the latter with
  /// 1, 2 and 3 for 16, 256 and all colours; `TERM=dumb`; whether the stream is a terminal. No
  /// colour still means bold and underline on a terminal. How many colours there are is read from
  /// `COLORTERM` and `TERM`. `variable` returns the value of an environment variable.
  public init?(isTerminal: Bool, option: ColorOption = .auto, variable: (String) -> String?) {
    let isDumb = ["", "dumb"].contains(variable("TERM") ?? "")
    let takesEscapes = isTerminal && !isDumb
    let forced = Self.forced(by: variable)
    if option == .always {
      self = forced ?? Self.detected(in: variable)
    } else if option == .never || variable("NO_COLOR") ?? "" != "" {
      if !takesEscapes { return nil }
      self = .monochrome
    } else if let forced {
      self = forced
    } else if takesEscapes {
      self = Self.detected(in: variable)
    } else {
      return nil
    }
  }

  private static func forced(by variable: (String) -> String?) -> ColorDepth? {
    switch variable("FORCE_COLOR") ?? "" {
    case "1": return .ansi16
    case "2": return .ansi256
    case "3": return .trueColor
    case "", "0": break
    default: return detected(in: variable)
    }
    return ["", "0"].contains(variable("CLICOLOR_FORCE") ?? "")
      ? nil : detected(in: variable)
  }

  private static func detected(in variable: (String) -> String?) -> ColorDepth {
    let term = variable("TERM") ?? ""
    if ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "") { return .trueColor }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}

/// The terminal's own colours, used for unstyled text.
public struct TerminalPalette: Hashable, Sendable {
  /// The colour of unstyled text.
  public var foreground: RGBA
  /// The colour of a cell without a background.
  public var background: RGBA

  /// Creates a palette of two opaque colours.
  public init(foreground: RGBA, background: RGBA) {
    self.foreground = foreground
    self.background = background
  }

  /// Light text on a dark background.
  public static let dark = TerminalPalette(
    foreground: RGBA(hex: 0xE6E6E6), background: RGBA(hex: 0x1C1C1E))

  /// Dark text on a light background.
  public static let light = TerminalPalette(
    foreground: RGBA(hex: 0x1C1C1E), background: RGBA(hex: 0xFFFFFF))
}
