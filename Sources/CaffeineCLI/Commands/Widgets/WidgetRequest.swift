import CaffeineWidgets
import CommandArguments
import JSONValues
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

/// What a command line asks for: a caffeine widget in a place, with what it knows.
@MainActor
struct WidgetRequest {
  /// The settings, those of `--set` included.
  let preferences: Preferences
  /// What the widgets know.
  let source: CaffeineSource
  /// Whether all settings could be read.
  let isSure: Bool
  /// The placed widget that is meant, if one is.
  let placed: PlacedWidget?
  /// Of a stack: when another widget may be the most relevant.
  let nextChoice: Date?
  /// Where it is drawn, and which.
  var place: WidgetPlace
  /// How it is drawn there.
  var presentation: WidgetPresentation {
    get { place.presentation }
    set { place.presentation = newValue }
  }
  private let look: WidgetLook

  /// Reads the options and the journal; a widget that is handed in says kind, family and settings.
  ///
  /// - Parameter weeks: The weeks of the calendar of nights, for a place that has room for it.
  init(
    in context: CommandContext, placed: PlacedWidget? = nil, kind: CaffeineKind? = nil,
    standardFamily: WidgetFamily = .systemSmall, weeks: Int = 0
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
    // A kind that is handed in is drawn in all its families.
    let family = kind == nil ? named ?? standardFamily : .systemExtraLarge
    let kind =
      try placed?.knownKind ?? kind ?? arguments[WidgetOptions.kind].flatMap(CaffeineKind.init)
      ?? .level
    var chosen: [(key: String, text: String)] = []
    preferences = try Self.preferences(in: context, for: placed, choosing: &chosen)
    var source = context.widgetSource(
      for: preferences, pastDays: kind.pastDays(in: family), weeks: weeks)
    // Nobody else shows a drink that was not logged, and it takes another file.
    if kind == .quickLog { source.catalogue = context.catalogueForWidgets }
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
    if let color = preferences.accentColor.flatMap(Color.init(hexadecimal:)) {
      presentation.accentColor = color
    }
  }

  /// Makes the widget no wider and no higher than there is room, unless its size was typed.
  mutating func fit(columns: Int?, rows: Int? = nil) {
    guard look.size == nil else { return }
    let size = presentation.size
    let width = min(size.columns, columns ?? .max)
    // The curve takes 34 columns and the container 4; without it the large rows stand empty.
    let isNarrow = width < size.columns && width < 38
    let height = isNarrow ? min(size.rows, WidgetFamily.systemSmall.cellSize.rows) : size.rows
    presentation.size = CellSize(columns: width, rows: min(height, rows ?? .max))
  }

  /// The moment of `--at`, the next one of a time without a day; now unless it was typed.
  private static func date(in context: CommandContext) throws(Failure) -> Date {
    guard let text = context.arguments[WidgetOptions.at] else { return context.now }
    let when = try context.when(text, isPlan: true)
    guard let date = try context.instant(when, typed: text) else {
      throw .value(text, of: "--at", forms: When.forms)
    }
    return date
  }

  /// The settings, with those of the placed widget and those of `--set` in their place; other keys
  /// are chosen for the widget.
  private static func preferences(
    in context: CommandContext, for placed: PlacedWidget?,
    choosing chosen: inout [(key: String, text: String)]
  ) throws(Failure) -> Preferences {
    var preferences = try context.preferences()
    var texts = context.arguments.values(of: WidgetOptions.set)
    if let placed { texts = placed.settingTexts + texts }
    for value in try WidgetLook.chosenValues(texts) {
      guard let setting = Setting.named(value.key), !setting.isAboutWords else {
        chosen.append(value)
        continue
      }
      guard setting.read(value.text, &preferences) else {
        throw .value(value.text, of: setting.name, forms: setting.forms)
      }
    }
    return preferences
  }

  /// The one widget of a host, with what was chosen for it.
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
      // Settings are chosen in the same way.
      throw .value(
        "\(error.key)=\(error.text)", of: "--set",
        forms:
          "a setting from 'caffeine config' and its value, such as bedtime=23:00, or a choice from"
          + " 'caffeine widget --describe'")
    } catch {
      throw Failure(.bug, "\(error)")
    }
  }
}

extension WidgetRequest {
  /// What the tooltip of a bar says when settings are not as they were meant.
  static let settingsRemark = "Settings: cannot be read, the defaults apply"

  /// The entry that is due, of a snapshot or of the placeholder, as was typed.
  func entry() throws(Failure) -> WidgetEntry {
    if isStill { return try still() }
    return try answered(try timeline().entry(dueAt: presentation.environment.now))
  }

  /// Whether a snapshot or the placeholder was typed, which no moment changes.
  var isStill: Bool { presentation.isPlaceholder || look.isSnapshot }

  private func still() throws(Failure) -> WidgetEntry {
    presentation.isPlaceholder
      ? place.host.placeholder(of: place.widget, in: presentation.context)
      : try snapshot()
  }

  /// What the provider shows in a gallery.
  func snapshot() throws(Failure) -> WidgetEntry {
    try answered(
      place.host.immediateSnapshot(of: place.widget, in: presentation.galleryContext))
  }

  /// The provider's timeline.
  func timeline() throws(Failure) -> WidgetTimeline {
    try answered(place.host.immediateTimeline(of: place.widget, in: presentation.context))
  }

  /// The command starts no concurrency, so a provider that answers later is a bug of its widget.
  private func answered<Answer>(_ answer: Answer?) throws(Failure) -> Answer {
    guard let answer else {
      throw Failure(
        .bug, "The widget '\(place.widget.kind)' has no entry yet: its provider answers later.")
    }
    return answer
  }

  /// An entry as its place shows it, with a mark where settings are not as they were meant.
  func draw(_ entry: WidgetEntry) -> WidgetDrawing {
    let drawing = place.draw(entry)
    return isSure ? drawing : drawing.marked()
  }

  /// What standard output gets; as JSON with what is known of the journal too.
  func text(of drawing: WidgetDrawing, as format: DrawingFormat, in context: CommandContext)
    -> String
  {
    if format == .json { return json(of: drawing, in: context).text }
    return context.printer.writer(format, on: presentation.environment.colorScheme).text(
      of: drawing)
  }

  /// The object that `widget --format json` prints; of a placed widget with its id.
  func json(of drawing: WidgetDrawing, in context: CommandContext) -> JSONValue {
    let id = placed.map { [("id", JSONValue.string($0.id))] } ?? []
    return .object(
      id + place.members(of: drawing, glyphSet: context.printer.glyphSet) + [
        ("journal", .string(source.journal.rawValue)),
        ("emergency", .optional(source.emergency) { .string($0) }),
        ("undatedSettings", .array(source.undatedSettings.map { .string($0) })),
      ])
  }
}

extension WidgetDrawing {
  /// The drawing with a mark that something is wrong with it, for which standard error has the
  /// words: a `!` at the end of its first row, or in the first free cell where none is free there.
  fileprivate func marked() -> WidgetDrawing {
    var marked = self
    let last = grid.columns - 1
    let column = ([last] + Array(0..<last)).first { grid[$0, 0].glyph == " " } ?? last
    marked.grid.put("!", column: column, row: 0, style: CellStyle(), clip: grid.bounds)
    marked.remark = "Settings cannot be read. "
    return marked
  }
}
