/// How many colours a terminal shows.
public enum ColorDepth: Hashable, Sendable, CaseIterable, Comparable {
  /// No colour; bold, italic and underline stay.
  case none
  /// The sixteen colours of the terminal's own palette.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24 bits.
  case trueColor
}
