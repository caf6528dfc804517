/// A control of Control Center; here it is a small widget that shows its label and its value.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  var body: Body { get }
}

/// The content and the settings of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The control as a widget.
  var widget: ModifiedWidgetConfiguration { get }
}

/// What a control is: a button or a toggle.
public protocol ControlWidgetTemplate: View {}

/// Puts together what a control is.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Takes one template: a control is one button or one toggle.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// Says what a control shows.
public protocol ControlValueProvider {
  associatedtype Value

  /// What is shown before the value is known.
  var previewValue: Value { get }

  /// The value as it is now.
  func currentValue() async throws -> Value
}

/// Says what a control shows that people can configure.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// What is shown before the value is known.
  func previewValue(configuration: Configuration) -> Value

  /// The value as it is now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// An intent whose parameters are the settings of a control.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

/// A control without options.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Drawn and configured as any widget is.
  public let widget: ModifiedWidgetConfiguration

  /// A control that shows the same always.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    widget = control(kind, preview: {}, current: {}) { content() }
  }

  /// A control that shows what a provider says.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    // It is asked by one task at a time.
    nonisolated(unsafe) let provider = provider
    widget = control(
      kind, preview: { provider.previewValue }, current: { try await provider.currentValue() },
      content: content)
  }
}

/// A control that people can configure; it shows the settings it has by itself.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Drawn and configured as any widget is.
  public let widget: ModifiedWidgetConfiguration

  /// A control that shows its settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    widget = control(
      kind, preview: { Configuration() }, current: { await filled(Configuration()) },
      content: content)
  }

  /// A control that shows what a provider says.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    // It is asked by one task at a time.
    nonisolated(unsafe) let provider = provider
    widget = control(
      kind, preview: { provider.previewValue(configuration: Configuration()) },
      current: { try await provider.currentValue(configuration: await filled(Configuration())) },
      content: content)
  }
}

/// A control with its settings changed.
public struct ModifiedControlConfiguration: ControlWidgetConfiguration {
  /// Drawn and configured as any widget is.
  public let widget: ModifiedWidgetConfiguration
}

extension ControlWidgetConfiguration {
  /// What lists call the control in place of its kind.
  public func displayName(_ name: LocalizedStringResource) -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget.configurationDisplayName(Text(name)))
  }
  /// What lists say below the name.
  public func description(_ description: LocalizedStringResource) -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget.description(Text(description)))
  }
  /// - Effect: none; nobody is asked, so the settings stay at their defaults.
  public func promptsForUserConfiguration() -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget)
  }
  /// Nothing is pushed here.
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> ModifiedControlConfiguration { ModifiedControlConfiguration(widget: widget) }
}

/// What is told of tokens of pushes; nothing is pushed here, so nobody calls it.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

/// A control that a person has set up.
public struct ControlInfo: Hashable, Sendable, Identifiable {
  /// The text that the control's configuration was made with.
  public let kind: String
  /// `nil` unless you set it, as nothing is pushed here.
  public var pushInfo: ControlPushInfo?
  /// The value itself, so that two of one kind are one.
  public var id: ControlInfo { self }
  /// None: what a person chose is known to the host alone.
  public func controlConfigurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}

/// A token of pushes.
public struct ControlPushInfo: Hashable, Sendable {
  /// Bytes for a server; no token is made here.
  public let token: Data
}

/// A control that stands in a bundle.
public struct ControlInBundle<Control: ControlWidget>: Widget {
  private let control: Control

  /// Makes the control with its own initialiser.
  public init() { control = Control() }

  init(_ control: Control) { self.control = control }

  public var body: some WidgetConfiguration { control.body.widget }
}

extension WidgetBundleBuilder {
  /// A widget stands in a bundle as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// Wraps a control, so that it may stand beside widgets.
  public static func buildExpression<Content: ControlWidget>(
    _ content: Content
  ) -> ControlInBundle<Content> { ControlInBundle(content) }
}

/// What a control shows at one moment.
private struct ControlEntry<Value>: TimelineEntry {
  let date: Date
  let value: Value
}

private struct ControlProvider<Value>: TimelineProvider {
  let preview: () -> Value
  let current: () async throws -> Value

  func placeholder(in context: Context) -> ControlEntry<Value> {
    ControlEntry(date: .distantPast, value: preview())
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (ControlEntry<Value>) -> Void
  ) {
    // It is asked by one task at a time.
    nonisolated(unsafe) let provider = self
    Task {
      let value = (try? await provider.current()) ?? provider.preview()
      completion(ControlEntry(date: .distantPast, value: value))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ControlEntry<Value>>) -> Void
  ) { getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) } }
}

@MainActor
private func control<Value, Content: View>(
  _ kind: String, preview: @escaping () -> Value, current: @escaping () async throws -> Value,
  content: @escaping (Value) -> Content
) -> ModifiedWidgetConfiguration {
  StaticConfiguration(
    kind: kind, provider: ControlProvider(preview: preview, current: current)
  ) { (entry: ControlEntry<Value>) in
    content(entry.value).containerBackground(.background, for: .widget)
  }
  .supportedFamilies([.accessoryRectangular])
}

/// The settings with what nobody has chosen asked for, as a host does before anyone reads them.
private func filled<Configuration: ControlConfigurationIntent>(
  _ configuration: Configuration
) async -> Configuration {
  _ = await IntentParameters(of: configuration).fill()
  return configuration
}
