import Foundation
import TestSupport
import Testing
import TextUI

/// Hostile strings in every place where a view takes one, through every encoder.
@MainActor
@Suite struct UntrustedViewTests {
  @Test(.tags(.long)) func noViewLetsItsStringsOut() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<Trials.count(300, oneIn: 30) {
      let view = hostileView(using: &random)
      let rendering = CellRenderer(
        content: view, columns: 36, rows: 16, environment: EnvironmentValues()
      ).render()
      let grid = rendering.grid
      let plain = TextOfOutput.plain(grid.plain())
      #expect(isHarmless(grid.plain()))
      for depth in ColorDepth.allCases {
        let ansi = grid.ansi(ANSIOptions(colorDepth: depth, hasLinks: true, placesColumns: true))
        #expect(sequences(in: ansi).allSatisfy(isOwnSequence), "\(sequences(in: ansi))")
        #expect(TextOfOutput.ansi(ansi) == plain)
      }
      let label = rendering.accessibilityLabel
      for markup in [
        grid.svg(), grid.html(), grid.svg(palette: .light), grid.html(palette: .light),
        grid.svg(label: label), grid.html(label: label),
      ] {
        #expect(isHarmless(markup))
        #expect(MarkupGrammar.fault(in: markup) == nil)
        #expect(TextOfOutput.markup(markup) == plain)
      }
    }
  }

  @Test(arguments: [
    "<svg onload=\"x\"></svg>", "<pre><script></script></pre>", "<pre>&nbsp;</pre>", "<pre>",
    "<a href=\"javascript:x\"></a>", "<a href=\"https://a\" onclick=\"x\"></a>", "</pre>", "a > b",
    "<a href=\"https://a?b&c\"></a>", "<tspan fill=\"url(#a)\"></tspan>",
    "<pre style=\"background:url(x)\"></pre>", "<pre style=\"a\"b\"></pre>",
  ])
  func theGrammarFindsFaults(markup: String) { #expect(MarkupGrammar.fault(in: markup) != nil) }

  private func hostileView(using random: inout SplitMix64) -> some View {
    let text = hostile(using: &random)
    let other = hostile(using: &random)
    let link = "https://example.com/" + hostile(using: &random)
    let scheme = ["javascript:", "data:text/html,", "HTTPS://", "\u{1B}]8;;"].randomElement(
      using: &random)
    var attributed = AttributedString(text)
    attributed.link = URL(string: (scheme ?? "") + "x") ?? URL(string: "mailto:a@b?c=%0A")
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: text).font(.custom(other, size: 12)).foregroundColor(Color(other))
      Text(LocalizedStringKey("[\(text)](\(link)) **\(other)**"))
      Text("\(text) \(Text(verbatim: other).bold())").textCase(.uppercase)
      Text(attributed)
      Label(text, systemImage: other).accessibilityLabel(other).accessibilityIdentifier(text)
      Image(other)
      Image(text, label: Text(verbatim: other))
      Gauge(value: 0.5) {
        Text(text)
      } currentValueLabel: {
        Text(other)
      }
      ProgressView(text, value: 0.5)
      Toggle(text, isOn: .constant(true))
      Button(text, systemImage: other) {}
      Text(verbatim: text).redacted(reason: .placeholder)
    }
    .lineLimit(1)
    .environment(\.localeIdentifier, other)
  }

  private func hostile(using random: inout SplitMix64) -> String {
    let pieces = [
      "\u{1B}[31m", "\u{1B}]8;;https://x\u{7}", "\u{1B}]0;t\u{1B}\\", "\u{9B}2J", "\u{9D}0;",
      "\u{9C}",
      "\r", "\n", "\t", "\u{8}", "\u{7F}", "\u{0}", "\u{202E}", "\u{2067}", "\u{200F}", "\u{61C}",
      "\u{E0041}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "<script>", "</tspan>", "</pre>", "&lt;",
      "&",
      "&#x1b;", "\"", "'", "\" onload=\"", "]]>", "<!--", "--", "<![CDATA[", "javascript:", "url(",
      "](", "**", "`", "%22", "東", "👨‍👩‍👧", "ש", "a", " ",
    ]
    var text = RandomText.anyScalars(length: 2, using: &random)
    for _ in 0..<5 { text += pieces.randomElement(using: &random) ?? "" }
    return text
  }

  /// Whether a text holds no control, no bidirectional override and nothing else unseen.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
        false
      default: true
      }
    }
  }

  /// What stands between an escape and the end of its sequence.
  private func sequences(in text: String) -> [String] {
    text.components(separatedBy: "\u{1B}").dropFirst().map { part in
      if part.hasPrefix("]") || part.hasPrefix("\\") { return part.hasPrefix("\\") ? "\\" : part }
      let end = part.dropFirst().firstIndex { $0.isLetter } ?? part.startIndex
      return String(part[...end])
    }
  }

  /// SGR, a column move, or a link of printable characters that an ST ends.
  private func isOwnSequence(_ sequence: String) -> Bool {
    if sequence == "\\" { return true }
    if sequence.hasPrefix("]8;;") {
      return sequence.unicodeScalars.dropFirst(4).allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    }
    guard sequence.hasPrefix("["), let end = sequence.last, end == "m" || end == "G" else {
      return false
    }
    return sequence.dropFirst().dropLast().allSatisfy { $0.isASCII && $0.isNumber || $0 == ";" }
  }
}
