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
    #expect(
      draw(Toggle(log, isOn: .constant(true)), 20, 1)
        == draw(Toggle("Log a cup", isOn: .constant(true)), 20, 1))
    let spoken = CellRenderer(
      content: Text("+").accessibilityLabel(log).accessibilityValue(LocalizedStringResource("2"))
        .accessibilityHint(LocalizedStringResource("today")),
      columns: 3, rows: 1, environment: EnvironmentValues()
    ).render().accessibilityLabel
    #expect(spoken == "Log a cup, 2, today")
    let locale = Locale(identifier: "nb_NO")
    #expect(String(localized: "\(3) cups", table: "Cups", locale: locale) == "3 cups")
  }

  @Test func aBookmarkFindsItsFileAndNoOther() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let data = try folder.bookmarkData(options: .minimalBookmark)
    var isStale = true
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.path == folder.path && !isStale)
    try FileManager.default.removeItem(at: folder)
    for (data, code) in [
      (data, CocoaError.fileReadNoSuchFile), (Data("book".utf8), .fileReadCorruptFile),
    ] {
      #expect(throws: CocoaError(code)) {
        try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
      }
    }
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
