import Foundation
import Testing
import TextTables

@testable import TextUI

struct SystemSymbolTests {
  private let lines = String(decoding: SortedLines.symbols.bytes, as: UTF8.self)
    .split(separator: "\n").map { $0.split(separator: " ", maxSplits: 3).map(String.init) }
  private var names: [String] { lines.map { $0[0] } }

  @Test(arguments: [
    ("cup.and.saucer.fill", "☕"), ("cup.and.saucer", "☕"), ("bolt.fill", "⚡"),
    ("heart.fill", "♥"), ("heart", "♡"), ("star", "☆"), ("star.fill", "★"),
    ("moon.zzz.fill", "😴"), ("chevron.right", "›"), ("circle.fill", "●"),
    ("checkmark.circle.fill", "✓"), ("airplane", "✈"), ("zzz", "💤"),
    ("battery.100percent", "▮"), ("figure.walk.circle", "🚶"), ("bed.double.fill", "🛌"),
  ])
  func namesFindTheirGlyphOrThatOfTheirStem(name: String, glyph: String) {
    #expect(SystemSymbol(named: name).glyph == glyph)
  }

  @Test func numbersAndLettersDrawAsThemselves() {
    #expect(SystemSymbol(named: "1.circle.fill").glyph == "1")
    #expect(SystemSymbol(named: "12.square").ascii == "12")
    #expect(SystemSymbol(named: "a.circle").glyph == "A")
  }

  @Test func unknownNamesHaveAPlaceholder() {
    let symbol = SystemSymbol(named: "flux.capacitor.fill")
    #expect(symbol.glyph == "◌")
    #expect(symbol.ascii == "?")
    #expect(symbol.spokenName == "flux capacitor fill")
    #expect(SystemSymbol(named: "").glyph == "◌")
  }

  /// A line that says no more than its stem's is not needed.
  @Test func eachLineDiffersFromItsStems() {
    for name in names {
      guard let dot = name.lastIndex(of: ".") else { continue }
      let stem = SystemSymbol(named: String(name[..<dot]))
      #expect(SystemSymbol(named: name) != stem, "\(name)")
    }
  }

  @Test func namesAreWithoutDoubles() {
    #expect(names.count > 400)
    #expect(Set(names).count == names.count)
  }

  @Test func everyLineIsRead() {
    for line in lines {
      let symbol = SystemSymbol(named: line[0])
      let isWide = TextWidth.columns(of: String(line[1].prefix(1))) == 2
      let text = !isWide ? line[1] : line[1].count > 1 ? String(line[1].dropFirst()) : line[2]
      #expect(symbol.glyph == (isWide ? String(line[1].prefix(1)) : line[1]), "\(line)")
      #expect([symbol.monochrome, symbol.ascii, symbol.spokenName] == [text, line[2], line[3]])
    }
  }

  /// A name that goes on as a line of the table does is none of its names.
  @Test(arguments: ["zzz 💤☾", "zzz 💤☾ zz sleep", "zzz ", "yensign ¥ Y yen\nzzz", "abc\n"])
  func linesAreNoNames(name: String) {
    #expect(SystemSymbol(named: name).glyph == "◌")
  }

  @Test func everySymbolIsFoundAndFits() {
    for name in names {
      let symbol = SystemSymbol(named: name)
      #expect((1...2).contains(TextWidth.columns(of: symbol.glyph)), "\(name)")
      #expect((1...3).contains(symbol.ascii.utf8.count), "\(name)")
      #expect(symbol.ascii.utf8.allSatisfy { (0x21..<0x7F).contains($0) }, "\(name)")
      #expect(!symbol.spokenName.isEmpty, "\(name)")
      #expect(symbol.glyph != "◌" || ["circle.dotted", "circle.dashed"].contains(name), "\(name)")
      #expect(!symbol.glyph.unicodeScalars.contains("\u{FE0F}"), "disputed width: \(name)")
    }
  }

  /// `symbols.txt` names what widgets, apps and Apple's galleries use most, variants included.
  @Test func whatIsUsedMostHasAGlyphInEveryGlyphSet() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "symbols.txt")
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(names.count >= 500)
    for name in names {
      let symbol = SystemSymbol(named: name)
      #expect(symbol.glyph != "◌" || name.hasPrefix("circle.d"), "\(name)")
      #expect(
        symbol.ascii != "?" || name.contains("question") || name.hasPrefix("magnifying"), "\(name)")
      #expect((1...2).contains(TextWidth.columns(of: symbol.glyph)), "\(name)")
      #expect((1...2).contains(TextWidth.columns(of: symbol.monochrome)), "\(name)")
      #expect((1...3).contains(TextWidth.columns(of: symbol.ascii)), "\(name)")
    }
  }

  /// Emoji have colours of their own, which a tinted or a vibrant widget must not show.
  @MainActor
  @Test func inOneColourNoSymbolIsAnEmoji() {
    for name in names {
      let text = SystemSymbol(named: name).text(in: .unicode, isMonochrome: true)
      #expect(!text.unicodeScalars.contains { $0.properties.isEmojiPresentation }, "\(name)")
    }
    var environment = EnvironmentValues()
    environment.colorMapping = .vibrant(RGBA(hex: 0xFFFFFF))
    let cup = CellRenderer(
      content: Image(systemName: "cup.and.saucer.fill"), columns: 2, rows: 1,
      environment: environment)
    #expect(cup.render().grid.plain() == "◒")
  }

  @Test func whatIsStruckThroughLooksOff() {
    #expect(SystemSymbol(named: "flag.slash.fill").glyph == "⌀")
    #expect(SystemSymbol(named: "flag.slash").spokenName == "flag off")
    #expect(SystemSymbol(named: "bell.slash.fill").glyph == "🔕")
  }
}
