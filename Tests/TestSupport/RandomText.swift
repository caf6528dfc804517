/// Random text of the kinds that are hard to set in cells.
package enum RandomText {
  /// Pieces that join in every way that clusters know; no terminal escapes.
  private static let pieces: [String] = [
    "a", "Z", "5", " ", "-", "é", "e\u{301}", "\u{302}", "東", "。", "「", "」", "ー", "ｶ", "\u{FF9E}",
    "👍", "🏽", "👨", "\u{200D}", "\u{200C}", "👩", "❤", "\u{FE0F}", "\u{FE0E}", "🇯", "🇵", "1",
    "\u{20E3}",
    "🏴", "\u{E0067}", "\u{E007F}", "क", "्", "ष", "ि", "ก", "ำ", "가", "\u{1100}", "\u{1161}",
    "\u{11A8}",
    "\u{600}", "\u{AD}", "\u{3164}", "\u{115F}", "م", "ל", "\u{202E}", "\u{2066}", "\u{200B}", "\r",
    "\n", "\t", "\u{85}", "\u{2028}", "\u{0}", "\u{FFFE}", "\u{E0100}", "葛", "\u{1D165}",
  ]

  package static func make(length: Int, using random: inout SplitMix64) -> String {
    (0..<length).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &random) ?? ""
    }
  }

  /// Any scalars at all, one in four from the low ones.
  package static func anyScalars(length: Int, using random: inout SplitMix64) -> String {
    String(
      String.UnicodeScalarView(
        (0..<length).compactMap { _ in
          let limit: UInt32 = Bool.random(using: &random) ? 0x110000 : 0x3000
          return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random))
        }))
  }
}
