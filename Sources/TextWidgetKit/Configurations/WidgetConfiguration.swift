/// The content and the settings of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The configuration this one is made of; `Never` for those made by this module.
  associatedtype Body: WidgetConfiguration

  /// The configuration this one is made of.
  var body: Body { get }

  /// What the host has to know, one element a widget: by default what `body` says.
  var descriptions: [WidgetDescription] { get }
}

extension WidgetConfiguration {
  /// What `body` says.
  public var descriptions: [WidgetDescription] { body.descriptions }
}

extension Never: WidgetConfiguration {
  /// Never called: there is no value of this type.
  public var body: Never { switch self {} }

  /// Nothing, since there is no value to ask.
  public var descriptions: [WidgetDescription] { [] }
}

/// A configuration made by this module: it describes itself and has no body.
@MainActor @preconcurrency
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
  /// Never asked for: the host reads `descriptions`.
  public var body: Never { preconditionFailure("A primitive widget configuration has no body.") }
}

/// A widget: what it is called, where it may stand, who provides it and how it looks.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  /// A widget without any state: the host makes it when it needs it.
  init()

  /// The widget's configuration.
  var body: Body { get }
}

/// A configuration of no widget, for places where none is available.
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  /// The empty configuration.
  public init() {}

  /// Empty: nothing of it stands in a gallery.
  public var descriptions: [WidgetDescription] { [] }
}

/// A configuration with its settings changed: what a modifier of a configuration returns.
public struct ModifiedWidgetConfiguration: PrimitiveWidgetConfiguration {
  /// The widgets with the change made.
  public let descriptions: [WidgetDescription]

  init(_ base: some WidgetConfiguration, change: (inout WidgetDescription) -> Void) {
    descriptions = base.descriptions.map { description in
      var changed = description
      change(&changed)
      return changed
    }
  }
}

/// All a host knows of one widget before it asks for an entry.
@MainActor
public struct WidgetDescription {
  /// The name that tells this widget from the others and never changes.
  public let kind: String

  /// The families the widget can be drawn in: all nine unless the configuration says less.
  public internal(set) var supportedFamilies = WidgetFamily.allCases

  var hasContentMargins = true

  var isContainerBackgroundRemovable = true

  /// Where a tap leads if the view does not say it; empty is nowhere.
  var standardURL = ""

  var name: Text
  var purpose = Text(verbatim: "")
  var source: EntrySource
  /// What people can choose; `nil` of a widget without an intent.
  let choices: WidgetChoices?
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

/// A widget without options: a provider and the view of its entries.
public struct StaticConfiguration<Content>: PrimitiveWidgetConfiguration {
  /// One, since a configuration without settings is one widget of its kind.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
    descriptions = [
      WidgetDescription(kind: kind, source: EntrySource(of: provider, content: content))
    ]
  }

  /// A widget with options and a provider that answers at once, made for the values of an intent;
  /// `nil` means every parameter at its default, so that drawing without choices looks into none.
  package init<Intent: WidgetConfigurationIntent, Provider: TimelineProvider>(
    kind: String, intent: Intent.Type, provider: @escaping (Intent?) -> Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
    let source = { (intent: Intent?) in EntrySource(of: provider(intent), content: content) }
    descriptions = [
      WidgetDescription(
        kind: kind, source: source(nil),
        choices: WidgetChoices(
          makeIntent: { Intent() },
          shown: { Intent.parameterSummary.parameters(of: $0, in: $1) },
          source: { chosen in
            let intent = Intent()
            _ = chosen.apply(to: intent, in: .systemSmall)
            return source(intent)
          }))
    ]
  }
}

extension EntrySource {
  fileprivate init<Provider: TimelineProvider>(
    of provider: Provider, content: @escaping (Provider.Entry) -> some View
  ) {
    self.init(
      on: ProviderThread(of: provider) { $0 is any TimelineProvider },
      placeholder: provider.placeholder(in:),
      snapshot: { call, context, answer in
        call { provider.getSnapshot(in: context, completion: answer) }
      },
      timeline: { call, context, answer in
        call { provider.getTimeline(in: context, completion: answer) }
      },
      content: content)
  }
}
