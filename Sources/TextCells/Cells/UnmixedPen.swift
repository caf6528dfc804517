/// What glyphs of one colour are drawn with, before it is mixed with what lies behind each.
package struct UnmixedPen {
  /// The colour in the picture's rendering mode and opacity.
  let color: RGBA
  /// The colour of labels, which is left to the terminal where nothing lies behind; `nil` to leave it
  /// none.
  package var label: RGBA?
  /// What translucent colours are mixed with where nothing lies behind.
  let backdrop: RGBA
  let attributes: CellAttributes
  let isAccented: Bool
  /// The grid's number of a link; 0 where there is none.
  package var link: UInt16

  package init(
    color: RGBA, label: RGBA?, backdrop: RGBA, attributes: CellAttributes = [], isAccented: Bool,
    link: UInt16
  ) {
    self.color = color
    self.label = label
    self.backdrop = backdrop
    self.attributes = attributes
    self.isAccented = isAccented
    self.link = link
  }

  /// The pen in the colour of the backdrop, where it could not be told from an area it is drawn on.
  package func knockedOut(of ground: RGBA) -> UnmixedPen {
    let behind = ground.blended(over: backdrop)
    if color.blended(over: behind).contrast(to: behind) >= 2 { return self }
    if backdrop.contrast(to: behind) < 3 { return self }
    return UnmixedPen(
      color: backdrop, label: nil, backdrop: backdrop, attributes: attributes,
      isAccented: isAccented, link: link)
  }

  package func mixed(over background: RGBA?) -> PackedCell {
    // A terminal may be dark or light, and knows itself how to write on nothing.
    let isTerminals = background == nil && color == label
    // Opaque on a translucent background too: what is not would be mixed with it again when written.
    let ground = background?.blended(over: backdrop) ?? backdrop
    return PackedCell(
      foreground: isTerminals ? nil : color.blended(over: ground),
      attributes: attributes, isAccented: isAccented, link: link)
  }
}
