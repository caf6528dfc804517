/// A control of Control Center; drawn here as a small widget with its label and value.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  var body: Body { get }
}

/// The content and settings of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The control as a small widget.
  var widget: ModifiedWidgetConfiguration { get }
}

/// The appearance of a control: a button or a toggle.
public protocol ControlWidgetTemplate: View {}

/// Builds the template of a control.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Takes exactly one template, a button or a toggle.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// Supplies the value of a control.
public protocol ControlValueProvider {
  associatedtype Value

  /// The value to show before the current one is known, or after an error.
  var previewValue: Value { get }

  /// The value to show now.
  func currentValue() async throws -> Value
}

/// Supplies the value of a control that people can configure.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// The value to show before the current one is known, or after an error.
  func previewValue(configuration: Configuration) -> Value

  /// The value to show now, for the given settings.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// The control as a small widget.
  public let widget: ModifiedWidgetConfiguration

  /// Creates a control that never changes.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    widget = control(kind, preview: { _ in }, current: { _ in }) { content() }
  }

  /// Creates a control that shows a provider's value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    // One task at a time asks it.
    nonisolated(unsafe) let provider = provider
    widget = control(
      kind, preview: { _ in provider.previewValue },
      current: { _ in try await provider.currentValue() }, content: content)
  }
}

/// A control that people can configure; it shows its default settings here.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// The control as a small widget.
  public let widget: ModifiedWidgetConfiguration

  /// Creates a control that draws its settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    widget = control(
      kind, preview: { _ in Configuration() }, current: { _ in await filled(Configuration()) },
      content: content)
  }

  /// Creates a control that shows a provider's value for its settings.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    // One task at a time asks it.
    nonisolated(unsafe) let provider = provider
    widget = control(
      kind, preview: { _ in provider.previewValue(configuration: Configuration()) },
      current: { _ in
        try await provider.currentValue(configuration: await filled(Configuration()))
      }, content: content)
  }
}

/// No control, for systems that lack it.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// Creates the configuration.
  public init() {}

  /// Describes no widget.
  public var widget: ModifiedWidgetConfiguration {
    ModifiedWidgetConfiguration(EmptyWidgetConfiguration()) { _ in }
  }
}

/// A control with changed settings, as its modifiers return it.
public struct ModifiedControlConfiguration: ControlWidgetConfiguration {
  /// The control as a small widget.
  public let widget: ModifiedWidgetConfiguration
}

extension ControlWidgetConfiguration {
  /// Sets the name in a gallery; the default is the kind.
  public func displayName(_ name: LocalizedStringResource) -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget.configurationDisplayName(Text(name)))
  }
  /// Sets the sentence below the name in a gallery.
  public func description(_ description: LocalizedStringResource) -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget.description(Text(description)))
  }
  /// - Effect: none; nobody is asked, so the settings stay at their defaults.
  public func promptsForUserConfiguration() -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget)
  }
  /// Has no effect: pushes are not supported here.
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> ModifiedControlConfiguration { ModifiedControlConfiguration(widget: widget) }
}

/// Receives push tokens; never called, because pushes are not supported here.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

/// A control that a person has placed.
public struct ControlInfo: Hashable, Sendable, Identifiable {
  /// The kind in the control's configuration.
  public let kind: String
  /// `nil` unless a program sets it, because pushes are not supported here.
  public var pushInfo: ControlPushInfo?
  /// The value itself, so two controls of one kind have the same identity.
  public var id: ControlInfo { self }
  /// Always `nil`: only the host knows a person's settings.
  public func controlConfigurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}

/// A push token of a control.
public struct ControlPushInfo: Hashable, Sendable {
  /// The bytes for a server; no token exists here.
  public let token: Data
}

/// A control as an element of a bundle of widgets.
public struct ControlInBundle<Control: ControlWidget>: Widget {
  private let control: Control

  /// Creates the control by its own initialiser.
  public init() { control = Control() }

  init(_ control: Control) { self.control = control }

  public var body: some WidgetConfiguration { control.body.widget }
}

extension WidgetBundleBuilder {
  /// Keeps a widget as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// Wraps a control to stand beside widgets.
  public static func buildExpression<Content: ControlWidget>(
    _ content: Content
  ) -> ControlInBundle<Content> { ControlInBundle(content) }
}

@MainActor
private func control<Value, Content: View>(
  _ kind: String, preview: @escaping (TimelineProviderContext) -> Value,
  current: @escaping (TimelineProviderContext) async throws -> Value,
  content: @escaping (Value) -> Content
) -> ModifiedWidgetConfiguration {
  StaticConfiguration(
    kind: kind, provider: SingleEntryProvider(preview: preview, current: current)
  ) { content($0.value).containerBackground(.background, for: .widget) }
  .supportedFamilies([.accessoryRectangular])
}

/// The settings with missing values filled in by their queries, as a host does before use.
private func filled<Configuration: ControlConfigurationIntent>(
  _ configuration: Configuration
) async -> Configuration {
  _ = await IntentParameters(of: configuration).fill()
  return configuration
}
