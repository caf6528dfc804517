/// Letters stand in cells of one size and one kind.
/// - Effect: none
nonisolated extension View {
  /// Changes nothing: a digit is one column wide in any case.
  public func monospacedDigit() -> Self { self }
  /// Changes nothing: a terminal's letters stand in cells of one width.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Changes nothing: letters are as wide as their cells.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Changes nothing: the terminal's font draws every design.
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Changes nothing: text has one size in cells.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  /// Changes nothing: no gap smaller than a cell fits between letters.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// Changes nothing: no gap smaller than a cell fits between letters.
  public func tracking(_ tracking: CGFloat) -> Self { self }
  /// Changes nothing: text stands on its row.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
}

/// - Effect: none
extension Text {
  /// The text as it is: a digit is one column wide in any case.
  public func monospacedDigit() -> Text { self }
  /// The text as it is: a terminal's letters stand in cells of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The text as it is: letters are as wide as their cells.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The text as it is: the terminal's font draws every design.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// The text as it is: no gap smaller than a cell fits between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The text as it is: no gap smaller than a cell fits between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The text as it is: it stands on its row.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

/// - Effect: none
extension Font {
  /// The font as it is: a digit is one column wide in any case.
  public func monospacedDigit() -> Font { self }
  /// The font as it is: a terminal's letters stand in cells of one width.
  public func monospaced(_ isActive: Bool = true) -> Font { self }
  /// The font as it is: letters are as wide as their cells.
  public func width(_ width: Width) -> Font { self }
  /// The font as it is: lines are one row apart.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font as it is: small letters are drawn small.
  public func smallCaps() -> Font { self }

  /// The shapes of letters.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    let value: Double

    /// Much narrower than usual; in cells no letter is.
    public static let compressed = Width(value: -0.2)
    /// Narrower than usual; in cells no letter is.
    public static let condensed = Width(value: -0.1)
    /// As wide as letters usually are.
    public static let standard = Width(value: 0)
    /// Wider than usual; in cells no letter is.
    public static let expanded = Width(value: 0.1)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable, CaseIterable { case standard, tight, loose }
}
