import CaffeineDomain
import CaffeineJSON
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit
import WidgetHosting

/// Caffeine's widgets with their data, as a command line asks for them.
@MainActor
struct WidgetRequest {
  /// The settings, including `--set`.
  let preferences: Preferences
  /// The data of the first widget.
  let source: CaffeineSource
  var front: WidgetFront

  /// Reads the options and the journal.
  ///
  /// - Parameters:
  ///   - standardFamily: The family of a drawing if none is typed.
  ///   - isGallery: Whether what is not named means all widgets and families.
  init(
    in context: CommandContext, standardFamily: WidgetFamily = .systemSmall,
    isGallery: Bool = false
  ) throws(Failure) {
    let arguments = context.arguments
    context.preferencesReader.isLenient = true
    let isSure = context.preferencesReader.areSettingsReadable
    var choice = try WidgetChoice(arguments, among: CaffeineKind.names)
    if !isGallery {
      let format = arguments[WidgetOptions.format].flatMap(WidgetFormat.init)
      choice.kind = choice.kind ?? CaffeineKind.level.rawValue
      choice.family = choice.family ?? format?.standardFamily ?? standardFamily
      if let size = try WidgetFront.size(of: arguments) {
        choice.family = choice.kind.flatMap(CaffeineKind.init)?.family(fitting: size)
      }
    }
    var chosen: [(key: String, text: String)] = []
    let preferences = try Self.preferences(in: context, choosing: &chosen)
    let kind = choice.kind.flatMap(CaffeineKind.init)
    let family = choice.family ?? .systemExtraLarge
    let source = context.widgetSource(for: preferences, kind ?? .level, in: family)
    (self.preferences, self.source) = (preferences, source)
    var host = WidgetHost(CaffeineWidget(kind ?? .level, source: source))
    var isExample = source.hasNoDrinks
    for other in kind == nil ? CaffeineKind.allCases : [] where other != .level {
      let source = context.widgetSource(for: preferences, other, in: family)
      isExample = isExample && source.hasNoDrinks
      host = WidgetHost([host, WidgetHost(CaffeineWidget(other, source: source))])
    }
    var customs = Self.customs(for: source, isSure: isSure, in: context)
    if isGallery {
      let example: Message = "This is an example day; your own is shown once you log a drink."
      customs.title = context.printer.text(of: "Caffeine widgets" as Message)
      let printer = context.printer
      customs.note =
        isExample ? printer.wrapped(printer.text(of: example)).joined(separator: "\n") : nil
      customs.galleryMembers = [("example", .bool(isExample))]
      customs.hasHeadings = kind == nil
      customs.namesKinds = false
    }
    front = try WidgetFront(
      arguments, of: host, choice, values: chosen, on: context.printer.standardOutput,
      in: try context.widgetEnvironment(), customs: customs)
    let accent = preferences.accentColor.flatMap(Setting.color)
    for index in front.places.indices {
      if let accent { front.places[index].presentation.accentColor = accent }
      try configure(&front.places[index], in: context)
    }
  }

  private static func customs(
    for source: CaffeineSource, isSure: Bool, in context: CommandContext
  ) -> WidgetCustoms {
    var customs = WidgetCustoms()
    customs.language = context.printer.language
    customs.linkSchemes = ["caffeine"]
    customs.moment = { date throws(Failure) in try context.moment(date) }
    customs.reload = { date throws(Failure) in try context.atMoment(date) }
    if !isSure { customs.mark = { $0.marked() } }
    customs.complete = { item, entry throws(Failure) in
      try context.complete(&item, of: entry)
      if !isSure { item.details.append("Settings: cannot be read, the defaults apply") }
    }
    customs.members = { isTimeline in
      [("journal", .string(source.journal.rawValue))]
        + (isTimeline ? [] : [("emergency", .optional(source.emergency) { .string($0) })])
    }
    return customs
  }

  /// The settings with those of `--set`; other keys are parameters of the widget.
  private static func preferences(
    in context: CommandContext, choosing chosen: inout [(key: String, text: String)]
  ) throws(Failure) -> Preferences {
    var preferences = try context.preferences()
    for value in try context.arguments.chosenValues() {
      guard let setting = Setting.named(value.key), setting.isForWidgets else {
        chosen.append(value)
        continue
      }
      guard setting.read(value.text, &preferences) else {
        throw .value(value.text, of: setting.name, forms: setting.forms)
      }
    }
    return preferences
  }

  /// Sets the typed choices of a place's widget.
  private func configure(
    _ place: inout WidgetPlace, in context: CommandContext
  ) throws(Failure) {
    let texts = front.values(for: place)
    if texts.isEmpty { return }
    let reader = place.widget.parameterReader(in: place.presentation.family)
    do {
      place.widget = place.widget.configured(
        with: try context.askingQueries { try await reader.values(of: texts) })
    } catch let error as ParameterError {
      guard case .unknownKey = error.problem else { throw Failure(error) }
      // Settings are typed the same way.
      throw .value(
        "\(error.key)=\(error.text)", of: "--set",
        forms:
          "a setting that changes a drawing, such as bedtime=23:00, or a choice from"
          + " 'caffeine widget --describe'")
    } catch {
      throw Failure(.bug, "\(error)")
    }
  }

  /// The first place: the only one outside of a gallery.
  var place: WidgetPlace {
    get { front.places[0] }
    set { front.places[0] = newValue }
  }

  /// Limits the widgets to the available space, unless their size was typed.
  mutating func fit(columns: Int?, rows: Int? = nil) {
    guard !front.hasSize, front.format.drawing?.isForTerminals ?? false else { return }
    for index in front.places.indices {
      let (size, kind) = (
        front.places[index].presentation.size,
        CaffeineKind(rawValue: front.places[index].widget.kind)
      )
      let room = CellSize(
        columns: min(size.columns, columns ?? .max), rows: min(size.rows, rows ?? .max))
      guard room != size, let kind else { continue }
      let family = kind.family(fitting: room)
      front.places[index].presentation.family = family
      front.places[index].presentation.size = CellSize(
        columns: room.columns, rows: min(room.rows, family.cellSize.rows))
    }
  }

  /// What the provider of the first place says; the command starts no concurrency, so one that
  /// answers later has nothing to draw.
  func answer() throws(Failure) -> WidgetAnswer {
    let answer = front.immediateAnswer(in: place)
    if let failure = answer.failure { throw Failure(failure, of: place.widget.kind) }
    return answer
  }

  /// The text of a watch, and when it changes by itself.
  func picture() throws(Failure) -> CommandContext.Picture {
    var answer = try answer()
    answer.place.presentation.findsNextChange = true
    let drawing = front.drawing(of: answer)
    let entry = answer.timeline?.nextEntryDate(after: place.presentation.environment.now)
    return (
      try front.text(of: [(answer.place, drawing, answer.entry)]),
      [drawing.nextChange, entry].compactMap(\.self).min()
    )
  }
}

extension WidgetDrawing {
  /// Marks a drawing as questionable, as explained on standard error: a `!` at the end of its first
  /// row, or in the first free cell.
  fileprivate func marked() -> WidgetDrawing {
    var marked = self
    let last = grid.columns - 1
    let column = ([last] + Array(0..<last)).first { grid[$0, 0].glyph == " " } ?? last
    marked.grid.put("!", column: column, row: 0, style: CellStyle(), clip: grid.bounds)
    marked.remark = "Settings cannot be read. "
    return marked
  }
}
