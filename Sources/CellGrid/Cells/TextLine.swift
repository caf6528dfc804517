/// One line of a wrapped text: what is kept of it, as slices of the whole text, so that a slice's
/// indices find the styles of the whole.
package struct TextLine: Hashable, Sendable {
  /// What is kept from the start; everything where nothing was left out.
  package let head: Substring
  /// What is kept from the end, after the ellipsis; `nil` where nothing was left out.
  package let tail: Substring?
  /// The width in cells, ellipsis included.
  package let columns: Int

  package init(head: Substring, tail: Substring? = nil, columns: Int) {
    self.head = head
    self.tail = tail
    self.columns = columns
  }

  /// The ellipsis, one column wide.
  package static func ellipsis(_ glyphSet: GlyphSet) -> Unicode.Scalar {
    glyphSet == .unicode ? "…" : "~"
  }

  /// The line as it is drawn.
  package func text(glyphSet: GlyphSet = .unicode) -> String {
    guard let tail else { return String(head) }
    var text = String(head)
    text.unicodeScalars.append(Self.ellipsis(glyphSet))
    text += tail
    return text
  }
}
