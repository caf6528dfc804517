/// All a host knows of one widget before it asks for an entry.
@MainActor
public struct WidgetDescription {
  /// The name that tells this widget from the others and never changes.
  public let kind: String

  /// The families the widget can be drawn in: all nine unless the configuration says less.
  public internal(set) var supportedFamilies = WidgetFamily.allCases

  /// Whether the host keeps a margin around the content of system families.
  var hasContentMargins = true

  /// Whether places without backgrounds may leave out the widget's.
  var isContainerBackgroundRemovable = true

  /// Where a tap leads if the view does not say it; empty is nowhere.
  var standardURL = ""

  var name: Text
  var purpose = Text(verbatim: "")
  var source: EntrySource
  /// What people can choose; `nil` of a widget without an intent.
  let choices: WidgetChoices?
  /// What they have chosen.
  var chosen = ChosenValues()

  init(kind: String, source: EntrySource, choices: WidgetChoices? = nil) {
    self.kind = kind
    name = Text(verbatim: kind)
    self.source = source
    self.choices = choices
  }

  /// An entry as this widget shows it; `nil` if it is of another widget's type.
  package func entry(_ entry: any TimelineEntry) -> WidgetEntry? { source.entry(entry) }

  /// The name people see; the kind unless the configuration gives one.
  public var displayName: String { name.spokenText(in: EnvironmentValues()) }

  /// What the widget is for; empty unless the configuration says it.
  public var summary: String { purpose.spokenText(in: EnvironmentValues()) }

  /// What a gallery says above the widget's sizes, such as `Cups: What you drank.`, safe on a
  /// terminal; `nil` where the configuration says nothing.
  package var heading: String? {
    let (name, summary) = (displayName, summary)
    if name == kind && summary.isEmpty { return nil }
    return (summary.isEmpty ? name : "\(name): \(summary)").terminalSafe()
  }
}
