#if os(Linux) && canImport(Testing)
  import CFixedClock
  public import SwiftUI
  public import Testing

  /// Expects that nothing is wrong with the widgets of a bundle, in all families and modes.
  ///
  /// - Parameter isAccepted: Whether a problem is known and accepted (default: none is).
  @MainActor
  public func expectNoProblems(
    of bundle: some WidgetBundle,
    except isAccepted: (WidgetProblem) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let tested = TestedEnvironment("expectNoProblems", sourceLocation) else { return }
    for problem in await problems(of: WidgetHost(bundle), in: tested) where !isAccepted(problem) {
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
  }

  /// The problems of a bundle's widgets, each once, in the order of kinds and families.
  ///
  /// Empty where the clock runs: a text that changes could not be told from one that is stale.
  @MainActor
  public func problems(
    of bundle: some WidgetBundle, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> [WidgetProblem] {
    guard let tested = TestedEnvironment("problems(of:)", sourceLocation) else { return [] }
    return await problems(of: WidgetHost(bundle), in: tested)
  }

  @MainActor
  private func problems(of host: WidgetHost, in tested: TestedEnvironment) async -> [WidgetProblem]
  {
    var found: [WidgetProblem] = []
    for widget in host.widgets {
      for family in widget.supportedFamilies {
        var search = ProblemSearch(host: host, widget: widget, family: family, tested: tested)
        await search.run()
        for problem in search.found where !found.contains(problem) { found.append(problem) }
      }
    }
    return found
  }

  /// Looks at one widget in one family.
  @MainActor
  private struct ProblemSearch {
    let host: WidgetHost
    let widget: WidgetDescription
    let family: WidgetFamily
    let tested: TestedEnvironment
    private(set) var found: [WidgetProblem] = []

    init(
      host: WidgetHost, widget: WidgetDescription, family: WidgetFamily, tested: TestedEnvironment
    ) {
      (self.host, self.widget, self.family, self.tested) = (host, widget, family, tested)
    }

    mutating func run() async {
      var place = WidgetPresentation(family: family, environment: tested.values())
      lookAtPlaceholder(in: place)
      if let timeline = await timeline(in: place) {
        look(at: timeline)
        await lookForStaleTexts(in: timeline, place)
        for mode in [WidgetRenderingMode.fullColor, .accented, .vibrant] {
          place.renderingMode = mode
          look(at: timeline, in: place)
        }
      }
      for text in tested.missing.with({ $0 }).sorted() { note(.missing(text), isOfKind: true) }
      tested.missing.with { $0 = [] }
    }

    private mutating func note(
      _ what: WidgetProblem.What, in mode: WidgetRenderingMode? = nil, isOfKind: Bool = false
    ) {
      found.append(
        WidgetProblem(what, kind: widget.kind, family: isOfKind ? nil : family, mode: mode))
    }

    private mutating func lookAtPlaceholder(in place: WidgetPresentation) {
      var covered = place
      covered.isPlaceholder = true
      var entry: WidgetEntry?
      let time = ContinuousClock().measure {
        entry = host.placeholder(of: widget, in: place.context)
      }
      if time > .milliseconds(200) { note(.slowPlaceholder, isOfKind: true) }
      guard let entry else { return }
      let words = host.draw(entry, of: widget, as: covered).grid.words { $0.glyph.isDigits }
      if let word = words.first { note(.unredacted(word)) }
    }

    private mutating func timeline(in place: WidgetPresentation) async -> WidgetTimeline? {
      let before = widget.answersAgain
      let said = await host.timeline(of: widget, in: place.context, within: .seconds(10))
      switch said {
      case .success(let timeline):
        await widget.providerHasReturned()
        if widget.answersAgain > before { note(.providerAnsweredAgain, isOfKind: true) }
        return timeline
      case .failure(.tooLate): note(.lateProvider, isOfKind: true)
      case .failure(.droppedCallback): note(.silentProvider, isOfKind: true)
      case .failure(.noEntries): note(.emptyTimeline, isOfKind: true)
      }
      return nil
    }

    private mutating func look(at timeline: WidgetTimeline) {
      let dates = timeline.entries.map(\.date)
      if dates != dates.sorted() { note(.unsortedTimeline, isOfKind: true) }
      if let reload = timeline.reloadDate, reload < Date() { note(.passedTimeline, isOfKind: true) }
    }

    /// What is shown when the entry ends, or in a day, against what a timeline made then would show.
    private mutating func lookForStaleTexts(
      in timeline: WidgetTimeline, _ place: WidgetPresentation
    ) async {
      let now = place.environment.now
      let ends = [timeline.nextEntryDate(after: now), timeline.reloadDate, now + 86_400]
      guard let end = ends.compactMap(\.self).min(), end > now + 1 else { return }
      var later = place
      later.environment.now = end - 1
      let shown = host.draw(timeline, of: widget, as: later).grid
      let before = host.draw(timeline, of: widget, as: place).grid
      let moment = fixed_clock_get()
      fixed_clock_set(Int64((end - 1).timeIntervalSince1970 * 1_000_000_000))
      let made = await host.timeline(of: widget, in: later.context, within: .seconds(10))
      if let made = try? made.get() {
        let fresh = host.draw(made, of: widget, as: later).grid
        fixed_clock_set(moment)
        for row in 0..<shown.rows {
          let texts = [shown, fresh].map { $0.text(ofRow: row) }
          // A text that counts by itself is no string.
          let isStill = before.text(ofRow: row) == texts[0]
          if isStill, texts[0] != texts[1],
            texts.contains(where: { $0.contains(where: \.isNumber) })
          {
            note(.staleText(texts[0], later: texts[1]))
            break
          }
        }
      }
      fixed_clock_set(moment)
    }

    private mutating func look(at timeline: WidgetTimeline, in place: WidgetPresentation) {
      let mode = place.renderingMode
      let drawing = host.draw(timeline, of: widget, as: place)
      let (grid, spoken) = (drawing.grid, drawing.accessibilityLabel)
      if mode == .fullColor {
        if family.isSystem, !drawing.setsBackground { note(.noContainerBackground) }
        // An ellipsis of its own is in what is spoken.
        let own = spoken.count { $0 == "…" }
        for text in grid.words(endingIn: "…").dropFirst(own) { note(.textCut(text)) }
        // A missing picture looks the same.
        let isMissing = !tested.missing.with { $0 }.isEmpty
        if !isMissing, !grid.words(where: { $0.glyph == "◌" }).isEmpty {
          note(.unknownSymbol(spoken))
        }
        lookForAddresses(in: timeline, place, drawing)
        let inner = grid.text(inside: family.isSystem ? 1 : 0)
        if inner.allSatisfy(\.isWhitespace), spoken.isEmpty { note(.nothingDrawn) }
        let drawings = timeline.entries.prefix(24).map {
          host.draw($0, of: widget, as: place).grid
        }
        if zip(drawings, drawings.dropFirst()).contains(where: { $0.differsInHueAlone(from: $1) }) {
          note(.toldApartByHue)
        }
      } else {
        let ground = grid.palette.background
        // The kit draws letters that would vanish in the colour of the ground behind all.
        let words = grid.words { cell in
          cell.style.background != nil && cell.style.foreground == ground
            && (cell.glyph.first.map { $0.isLetter || $0.isNumber } ?? false)
        }
        if let word = words.first { note(.lettersInTheirGround(word), in: mode) }
      }
    }

    private mutating func lookForAddresses(
      in timeline: WidgetTimeline, _ place: WidgetPresentation, _ drawing: WidgetDrawing
    ) {
      var open = place
      open.findsDeadLinks = true
      let all = host.draw(timeline, of: widget, as: open)
      let links = all.taps.compactMap { tap in
        if case .link(let target) = tap.action { target } else { nil }
      }
      if !family.hasLinks { for target in links { note(.deadLink(target)) } }
      for target in links + [drawing.url?.absoluteString].compactMap(\.self)
      where URL(string: target)?.scheme == nil { note(.addressWithoutScheme(target)) }
    }
  }

  extension String {
    fileprivate var isDigits: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isNumber } }
  }

  extension CellGrid {
    /// The text of a row, without blanks and a card's edge at its ends.
    fileprivate func text(ofRow row: Int) -> String {
      let text = (0..<columns).map { self[$0, row].glyph }.joined()
      let edge: Set<Character> = [" ", "│", "╭", "╮", "╰", "╯", "─"]
      return String(
        text.drop { edge.contains($0) }.reversed().drop { edge.contains($0) }.reversed())
    }

    fileprivate func text(inside edge: Int) -> String {
      (edge..<max(edge, rows - edge)).map { row in
        (edge..<max(edge, columns - edge)).map { self[$0, row].glyph }.joined()
      }.joined()
    }

    /// Runs of such cells in a row, as texts.
    fileprivate func words(where isSuch: (Cell) -> Bool) -> [String] {
      (0..<rows).flatMap { row in
        (0..<columns).split { !isSuch(self[$0, row]) }
          .map { $0.map { self[$0, row].glyph }.joined() }
      }
    }

    /// The texts in front of each such glyph, back to two blanks.
    fileprivate func words(endingIn end: String) -> [String] {
      (0..<rows).flatMap { row -> [String] in
        (0..<columns).filter { self[$0, row].glyph == end }.map { column in
          let text = (0..<column).map { self[$0, row].glyph }.joined()
          let word = text.components(separatedBy: "  ").last ?? ""
          return String(word.drop { $0 == " " || $0 == "│" })
        }
      }
    }

    /// Whether two drawings have the same text in colours that are as bright as each other's.
    fileprivate func differsInHueAlone(from other: CellGrid) -> Bool {
      guard self != other, plain() == other.plain() else { return false }
      for row in 0..<rows {
        for column in 0..<columns {
          let styles = [self, other].map { $0[column, row].style }
          guard styles[0].attributes == styles[1].attributes else { return false }
          for side in [\CellStyle.foreground, \CellStyle.background] {
            let pair = styles.map { $0[keyPath: side] ?? palette.background }
            if pair[0] != pair[1], pair[0].contrast(to: pair[1]) > 1.5 { return false }
          }
        }
      }
      return true
    }
  }
#endif
