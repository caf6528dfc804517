import SwiftUI
import Testing
import WidgetKit

/// Names that few widgets use, by what they give.
@MainActor
struct FoundationNamesTests {
  private func draw(_ view: some View, _ columns: Int, _ rows: Int) -> [String] {
    let renderer = CellRenderer(
      content: view, columns: columns, rows: rows,
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    return renderer.render().grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  @Test func aResourceIsATitleAndALabel() {
    let log = LocalizedStringResource("Log a cup", comment: "A button")
    #expect(draw(Button(log) {}, 9, 1) == ["Log a cup"])
    #expect(draw(Label(log, systemImage: "plus"), 11, 1) == ["+ Log a cup"])
    #expect(draw(Toggle(log, isOn: .constant(true)), 20, 1)[0].hasPrefix("Log a cup"))
    let sign = Text("+").accessibilityLabel(log).accessibilityValue(log).accessibilityHint(log)
    let renderer = CellRenderer(
      content: sign, columns: 3, rows: 1, environment: EnvironmentValues())
    #expect(renderer.render().accessibilityLabel == "Log a cup, Log a cup, Log a cup")
    #expect(String(localized: "\(3) cups", table: "Cups", locale: .current) == "3 cups")
  }

  @Test func foundationsProgressIsABar() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(draw(ProgressView(progress), 8, 1) == draw(ProgressView(value: 0.25), 8, 1))
  }

  private func styles(_ string: AttributedString) -> [CellStyle] {
    let renderer = CellRenderer(
      content: Text(string), columns: string.characters.count, rows: 1,
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    let grid = renderer.render().grid
    return (0..<grid.columns).map { grid[$0, 0].style }
  }

  @Test func attributesOfAStringAreThoseOfItsLetters() {
    var first = AttributedString("a")
    first.font = .body.bold().italic()
    first.foregroundColor = Color(red: 1, green: 0, blue: 0)
    first.kern = 2
    var second = AttributedString("b")
    second.underlineStyle = .single
    second.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    #expect(first.kern == 2 && (first + second).runs.count == 2)
    let styles = styles(first + second)
    #expect(styles[0].foreground == RGBA(hex: 0xFF0000))
    #expect(styles[0].attributes == [.bold, .italic])
    #expect(styles[1].attributes == [.underline, .strikethrough])
  }

  @Test func marksBecomeWhatTheyMean() throws {
    let string = try AttributedString(
      markdown: "a **b** *c* ~~d~~\n[e](f)", baseURL: URL(string: "x://y/"))
    #expect(String(string.characters) == "a b c d e")
    let styles = styles(string)
    #expect(styles[2].attributes == .bold && styles[4].attributes == .italic)
    #expect(styles[6].attributes == .strikethrough && styles[0].attributes == [])
    #expect(string.runs.compactMap(\.link?.absoluteString) == ["x://y/f"])
    let kept = try AttributedString(
      markdown: "a\nb",
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\nb")
  }

  @Test func aFeedIsReadByAParserOfXML() {
    final class Titles: NSObject, XMLParserDelegate {
      var titles: [String] = []
      func parser(_ parser: XMLParser, foundCharacters string: String) { titles.append(string) }
    }
    let delegate = Titles()
    let parser = XMLParser(data: Data("<rss><title>a</title><title>b</title></rss>".utf8))
    parser.delegate = delegate
    #expect(parser.parse() && delegate.titles == ["a", "b"])
  }
}
