/// How text is set.
///
/// A cell has one size, so of a font only its weight, slant and, for numerals with room to spare,
/// its size can be seen: semibold and heavier text is bold. A number is drawn three rows tall from
/// 28 points on, as its role has them at the reader's size of text.
public struct Font: Hashable, Sendable {
  /// The size in points at the standard size of text.
  package var size: CGFloat
  /// The role whose growth with the reader's size of text the font shares; nil stays as it is.
  var style: TextStyle?
  package var weight: Weight
  package var isItalic = false

  /// The strength of a font's strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thinner than light.
    public static let thin = Weight(value: 200)
    /// Lighter than regular.
    public static let light = Weight(value: 300)
    /// As text usually is.
    public static let regular = Weight(value: 400)
    /// A little stronger than regular.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// The terminal's bold; heavier weights are drawn the same.
    public static let bold = Weight(value: 700)
    /// Stronger than bold.
    public static let heavy = Weight(value: 800)
    /// The strongest.
    public static let black = Weight(value: 900)
  }
}

/// What a font is changed by, whichever it is; `nil` and `false` leave it to what is around.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false

  /// These traits, with those around where nothing was set.
  func inheriting(_ outer: FontTraits) -> FontTraits {
    FontTraits(
      weight: weight ?? outer.weight, isItalic: isItalic || outer.isItalic,
      isUnderlined: isUnderlined || outer.isUnderlined,
      isStruckThrough: isStruckThrough || outer.isStruckThrough)
  }
}
