import TextCells
import Foundation
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

  @Test func htmlPutsThePictureIntoItAndOtherLinksBeside() {
    let html = grid().html(label: "spoken")
    #expect(MarkupGrammar.fault(in: html) == nil)
    #expect(
      html.firstMatch(
        of: /^<div style="[^"]*"><a href="https:..example.com.all\?a&amp;b"[^>]*><pre role="img"/)
        != nil)
    #expect(
      html.hasSuffix(
        """
        ab
        </span></pre></a><a href="https://example.com/own" aria-label="b" \
        style="position:absolute;left:16px;top:8px;width:8px;height:16px"></a></div>
        """))
  }

  @Test func svgPutsThePictureIntoItAndOtherLinksOver() {
    let svg = grid().svg(label: "spoken")
    #expect(MarkupGrammar.fault(in: svg) == nil)
    #expect(
      svg.contains("><a href=\"https://example.com/all?a&amp;b\"><g role=\"img\" aria-label="))
    #expect(
      svg.hasSuffix(
        """
        </text>
        </g></g></a><a href="https://example.com/own" aria-label="b">\
        <rect x="16" y="8" width="8" height="16" fill-opacity="0"/></a></svg>
        """))
  }

  @Test func neighbouringRowsOfOneLinkAreOneArea() {
    var grid = CellGrid(columns: 8, rows: 2)
    let style = CellStyle(link: "https://example.com/own")
    grid.write("─Cap puc", column: 0, row: 0, style: style)
    grid.write("ci", column: 0, row: 1, style: style)
    grid.write("no", column: 6, row: 1, style: style)
    let html = grid.html()
    #expect(html.components(separatedBy: "<a ").count == 2)
    #expect(html.contains("aria-label=\"Cap puc ci no\""))
    #expect(html.contains("width:64px;height:32px"))
    // What is written between them is no part of either.
    grid.write("or", column: 3, row: 1)
    #expect(grid.html().components(separatedBy: "<a ").count == 1 + 3)
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
