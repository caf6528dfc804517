import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit
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
  /// The widgets there are.
  let host: WidgetHost
  /// The widget that was named, else the first.
  let widget: WidgetDescription
  /// Whether `--size` was typed.
  private let hasOwnSize: Bool
  /// The place it is drawn for.
  var presentation: WidgetPresentation

  /// Reads the options and the journal; a widget that is handed in says kind, family and settings.
  init(
    in context: CommandContext, placed: PlacedWidget? = nil,
    standardFamily: WidgetFamily = .systemSmall
  ) throws(Failure) {
    let arguments = context.arguments
    context.preferencesReader.isLenient = true
    isSure = context.preferencesReader.areSettingsReadable
    let placed = placed == nil ? try Self.placedWidget(in: context) : placed
    self.placed = placed
    preferences = try Self.preferences(in: context, for: placed)
    source = context.widgetSource(for: preferences)
    host = WidgetHost(CaffeineWidgetBundle(source: source))
    let family: WidgetFamily?
    if let placed {
      (widget, family) = try placed.resolved(in: host)
    } else {
      widget = try Self.widget(named: arguments[WidgetOptions.kind], in: host)
      family = try Self.family(in: arguments)
    }
    let mode = arguments[WidgetOptions.renderingMode].flatMap { WidgetRenderingMode(name: $0) }
    let size = try Self.size(arguments[WidgetCommand.size])
    hasOwnSize = size != nil
    presentation = WidgetPresentation(
      family: family ?? standardFamily, renderingMode: mode ?? .fullColor, size: size,
      environment: try context.widgetEnvironment())
    presentation.isPlaceholder = arguments.contains(WidgetCommand.placeholder)
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

  /// The family that was named as a word or by `--family`, in any case; `nil` if none was.
  private static func family(in arguments: ParsedArguments) throws(Failure) -> WidgetFamily? {
    if let word = arguments.operands.first, arguments.contains(WidgetOptions.family) {
      throw Failure(
        .wrongUse, "The family is named twice.", advice: "Leave out '\(word)' or --family.")
    }
    return (arguments.operands.first ?? arguments[WidgetOptions.family]).flatMap {
      WidgetFamily(name: $0)
    }
  }

  /// The settings, with those of the placed widget and those of `--set` in their place.
  private static func preferences(
    in context: CommandContext, for placed: PlacedWidget?
  ) throws(Failure) -> Preferences {
    var preferences = try context.preferences()
    var texts = context.arguments.values(of: WidgetOptions.set)
    if let placed { texts = placed.settingTexts + texts }
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let setting = Setting.named(String(parts[0])) else {
        throw .value(
          text, of: "--set",
          forms: "a setting from 'caffeine config' and its value, such as bedtime=23:00")
      }
      guard setting.read(String(parts[1]), &preferences) else {
        throw .value(String(parts[1]), of: setting.name, forms: setting.forms)
      }
    }
    return preferences
  }

  private static func widget(
    named kind: String?, in host: WidgetHost
  ) throws(Failure) -> WidgetDescription {
    guard let widget = kind.map({ host.widget(ofKind: $0) }) ?? host.widgets.first else {
      throw Failure(.bug, "There is no widget '\(kind ?? "")'.")
    }
    return widget
  }

  private static func size(_ text: String?) throws(Failure) -> CellSize? {
    guard let text else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...500).contains(columns), (1...200).contains(rows)
    else {
      throw .value(text, of: "--size", forms: "columns and rows such as 60x12, at most 500x200")
    }
    return CellSize(columns: columns, rows: rows)
  }
}
