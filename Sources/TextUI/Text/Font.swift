/// A font.
///
/// Cells have one size, so only weight, slant and, for numerals with space to spare, the size show:
/// semibold and heavier is bold. Numbers are three rows tall from 28 points at the reader's size.
public struct Font: Hashable, Sendable {
  /// The size in points at the default text size.
  package var size: CGFloat
  /// The text style whose growth the font shares; nil keeps its size fixed.
  var style: TextStyle?
  package var weight: Weight
  package var isItalic = false

  /// The strength of a font's strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The thinnest weight; drawn as regular.
    public static let ultraLight = Weight(value: 100)
    /// A weight between ultra-light and light; drawn as regular.
    public static let thin = Weight(value: 200)
    /// A weight below regular; drawn as regular.
    public static let light = Weight(value: 300)
    /// The usual weight.
    public static let regular = Weight(value: 400)
    /// A weight above regular; drawn as regular.
    public static let medium = Weight(value: 500)
    /// A weight between medium and bold; drawn as bold.
    public static let semibold = Weight(value: 600)
    /// The terminal's bold; heavier weights are drawn the same.
    public static let bold = Weight(value: 700)
    /// A weight above bold; drawn as bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight; drawn as bold.
    public static let black = Weight(value: 900)
  }
}

/// Changes to any font; `nil` and `false` keep the traits around.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false

  /// These traits, completed by the traits around.
  func inheriting(_ outer: FontTraits) -> FontTraits {
    FontTraits(
      weight: weight ?? outer.weight, isItalic: isItalic || outer.isItalic,
      isUnderlined: isUnderlined || outer.isUnderlined,
      isStruckThrough: isStruckThrough || outer.isStruckThrough)
  }
}
