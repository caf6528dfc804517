import TextUI

extension MarkLooks {
  struct LegendEntry {
    let name: String
    let glyph: Unicode.Scalar
    let paint: Paint
  }

  /// The entries for colours, symbols and lines, each drawn as the form of mark that shows most of
  /// it.
  func entries(_ keys: MarkKeys, in set: GlyphSet) -> [LegendEntry] {
    let (traits, forms) = (keys.traits, keys.forms)
    var entries: [LegendEntry] = []
    var told: Set<PlottedValue> = []
    for (channel, list) in keys.lists {
      for key in list.values where told.insert(key).inserted {
        var used = traits.indices.filter { traits[$0].value(channel) == key && !forms[$0].isEmpty }
        // Marks with a colour of their own look like the name of that colour.
        if channel == .color, let sample = used.first, sample >= keys.markedCount {
          let alike = traits.indices.prefix(keys.markedCount).filter {
            paints[$0] == paints[sample] && !forms[$0].isEmpty
          }
          if !alike.isEmpty { used = alike }
        }
        // The form that covers the most cells catches the eye first.
        let ranked: [Mark.Form] = [.bar, .area, .rectangle, .sector, .line, .point, .rule]
        var best: (form: Mark.Form, traits: Int)?
        for form in ranked where best == nil {
          best = used.first { forms[$0].contains(MarkForms(form)) }.map { (form, $0) }
        }
        guard let best else { continue }
        // Symbols identify a line that has them.
        let trait = traits[best.traits]
        let hasSymbol = trait.symbol != nil || trait.value(.symbol) != nil
        let form = best.form == .line && hasSymbol ? .point : best.form
        entries.append(
          LegendEntry(
            name: key.name, glyph: glyph(of: form, best.traits, in: set),
            paint: paints[best.traits]))
      }
    }
    return entries
  }

  /// The sample glyph of a mark in a legend.
  private func glyph(of form: Mark.Form, _ traits: Int, in set: GlyphSet) -> Unicode.Scalar {
    switch form {
    case .bar, .area, .rectangle, .sector:
      return textures[traits] ?? (set == .unicode ? "█" : "#")
    case .line, .rule:
      let dash = lines[traits].dash
      if set == .ascii { return lineGlyph(traits, in: set) ?? "-" }
      return dash.isEmpty ? "━" : dash == Self.dashes[1] ? "╍" : dash == Self.dashes[2] ? "┅" : "┉"
    case .point: return symbols[traits].glyph(in: set)
    }
  }

  /// The character of a line in ASCII, where dashes cannot be told apart; otherwise `nil`.
  func lineGlyph(_ traits: Int, in set: GlyphSet) -> Unicode.Scalar? {
    guard set == .ascii, !lines[traits].dash.isEmpty else { return nil }
    return Self.dashes.firstIndex(of: lines[traits].dash).map { ["-", "*", "+", "o", "x"][$0] }
  }
}
