/// Letters stand in cells of one size and one kind.
/// - Effect: none
nonisolated extension View {
  public func monospacedDigit() -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func tracking(_ tracking: CGFloat) -> Self { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
}

/// - Effect: none
extension Text {
  public func monospacedDigit() -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

/// - Effect: none
extension Font {
  public func monospacedDigit() -> Font { self }
  public func monospaced(_ isActive: Bool = true) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }

  /// The shapes of letters.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    let value: Double

    public static let compressed = Width(value: -0.2)
    public static let condensed = Width(value: -0.1)
    public static let standard = Width(value: 0)
    public static let expanded = Width(value: 0.1)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable, CaseIterable {
    case standard, tight, loose
  }
}
