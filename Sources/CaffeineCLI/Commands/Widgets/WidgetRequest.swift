import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import JSONValues
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

/// A caffeine widget in a place with its data, as a command line describes it.
@MainActor
struct WidgetRequest {
  /// The settings, including `--set`.
  let preferences: Preferences
  let source: CaffeineSource
  /// Whether all settings were readable.
  let isSure: Bool
  /// The placed widget; `nil` for any other.
  let placed: PlacedWidget?
  /// The next moment at which another widget of the stack may be the most relevant.
  let nextChoice: Date?
  var place: WidgetPlace
  var presentation: WidgetPresentation {
    get { place.presentation }
    set { place.presentation = newValue }
  }
  private let look: WidgetLook

  /// Reads the options and the journal; a given widget supplies kind, family and settings.
  init(
    in context: CommandContext, placed: PlacedWidget? = nil, kind: CaffeineKind? = nil,
    standardFamily: WidgetFamily = .systemSmall
  ) throws(Failure) {
    let arguments = context.arguments
    look = try WidgetLook(arguments)
    context.preferencesReader.isLenient = true
    isSure = context.preferencesReader.areSettingsReadable
    let meant = placed == nil ? try Self.placedWidget(in: context) : nil
    let placed = placed ?? meant?.widget
    self.placed = placed
    nextChoice = meant?.nextChoice
    let named = placed == nil ? try look.family() : placed?.family
    // A given kind is drawn in all of its families.
    let family = kind == nil ? named ?? standardFamily : .systemExtraLarge
    let kind =
      try placed?.knownKind ?? kind ?? arguments[WidgetOptions.kind].flatMap(CaffeineKind.init)
      ?? .level
    var chosen: [(key: String, text: String)] = []
    preferences = try Self.preferences(in: context, for: placed, choosing: &chosen)
    var source = context.widgetSource(for: preferences, pastDays: kind.pastDays(in: family))
    // Only this kind shows unlogged drinks, which costs another file.
    if kind == .quickLog { source.catalogue = context.catalogueForWidgets }
    // Only an earlier drink tells a pause at the start of a week from the time before the first one.
    let calendar = DrinkCalendar(of: preferences.profile, on: context.clock)
    let week = calendar.day(at: source.now).adding(days: -6)
    if kind == .history, source.intakes.allSatisfy({ calendar.day(of: $0) > week }),
      let earlier = try? context.journal.lastIntake(by: calendar.beginnings(of: week).lowerBound)
    {
      source.intakes.append(earlier)
    }
    self.source = source
    let host = WidgetHost(CaffeineWidget(kind, source: source))
    let shown = try placed?.knownFamily(in: host) ?? named ?? standardFamily
    let widget = try Self.widget(of: host, choosing: chosen, in: shown, context)
    var environment = try context.widgetEnvironment()
    environment.now = try Self.date(in: context)
    if !look.assetFolders.isEmpty { environment.assets = AssetLibrary(folders: look.assetFolders) }
    place = WidgetPlace(
      widget, of: host, as: look.presentation(family: shown, in: environment),
      linkSchemes: ["caffeine"] + look.linkSchemes)
    if let color = preferences.accentColor.flatMap(Setting.color) {
      presentation.accentColor = color
    }
  }

  /// Limits the widget to the available space, unless its size was typed.
  mutating func fit(columns: Int?, rows: Int? = nil) {
    guard look.size == nil else { return }
    let size = presentation.size
    let width = min(size.columns, columns ?? .max)
    // The curve takes 34 columns and the container 4; without it the large rows are empty.
    let isNarrow = width < size.columns && width < 38
    let height = isNarrow ? min(size.rows, WidgetFamily.systemSmall.cellSize.rows) : size.rows
    presentation.size = CellSize(columns: width, rows: min(height, rows ?? .max))
  }

  /// The moment of `--at`, where a time without a day means its next occurrence; otherwise now.
  private static func date(in context: CommandContext) throws(Failure) -> Date {
    guard let text = context.arguments[WidgetOptions.at] else { return context.now }
    let date = try context.moment(text, of: "--at", isPlan: true)
    guard date < context.now, let time = ClockTime(typed: text) else { return date }
    return time.next(after: context.now, on: context.clock)
  }

  /// The settings, with those of the placed widget and of `--set`; other keys are parameters of the
  /// widget.
  private static func preferences(
    in context: CommandContext, for placed: PlacedWidget?,
    choosing chosen: inout [(key: String, text: String)]
  ) throws(Failure) -> Preferences {
    var preferences = try context.preferences()
    var texts = context.arguments.values(of: WidgetOptions.set)
    if let placed { texts = placed.settingTexts + texts }
    for value in try WidgetLook.chosenValues(texts) {
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

  /// The host's only widget, with the typed choices.
  private static func widget(
    of host: WidgetHost, choosing texts: [(key: String, text: String)], in family: WidgetFamily,
    _ context: CommandContext
  ) throws(Failure) -> WidgetDescription {
    guard let widget = host.widgets.first else { throw Failure(.bug, "There is no widget.") }
    guard widget.supportedFamilies.contains(family) else {
      throw Failure(undrawn: family, by: widget.kind, use: widget.supportedFamilies)
    }
    if texts.isEmpty { return widget }
    let reader = widget.parameterReader(in: family)
    do {
      return widget.configured(
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

  /// For a bar's tooltip when settings are unreadable.
  static let settingsRemark = "Settings: cannot be read, the defaults apply"

  /// The due entry, or the typed snapshot or placeholder.
  func entry() throws(Failure) -> WidgetEntry {
    if isStill { return try still() }
    return try answered(
      try look.entry(of: try timeline(), dueAt: presentation.environment.now))
  }

  /// Whether a snapshot or placeholder was typed, which never changes.
  var isStill: Bool { presentation.isPlaceholder || look.isSnapshot }

  private func still() throws(Failure) -> WidgetEntry {
    presentation.isPlaceholder
      ? place.host.placeholder(of: place.widget, in: presentation.context) : try snapshot()
  }

  func snapshot() throws(Failure) -> WidgetEntry {
    try answered(place.host.immediateSnapshot(of: place.widget, in: presentation.galleryContext))
  }

  func timeline() throws(Failure) -> WidgetTimeline {
    try answered(place.host.immediateTimeline(of: place.widget, in: presentation.context))
  }

  /// The command starts no concurrency, so a provider without an immediate answer is a bug.
  private func answered<Answer>(_ answer: Answer?) throws(Failure) -> Answer {
    guard let answer else {
      throw Failure(
        .bug, "The widget '\(place.widget.kind)' has no entry yet: its provider answers later.")
    }
    return answer
  }

  /// Draws an entry, marked if settings were unreadable.
  func draw(_ entry: WidgetEntry) -> WidgetDrawing {
    let drawing = place.draw(entry)
    return isSure ? drawing : drawing.marked()
  }

  /// The text for standard output; JSON includes the state of the journal.
  func text(of drawing: WidgetDrawing, as format: DrawingFormat, in context: CommandContext)
    -> String
  {
    if format == .json { return json(of: drawing, in: context).text }
    return context.printer.writer(format, on: presentation.environment.colorScheme).text(
      of: drawing)
  }

  /// The object of `widget --format json`; for a placed widget with its id.
  func json(of drawing: WidgetDrawing, in context: CommandContext) -> JSONValue {
    let id = placed.map { [("id", JSONValue.string($0.id))] } ?? []
    return .object(
      id + place.members(of: drawing, glyphSet: context.printer.glyphSet) + [
        ("journal", .string(source.journal.rawValue)),
        ("emergency", .optional(source.emergency) { .string($0) }),
      ])
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
