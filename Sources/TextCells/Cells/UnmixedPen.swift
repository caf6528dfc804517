/// The pen of glyphs of one colour, before it is mixed with the background of each cell.
package struct UnmixedPen {
  /// The colour in the picture's rendering mode and opacity.
  let color: RGBA
  /// The colour that the terminal's own replaces on cells without a background; `nil` is none.
  package var label: RGBA?
  /// The colour under translucent ones on cells without a background.
  let backdrop: RGBA
  let attributes: CellAttributes
  let isAccented: Bool
  /// The grid's number of a link; 0 is none.
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

  /// The pen in the backdrop's colour, if it would be hard to tell from the area it is drawn on.
  package func knockedOut(of ground: RGBA) -> UnmixedPen {
    let behind = ground.blended(over: backdrop)
    if color.blended(over: behind).contrast(to: behind) >= 2 { return self }
    if backdrop.contrast(to: behind) < 3 { return self }
    return UnmixedPen(
      color: backdrop, label: nil, backdrop: backdrop, attributes: attributes,
      isAccented: isAccented, link: link)
  }

  package func mixed(over background: RGBA?) -> PackedCell {
    // A terminal may be dark or light; its own colour is legible on its own background.
    let isTerminals = background == nil && color == label
    // Opaque also on a translucent background, or writing it would mix the two again.
    let ground = background?.blended(over: backdrop) ?? backdrop
    return PackedCell(
      foreground: isTerminals ? nil : color.blended(over: ground),
      attributes: attributes, isAccented: isAccented, link: link)
  }
}
