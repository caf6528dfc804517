/// What the user says about colour on the command line: `--color`.
public enum ColorOption: String, Hashable, Sendable, CaseIterable {
  /// As the environment and the stream suggest.
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
  /// `COLORTERM` and `TERM`.
  public init?(
    environment: [String: String], isTerminal: Bool, option: ColorOption = .auto
  ) {
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let takesEscapes = isTerminal && !isDumb
    let forced = Self.forced(by: environment)
    if option == .always {
      self = forced ?? Self.detected(in: environment)
    } else if option == .never || environment["NO_COLOR"] ?? "" != "" {
      if !takesEscapes { return nil }
      self = .none
    } else if let forced {
      self = forced
    } else if takesEscapes {
      self = Self.detected(in: environment)
    } else {
      return nil
    }
  }

  private static func forced(by environment: [String: String]) -> ColorDepth? {
    switch environment["FORCE_COLOR"] ?? "" {
    case "1": return .ansi16
    case "2": return .ansi256
    case "3": return .trueColor
    case "", "0": break
    default: return detected(in: environment)
    }
    return ["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
      ? nil : detected(in: environment)
  }

  private static func detected(in environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .trueColor }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}
