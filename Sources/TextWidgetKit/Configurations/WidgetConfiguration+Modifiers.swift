extension WidgetConfiguration {
  /// Sets the name people see in a gallery.
  public func configurationDisplayName(_ displayName: LocalizedStringKey)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.name = Text(displayName) }
  }

  /// Sets the name people see in a gallery.
  public func configurationDisplayName(_ displayName: Text) -> ModifiedWidgetConfiguration {
    modified { $0.name = displayName }
  }

  /// Sets the name people see in a gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.name = Text(displayName) }
  }

  /// Says what the widget is for.
  public func description(_ description: LocalizedStringKey) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Says what the widget is for.
  public func description(_ description: Text) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = description }
  }

  /// Sets the name people see in a gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.name = Text(displayName) }
  }

  /// Says what the widget is for.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Says what the widget is for.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Names the families the widget can be drawn in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> ModifiedWidgetConfiguration {
    modified { $0.supportedFamilies = families }
  }

  /// Lets the content reach to the edges of the container.
  public func contentMarginsDisabled() -> ModifiedWidgetConfiguration {
    modified { $0.hasContentMargins = false }
  }

  /// Says whether places without backgrounds may leave out this widget's.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.isContainerBackgroundRemovable = isRemovable }
  }

  /// Where a tap on the widget leads unless its view has a `widgetURL`, which each drawing would
  /// pay for: this one is read only when somebody asks.
  package func leading(to url: String) -> ModifiedWidgetConfiguration {
    modified { $0.standardURL = url }
  }

  func modified(_ change: (inout WidgetDescription) -> Void)
    -> ModifiedWidgetConfiguration
  {
    ModifiedWidgetConfiguration(self, change: change)
  }
}

/// Whoever asks for a picture chooses where it stands, nothing is downloaded in the background, and
/// settings have their defaults until they are given.
/// - Effect: none
extension WidgetConfiguration {
  /// Never calls the function: no session of the background runs here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Never calls the function: no session of the background runs here.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Every place shows the widget, also one that is named.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Asks nobody: a widget without choices shows its defaults.
  public func promptsForUserConfiguration() -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Never makes a handler, as nothing is pushed here.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// No other kind stands in for this one.
  public func associatedKind(_ kind: String) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Nothing hangs on a wall here.
  public func supportedMountingStyles(
    _ mountingStyles: [WidgetMountingStyle]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Nothing stands on a wall here, so no texture is seen.
  public func widgetTexture(_ texture: WidgetTexture) -> ModifiedWidgetConfiguration {
    modified { _ in }
  }
}

/// What is told of tokens of pushes; nothing is pushed here, so nobody calls it.
/// - Effect: none
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A token of pushes.
/// - Effect: none
public struct WidgetPushInfo: Hashable, Sendable {
  /// Bytes for a server; no token is made here.
  public let token: Data
}

/// How a widget hangs on a wall.
/// - Effect: none
public enum WidgetMountingStyle: Hashable, Sendable { case elevated, recessed }

/// What a widget on a wall is made of.
///
/// - Effect: none
public enum WidgetTexture: Hashable, Sendable { case glass, paper }

/// A place where widgets stand on Apple's devices.
/// - Effect: none
public enum WidgetLocation: Hashable, Sendable {
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}
