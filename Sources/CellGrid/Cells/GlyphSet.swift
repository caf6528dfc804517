/// The glyphs an output can show.
public enum GlyphSet: Hashable, Sendable, CaseIterable {
  /// Every Unicode glyph: boxes, blocks, braille, emoji.
  case unicode
  /// The 95 printable ASCII characters only.
  case ascii
}
