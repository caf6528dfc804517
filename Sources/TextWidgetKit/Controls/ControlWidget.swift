/// Drawn here as a small widget with its label and value.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  var body: Body { get }
}

@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The control as a small widget.
  var widget: ModifiedWidgetConfiguration { get }
}

public protocol ControlWidgetTemplate: View {}

@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

public protocol ControlValueProvider {
  associatedtype Value

  var previewValue: Value { get }

  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  func previewValue(configuration: Configuration) -> Value

  func currentValue(configuration: Configuration) async throws -> Value
}

public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public let widget: ModifiedWidgetConfiguration

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    widget = control(kind, preview: { _ in }, current: { _ in }) { content() }
  }

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

/// Shows its default settings here.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public let widget: ModifiedWidgetConfiguration

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    widget = control(
      kind, preview: { _ in Configuration() }, current: { _ in await filled(Configuration()) },
      content: content)
  }

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

public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public init() {}

  public var widget: ModifiedWidgetConfiguration {
    ModifiedWidgetConfiguration(EmptyWidgetConfiguration()) { _ in }
  }
}

/// A control with changed settings, as its modifiers return it.
public struct ModifiedControlConfiguration: ControlWidgetConfiguration {
  public let widget: ModifiedWidgetConfiguration
}

extension ControlWidgetConfiguration {
  /// The default is the kind.
  public func displayName(_ name: LocalizedStringResource) -> ModifiedControlConfiguration {
    ModifiedControlConfiguration(widget: widget.configurationDisplayName(Text(name)))
  }
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

/// Never called, because pushes are not supported here.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

public struct ControlInfo: Hashable, Sendable, Identifiable {
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

public struct ControlPushInfo: Hashable, Sendable {
  /// No token exists here.
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
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
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
