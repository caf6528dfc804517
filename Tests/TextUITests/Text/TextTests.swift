import CivilTime
import Foundation
import Testing
import TextUI

/// What texts of every form come to.
@MainActor
struct TextTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.now = Date(timeIntervalSince1970: 1_795_257_000)
    return environment
  }

  private func row<Content: View>(_ content: Content, _ columns: Int = 40) -> String {
    draw(content, columns, environment: environment)[0].drop { $0 == " " }.description
  }

  @Test func literalsHoldMarkupAndStringsDoNot() {
    #expect(row(Text("**56** mg")) == "56 mg")
    #expect(row(Text(verbatim: "**56** mg")) == "**56** mg")
    #expect(row(Text("2 * 3 * 4")) == "2 * 3 * 4")
    #expect(row(Text("[site](https://example.org)")) == "site")
    let string = "**56**"
    #expect(row(Text(string)) == "**56**")
  }

  @Test func bracketsThatAreNoLinkStay() {
    #expect(row(Text("[x] [a](u) ](b) [c](v) [d](")) == "[x] a ](b) c [d](")
    let many = String(repeating: "[", count: 30_000)
    #expect(row(Text(LocalizedStringKey(many + "](")), 3) == "[[…")
  }

  @Test func markupSetsAttributes() {
    let grid = CellRenderer(
      content: Text("a**b**"), columns: 2, rows: 1, environment: EnvironmentValues()
    ).render().grid
    #expect(grid[0, 0].style.attributes == [])
    #expect(grid[1, 0].style.attributes == .bold)
  }

  @Test func interpolationsAreShownAsTheyAre() {
    let name = "*x*"
    #expect(
      row(Text("\(name) \(3) \(2.5, specifier: "%.2f") \(7, specifier: "%03d")"))
        == "*x* 3 2.50 007")
    #expect(row(Text("a \(Text("b").bold()) c")) == "a b c")
  }

  @Test func datesTakeTheLongestFormThatFits() {
    let date = environment.now.addingTimeInterval(-674)
    let text = Text(date, style: .relative)
    #expect(row(text, 40) == "11 min, 14 sec")
    #expect(row(text, 16) == "11 min, 14 sec")
    #expect(row(text, 9) == "11m 14s")
    #expect(row(Text(date, style: .timer)) == "11:14")
    #expect(row(Text("Last \(date, style: .timer)")) == "Last 11:14")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyLineEndStartsARow(end: String) {
    let text = Text(verbatim: "ab" + end + "cde")
    #expect(size(text, 9, 4) == [3, 2])
    #expect(draw(text, 3, 2) == ["ab", "cde"])
  }

  @Test(arguments: ["a", "75 %", "a  b", "a ", " a", "a-b", "a - b", "(a) b", "a, b; c"])
  func oneColumnTakesARowALetter(string: String) {
    let rows = TextLine.wrapping(string[...], columns: 1).count
    #expect(size(Text(verbatim: string), 1, 9) == [1, rows])
  }

  @Test func textsJoin() {
    #expect(row(Text("56").bold() + Text(" mg").foregroundColor(.gray)) == "56 mg")
  }

  @Test func numbersTakeTheirFormat() { #expect(row(Text(0.5, format: .number)) == "0.5") }

  @Test func formatsFollowThePlaceTheyAreDrawnIn() {
    var chatham = environment
    chatham.timeZone = TimeZone(identifier: "Pacific/Chatham") ?? .gmt
    chatham.locale = Locale(identifier: "de_DE")
    func there(_ text: Text) -> String {
      draw(text, 40, environment: chatham)[0].drop { $0 == " " }.description
    }
    let now = environment.now
    #expect(there(Text(now, format: .dateTime.weekday(.wide).hour().minute())) == "Sonntag, 00:15")
    #expect(there(Text("um \(now, format: .dateTime.hour().minute())")) == "um 00:15")
    #expect(there(Text(1234.5, format: .number)) == "1.234,5")
    #expect(there(Text(now - 7200..<now, format: .interval.hour().minute())).contains("22:15"))
  }

  @Test func relativeFormatsCountFromTheMomentOfThePicture() {
    let date = environment.now.addingTimeInterval(-7200)
    #expect(row(Text(date, format: .relative(presentation: .named))) == "2 hours ago")
  }

  @Test func whatAFormatNamesItselfStays() {
    let german = Locale(identifier: "de_DE")
    #expect(row(Text(1234.5, format: .number.locale(german))) == "1.234,5")
    var format = Date.FormatStyle(locale: german, timeZone: .gmt).hour().minute()
    #expect(row(Text(environment.now, format: format)) == "10:30")
    format.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(row(Text(environment.now, format: format)) == "11:30")
  }

  @Test func caseIsChanged() { #expect(row(Text("Caffeine").textCase(.uppercase)) == "CAFFEINE") }

  @Test func bigFiguresNeedTheirFontAndRoom() {
    let text = Text(verbatim: "56").font(.largeTitle)
    #expect(size(text, 20, 5) == [7, 3])
    #expect(size(text, 20, 2) == [2, 1])
    #expect(size(text, 6, 5) == [2, 1])
    #expect(size(Text("mg").font(.largeTitle), 20, 5) == [2, 1])
  }

  @Test func linesStandAsAsked() {
    let text = Text("a\nbcd")
    #expect(draw(text.multilineTextAlignment(.trailing), 3, 2) == ["  a", "bcd"])
    #expect(draw(text.multilineTextAlignment(.center), 3, 2) == [" a", "bcd"])
  }

  @Test func redactedTextIsABarOfItsLength() {
    #expect(row(Text("secret").redacted(reason: .placeholder)) == "▆▆▆▆▆▆")
    #expect(row(Text("shown").redacted(reason: .privacy)) == "shown")
    #expect(row(Text("hidden").privacySensitive().redacted(reason: .privacy)) == "▆▆▆▆▆▆")
  }

  @Test func textsAreComparedByWhatTheySay() {
    let (one, two) = (1, 2)
    #expect(Text("a \(one)") == Text("a \(one)") && Text("a \(one)") != Text("a \(two)"))
    #expect(Text("a") != Text(verbatim: "a").bold() && Text("a").bold() == Text("a").bold())
    #expect(Text("\(1.5, specifier: "%.1f")") == Text("\(1.5, specifier: "%.1f")"))
    #expect(Text("\(1.5, specifier: "%.1f")") != Text("\(1.5, specifier: "%.2f")"))
    #expect(Text(3, format: .percent) == Text(3, format: .percent))
    #expect(Text(3, format: .percent) != Text(4, format: .percent))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    #expect(Text("a").foregroundStyle(.tint) == Text("a").foregroundStyle(.tint))
    #expect(Text(Date.distantPast, style: .date) != Text(Date.distantPast, style: .time))
  }
}
