import CaffeineDomain
import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// What holds for every widget of the bundle in every family it supports: a new widget is held to
/// it from its first day.
@MainActor
@Suite struct EveryWidgetTests {
  private let host = WidgetHost(CaffeineWidgetBundle())

  /// Draws each widget in each of its families, a short test in one of three.
  private func forEachDrawing(
    of source: CaffeineSource, glyphSet: GlyphSet = .unicode,
    kinds: [CaffeineKind] = CaffeineKind.allCases,
    _ body: (WidgetDrawing, CellSize, String) throws -> Void
  ) throws {
    var environment = Day.environment
    environment.glyphSet = glyphSet
    for (number, widget) in host.widgets.enumerated()
    where kinds.contains(where: { $0.rawValue == widget.kind }) {
      for family in Trials.sample(widget.supportedFamilies, oneIn: 3, case: number) {
        let presentation = WidgetPresentation(family: family, environment: environment)
        let drawing = try Day.draw(widget.kind, of: source, as: presentation)
        try body(
          drawing, presentation.size, "\(widget.kind) \(family)\n\(drawing.grid.plain())")
      }
    }
  }

  @Test func kindsAreDistinctAndNamed() {
    #expect(!host.widgets.isEmpty)
    #expect(Set(host.widgets.map(\.kind)).count == host.widgets.count)
    for widget in host.widgets {
      #expect(!widget.kind.isEmpty && !widget.supportedFamilies.isEmpty)
      #expect(widget.displayName != "" && widget.summary.hasSuffix("."))
    }
  }

  /// The command starts no concurrency.
  @Test func providersAnswerBeforeTheyReturn() {
    for widget in host.widgets {
      for family in widget.supportedFamilies {
        let context = TimelineProviderContext(family: family)
        #expect(host.immediateSnapshot(of: widget, in: context) != nil)
        #expect(host.immediateTimeline(of: widget, in: context)?.entries.isEmpty == false)
      }
    }
  }

  /// Of a journal that could not be read in full, amounts are lower bounds and nothing is promised.
  @Test func damageShowsNoWrongZeroAndPromisesNothing() throws {
    for intakes in [[], [try Day.intake("Latte", 75, hoursAgo: 1)]] {
      try forEachDrawing(of: Day.source(intakes, journal: .damaged)) { drawing, _, name in
        let text = drawing.grid.plain().replacing("≥ ", with: "≥")
        // A line without an amount says so in words.
        #expect(text.contains("≥") || text.contains(/After ~|[Jj]ournal damaged/), "\(name)")
        let amounts = text.split { " │\n".contains($0) }
        for (amount, word) in zip(amounts, amounts.dropFirst()) where ["mg", "of"].contains(word) {
          #expect(amount != "0", "\(name)")
        }
        let spoken = drawing.accessibilityLabel.replacing("at least 0", with: "")
        #expect(!" \(spoken)".contains(" 0 "), "\(name)\n\(spoken)")
        for promise in ["under your limit", "Under your limit", "○", "No drinks yet", "low now"] {
          #expect(!text.contains(promise), "\(name)")
        }
      }
    }
  }

  @Test func aLongNameStaysInsideTheSize() throws {
    let name = "Iced white chocolate mocha with 抹茶 👩‍🍳 and everything"
    try forEachDrawing(of: Day.source([Day.intake(name, 75, hoursAgo: 1)])) { drawing, size, name in
      #expect(drawing.grid.columns == size.columns && drawing.grid.rows == size.rows)
      for line in drawing.grid.plain().split(separator: "\n") {
        #expect(TextWidth.columns(of: String(line)) <= size.columns, "\(name)")
      }
    }
  }

  @Test func asciiIsASCII() throws {
    for source in [try Day.ordinary(), Day.source([]), Day.source([], journal: .damaged)] {
      try forEachDrawing(of: source, glyphSet: .ascii) { drawing, _, name in
        let text = drawing.grid.limited(to: .ascii).plain()
        #expect(text.utf8.allSatisfy { $0 == 10 || (32...126).contains($0) }, "\(name)")
        #expect(text.contains { $0.isLetter || $0.isNumber }, "\(name)")
      }
    }
  }

  /// A drink logged this minute is answered by what is coming and not by a 0.
  @Test func theFirstDrinkIsAnsweredByWhatIsComing() throws {
    for amount in [75, 200] as [Milligrams] {
      try forEachDrawing(
        of: Day.source([Day.intake("Latte", amount, hoursAgo: 0)]), kinds: [.level]
      ) { drawing, _, name in
        // Below a chart it is midnight.
        let lines = drawing.grid.plain().split(separator: "\n").filter { !$0.contains(" now ") }
        let words = lines.flatMap { $0.split { " │".contains($0) } }
        #expect(!words.contains { $0 == "0" || $0.hasPrefix("0↗") }, "\(name)")
        let spoken = drawing.accessibilityLabel
        #expect(spoken.contains("almost no caffeine in your body yet, rising to"), "\(spoken)")
        #expect(!spoken.contains(" 0 "), "\(spoken)")
      }
    }
  }
}
