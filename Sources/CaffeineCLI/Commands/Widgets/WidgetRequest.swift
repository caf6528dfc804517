import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

/// What a command line asks of the widget host.
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
  let host: WidgetHost
  /// The widget that was named, else the first.
  let widget: WidgetDescription
  /// The schemes of links that encoders write besides the standard ones.
  let linkSchemes: [String]
  /// The moment whose entry is drawn.
  let date: Date
  /// Whether `--size` was typed.
  private let hasOwnSize: Bool
  /// The place it is drawn for.
  var presentation: WidgetPresentation

  /// Reads the options and the journal; a widget that is handed in says kind, family and settings.
  ///
  /// - Parameter weeks: The weeks of the calendar of nights, for a place that has room for it.
  init(
    in context: CommandContext, placed: PlacedWidget? = nil, kind: CaffeineKind? = nil,
    standardFamily: WidgetFamily = .systemSmall, weeks: Int = 0
  ) throws(Failure) {
    let arguments = context.arguments
    context.preferencesReader.isLenient = true
    isSure = context.preferencesReader.areSettingsReadable
    let meant = placed == nil ? try Self.placedWidget(in: context) : nil
    let placed = placed ?? meant?.widget
    self.placed = placed
    nextChoice = meant?.nextChoice
    let named =
      placed == nil
      ? try readOptions { () throws(WidgetCommandError) in try arguments.widgetFamily() }
      : placed?.family
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
    host = WidgetHost(CaffeineWidget(kind, source: source))

    let shown = try placed?.knownFamily(in: host) ?? named ?? standardFamily
    let size = try readOptions { () throws(WidgetCommandError) in try arguments.widgetSize() }
    hasOwnSize = size != nil
    widget = try Self.widget(of: host, choosing: chosen, in: shown, context)
    var environment = try context.widgetEnvironment()
    date = try Self.date(in: context)
    environment.now = date
    presentation = WidgetPresentation(
      family: shown, renderingMode: arguments.widgetRenderingMode, size: size,
      environment: environment)
    presentation.isPlaceholder = arguments.contains(WidgetOptions.placeholder)
    linkSchemes =
      try ["caffeine"]
      + readOptions { () throws(WidgetCommandError) in try arguments.linkSchemes() }
    if let color = preferences.accentColor.flatMap(Color.init(hexadecimal:)) {
      presentation.accentColor = color
    }
  }

  /// Makes the widget no wider and no higher than there is room, unless its size was typed.
  mutating func fit(columns: Int?, rows: Int? = nil) {
    guard !hasOwnSize else { return }
    let size = presentation.size
    let width = min(size.columns, columns ?? .max)
    // The curve takes 34 columns and the container 4; without it the large rows stand empty.
    let isNarrow = width < size.columns && width < 38
    let height = isNarrow ? min(size.rows, WidgetFamily.systemSmall.cellSize.rows) : size.rows
    presentation.size = CellSize(columns: width, rows: min(height, rows ?? .max))
  }

  /// The moment of `--at`, the next one of a time without a day; now unless it was typed.
  private static func date(in context: CommandContext) throws(Failure) -> Date {
    guard let text = context.arguments[WidgetCommand.at] else { return context.now }
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
    for text in texts {
      guard let value = WidgetOptions.chosenValue(text) else { throw unknownKey(text) }
      guard let setting = Setting.named(value.key) else {
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
    try readOptions { () throws(WidgetCommandError) in
      if widget.supportedFamilies.contains(family) { return }
      throw WidgetCommandError(undrawn: family, by: widget.kind, use: widget.supportedFamilies)
    }
    if texts.isEmpty { return widget }
    let reader = widget.parameterReader(in: family)
    do {
      return widget.configured(
        with: try context.askingQueries { try await reader.values(of: texts) })
    } catch let error as ParameterError {
      if case .unknownKey = error.problem { throw unknownKey("\(error.key)=\(error.text)") }
      let failure = WidgetCommandError(error)
      throw Failure(.wrongUse, failure.message, advice: failure.advice)
    } catch {
      throw Failure(.bug, "\(error)")
    }
  }

  private static func unknownKey(_ text: String) -> Failure {
    .value(
      text, of: "--set",
      forms:
        "a setting from 'caffeine config' and its value, such as bedtime=23:00, or a choice from"
        + " 'caffeine widget --describe'")
  }
}
