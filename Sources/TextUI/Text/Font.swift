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

  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
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
