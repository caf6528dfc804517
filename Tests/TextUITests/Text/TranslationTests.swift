import TestSupport
import Testing
import TextUI

/// Texts in the language of the environment, by the key that SwiftUI would look up.
@MainActor
@Suite struct TranslationTests {
  nonisolated private static let words = [
    "Low %@": "%@ 转低", "%@ of %@ mg": "%2$@ 毫克中的 %1$@（100%）", "Today": "**今天**", "none": "%3$@ %@",
    "about": "约",
  ]

  private func drawing(of text: Text) -> (shown: String, said: String) {
    var environment = EnvironmentValues(now: .saturday(15))
    environment.translation = { key, _, _ in Self.words[key] }
    let rendering = CellRenderer(
      content: text, columns: 30, rows: 1, environment: environment
    ).render()
    let shown = rendering.grid.plain().split(whereSeparator: { $0 == " " || $0 == "\n" })
    return (shown.joined(separator: " "), rendering.accessibilityLabel)
  }

  @Test func valuesStandWhereTheTranslationHasThem() {
    let bed = Date.saturday(22)
    #expect(drawing(of: Text("Low \(bed, style: .time)")).shown == "10:00 PM 转低")
    #expect(drawing(of: Text("\("2") of \(400) mg")).shown == "400 毫克中的 2（100%）")
    #expect(drawing(of: Text("Low \(Text("Today"))")).shown == "今天 转低")
  }

  @Test func whatIsNoKeyStays() {
    #expect(drawing(of: Text(verbatim: "Today")).shown == "Today")
    #expect(drawing(of: Text("Tomorrow \(3)")).shown == "Tomorrow 3")
    #expect(drawing(of: Text("Low \("**Today**")")).shown == "**Today** 转低")
    // What a translation asks for and the key does not have is shown as it stands.
    #expect(drawing(of: Text("none")).shown == "%3$@ %@")
    let name = "**x**"
    #expect(drawing(of: Text(translating: name)).shown == name)
  }

  @Test func labelsAreTranslated() {
    let text = Text(verbatim: "~").accessibilityLabel("about") + Text("Low \(1)")
    #expect(drawing(of: text).said == "约1 转低")
    #expect(drawing(of: Text("Low \(text)")).said == "约1 转低 转低")
  }
}
