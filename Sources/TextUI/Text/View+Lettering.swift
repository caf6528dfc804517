/// Terminals draw letters in cells of one size and one font.
/// - Effect: none
nonisolated extension View {
  /// Has no effect: a digit is one column wide in any case.
  public func monospacedDigit() -> Self { self }
  /// Has no effect: letters have cells of one width.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Has no effect: letters have cells of one width.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Has no effect: the terminal's font draws every design.
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Has no effect: cells have one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  /// Has no effect: gaps between letters are whole cells.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// Has no effect: gaps between letters are whole cells.
  public func tracking(_ tracking: CGFloat) -> Self { self }
  /// Has no effect: letters stay on their row.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
}

/// - Effect: none
extension Text {
  /// Returns the text unchanged: a digit is one column wide in any case.
  public func monospacedDigit() -> Text { self }
  /// Returns the text unchanged: letters have cells of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text unchanged: letters have cells of one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Returns the text unchanged: the terminal's font draws every design.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Returns the text unchanged: gaps between letters are whole cells.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Returns the text unchanged: gaps between letters are whole cells.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Returns the text unchanged: letters stay on their row.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

/// - Effect: none
extension Font {
  /// Returns the font unchanged: a digit is one column wide in any case.
  public func monospacedDigit() -> Font { self }
  /// Returns the font unchanged: letters have cells of one width.
  public func monospaced(_ isActive: Bool = true) -> Font { self }
  /// Returns the font unchanged: letters have cells of one width.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font unchanged: lines are one row apart.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns the font unchanged: lower case stays lower case.
  public func smallCaps() -> Font { self }

  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// The width of letters; without effect in cells.
  public struct Width: Hashable, Sendable {
    let value: Double

    public static let compressed = Width(value: -0.2)
    public static let condensed = Width(value: -0.1)
    public static let standard = Width(value: 0)
    public static let expanded = Width(value: 0.1)
  }

  public enum Leading: Hashable, Sendable, CaseIterable { case standard, tight, loose }
}
