@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  /// The data for a host, one element per widget; `body`'s by default.
  var descriptions: [WidgetDescription] { get }
}

extension WidgetConfiguration {
  public var descriptions: [WidgetDescription] { body.descriptions }
}

extension Never: WidgetConfiguration {
  /// Never called: there is no value of this type.
  public var body: Never { switch self {} }

  /// Empty; never called, since no value exists.
  public var descriptions: [WidgetDescription] { [] }
}

/// A configuration that describes itself and has no body.
@MainActor @preconcurrency
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
  /// Never called: the host reads `descriptions`.
  public var body: Never { preconditionFailure("A primitive widget configuration has no body.") }
}

@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()

  var body: Body { get }
}

public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  public init() {}

  public var descriptions: [WidgetDescription] { [] }
}

/// A configuration with changed settings, as its modifiers return it.
public struct ModifiedWidgetConfiguration: PrimitiveWidgetConfiguration {
  /// The widgets with the change applied.
  public let descriptions: [WidgetDescription]

  init(_ base: some WidgetConfiguration, change: (inout WidgetDescription) -> Void) {
    descriptions = base.descriptions.map { description in
      var changed = description
      change(&changed)
      return changed
    }
  }
}

/// The data of a widget that a host reads before it asks for an entry.
@MainActor
public struct WidgetDescription {
  /// Identifies the widget; never changes, since placed widgets refer to it.
  public let kind: String

  /// The families of the widget; all nine unless the configuration limits them.
  public internal(set) var supportedFamilies = WidgetFamily.allCases

  var hasContentMargins = true

  var isContainerBackgroundRemovable = true

  /// The URL of a tap if the view sets none; empty if there is none either.
  var standardURL = ""

  var name: Text
  var purpose = Text(verbatim: "")
  var source: EntrySource
  /// `nil` for a widget without an intent.
  let choices: WidgetChoices?
  var chosen = ChosenValues()

  init(kind: String, source: EntrySource, choices: WidgetChoices? = nil) {
    self.kind = kind
    name = Text(verbatim: kind)
    self.source = source
    self.choices = choices
  }

  /// How many answers its provider gave to questions that it had answered.
  package var answersAgain: Int { source.thread.answersAgain.with { $0 } }

  /// Waits until its provider, which has answered, has returned too.
  package func providerHasReturned() async { await source.thread.turn() }

  /// Draws an entry from elsewhere; `nil` if its type belongs to another widget.
  package func entry(_ entry: any TimelineEntry) -> WidgetEntry? { source.entry(entry) }

  /// The name that people see; the kind unless the configuration sets one.
  public var displayName: String { name.spokenText(in: EnvironmentValues()) }

  /// The purpose of the widget; empty unless the configuration describes it.
  public var summary: String { purpose.spokenText(in: EnvironmentValues()) }
}

public struct StaticConfiguration<Content>: PrimitiveWidgetConfiguration {
  public let descriptions: [WidgetDescription]

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
    descriptions = [
      WidgetDescription(kind: kind, source: EntrySource(of: provider, content: content))
    ]
  }

  /// A widget with settings and a provider that answers at once.
  ///
  /// `provider` gets `nil` for all defaults, so drawing them skips the reflection on the intent.
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
