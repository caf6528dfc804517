/// Select Graphic Rendition, the escape sequence for styles (ECMA-48, section 8.3.117).
extension ByteBuffer {
  /// Appends the sequence that makes a terminal in one state draw as in another.
  mutating func append(from old: SGRState, to new: SGRState) {
    reserve(64)
    append(reserved: 0x1B)
    append(reserved: 0x5B)
    if new == .initial {
      append(parameter: 0)
    } else {
      appendAttributes(from: old.attributes, to: new.attributes)
      if old.foreground != new.foreground { append(new.foreground, base: 30) }
      if old.background != new.background { append(new.background, base: 40) }
    }
    replaceLast(with: 0x6D)
  }

  private mutating func appendAttributes(from old: CellAttributes, to new: CellAttributes) {
    if old == new { return }
    let weights: CellAttributes = [.bold, .dim]
    let removed = old.subtracting(new)
    var added = new.subtracting(old)
    if !removed.isDisjoint(with: weights) {
      // One parameter ends both weights.
      append(parameter: 22)
      added.formUnion(new.intersection(weights))
    }
    if removed.contains(.italic) { append(parameter: 23) }
    if removed.contains(.underline) { append(parameter: 24) }
    if removed.contains(.strikethrough) { append(parameter: 29) }
    if added.contains(.bold) { append(parameter: 1) }
    if added.contains(.dim) { append(parameter: 2) }
    if added.contains(.italic) { append(parameter: 3) }
    if added.contains(.underline) { append(parameter: 4) }
    if added.contains(.strikethrough) { append(parameter: 9) }
  }

  /// Appends a colour; `base` is 30 for the glyph, 40 for what is behind it.
  private mutating func append(_ color: SGRState.Color, base: UInt8) {
    switch color {
    case .own: append(parameter: base + 9)
    case .palette(let index) where index < 8: append(parameter: base + index)
    case .palette(let index) where index < 16: append(parameter: base + 52 + index)
    case .palette(let index):
      append(parameter: base + 8)
      append(parameter: 5)
      append(parameter: index)
    case .rgb(let red, let green, let blue):
      append(parameter: base + 8)
      append(parameter: 2)
      append(parameter: red)
      append(parameter: green)
      append(parameter: blue)
    }
  }

  /// Appends a number and a semicolon, for which room has been reserved.
  private mutating func append(parameter: UInt8) {
    let tens = parameter / 10
    if parameter >= 100 { append(reserved: 48 + tens / 10) }
    if parameter >= 10 { append(reserved: 48 + tens % 10) }
    append(reserved: 48 + parameter % 10)
    append(reserved: 0x3B)
  }
}
