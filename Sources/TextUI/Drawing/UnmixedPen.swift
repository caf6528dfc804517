/// What glyphs of one colour are drawn with, before it is mixed with what lies behind each.
struct UnmixedPen {
  /// The colour in the picture's rendering mode and opacity.
  let color: RGBA
  /// The colour of labels, which is left to the terminal where nothing lies behind.
  let label: RGBA
  /// What translucent colours are mixed with where nothing lies behind.
  let backdrop: RGBA
  var attributes: CellAttributes = []
  let isAccented: Bool
  /// The grid's number of a link; 0 where there is none.
  var link: UInt16

  /// The pen for cells with a background.
  func mixed(over background: RGBA?) -> PackedCell {
    // A terminal may be dark or light, and knows itself how to write on nothing.
    let isTerminals = background == nil && color == label
    return PackedCell(
      foreground: isTerminals ? nil : color.blended(over: background ?? backdrop),
      attributes: attributes, isAccented: isAccented, link: link)
  }
}
