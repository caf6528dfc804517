import CellGrid
import TestSupport
import Testing

/// A grid that leads somewhere as a whole, but for the links of its cells.
@Suite struct WholeLinkTests {
  private func grid(_ link: String? = "https://example.com/all?a&b") -> CellGrid {
    var grid = CellGrid(columns: 4, rows: 2)
    grid.link = link
    grid.write("a", column: 0, row: 0, style: CellStyle(), clip: grid.bounds)
    let own = CellStyle(link: "https://example.com/own")
    grid.write("b", column: 1, row: 0, style: own, clip: grid.bounds)
    return grid
  }

  @Test func ansiOpensItOnEachRow() {
    let whole = "␛]8;;https://example.com/all?a&b␛\\"
    let own = "␛]8;;https://example.com/own␛\\"
    let text = grid().ansi(ANSIOptions(hasLinks: true)).replacing("\u{1B}", with: "␛")
    #expect(text == "\(whole)a\(own)b\(whole)  ␛]8;;␛\\\n\(whole)    ␛]8;;␛\\")
    #expect(!grid().ansi().contains("example"))
  }

  @Test func htmlLaysItOverAllButOtherLinks() {
    let html = grid().html()
    #expect(MarkupGrammar.fault(in: html) == nil)
    #expect(
      html.contains(
        """
        <a href="https://example.com/all?a&amp;b" style="position:absolute;inset:0"></a>a\
        <a href="https://example.com/own" style="position:relative;
        """.replacing("\n", with: "")))
    #expect(html.contains(";position:relative\">"))
  }

  @Test func svgLetsClicksFallThroughToIt() {
    let svg = grid().svg()
    #expect(MarkupGrammar.fault(in: svg) == nil)
    #expect(
      svg.contains("pointer-events=\"none\"><a href=\"https://example.com/all?a&amp;b\" pointer"))
    #expect(svg.contains("<a href=\"https://example.com/own\" pointer-events=\"all\"><tspan"))
  }

  @Test(arguments: ["javascript:alert(1)", "music://all", "no link", nil])
  func whatMayBeNoLinkIsLeftOut(link: String?) {
    let plain = grid(nil)
    #expect(grid(link).svg() == plain.svg() && grid(link).html() == plain.html())
    let options = ANSIOptions(hasLinks: true)
    #expect(grid(link).ansi(options) == plain.ansi(options))
    #expect(link == nil || grid(link) != plain)
  }
}
