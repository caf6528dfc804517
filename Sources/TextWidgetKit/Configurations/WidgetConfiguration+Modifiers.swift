extension WidgetConfiguration {
  /// The default is the kind.
  public func configurationDisplayName(
    _ displayName: LocalizedStringKey
  ) -> ModifiedWidgetConfiguration { modified { $0.name = Text(displayName) } }

  public func configurationDisplayName(_ displayName: Text) -> ModifiedWidgetConfiguration {
    modified { $0.name = displayName }
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: some StringProtocol
  ) -> ModifiedWidgetConfiguration { modified { $0.name = Text(displayName) } }

  public func description(_ description: LocalizedStringKey) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  public func description(_ description: Text) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = description }
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> ModifiedWidgetConfiguration { modified { $0.name = Text(displayName) } }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// The default is all nine.
  public func supportedFamilies(_ families: [WidgetFamily]) -> ModifiedWidgetConfiguration {
    modified { $0.supportedFamilies = families }
  }

  public func contentMarginsDisabled() -> ModifiedWidgetConfiguration {
    modified { $0.hasContentMargins = false }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> ModifiedWidgetConfiguration { modified { $0.isContainerBackgroundRemovable = isRemovable } }

  /// Sets the URL of a tap on the widget, unless its view has a `widgetURL`.
  ///
  /// Unlike a `widgetURL` it is not part of the drawing: it is read on demand.
  package func leading(to url: String) -> ModifiedWidgetConfiguration {
    modified { $0.standardURL = url }
  }

  func modified(
    _ change: (inout WidgetDescription) -> Void
  ) -> ModifiedWidgetConfiguration { ModifiedWidgetConfiguration(self, change: change) }
}

/// Settings without an effect: a place shows the widget it is asked for, nothing downloads in the
/// background, and unset parameters have their defaults.
/// - Effect: none
extension WidgetConfiguration {
  /// Never calls the function: no background session runs here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Never calls the function: no background session runs here.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Shows the widget in every place, named or not.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Returns the configuration unchanged: unset parameters have their defaults, without a prompt.
  public func promptsForUserConfiguration() -> ModifiedWidgetConfiguration { modified { _ in } }
  /// Never creates a handler: pushes are not supported here.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// No other kind replaces this one.
  public func associatedKind(_ kind: String) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// No widget is mounted on a wall here.
  public func supportedMountingStyles(
    _ mountingStyles: [WidgetMountingStyle]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  /// No widget is mounted on a wall here, so no texture is visible.
  public func widgetTexture(_ texture: WidgetTexture) -> ModifiedWidgetConfiguration {
    modified { _ in }
  }
}

/// - Effect: none; pushes are not supported here.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// - Effect: none; no token exists here.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

/// - Effect: none
public enum WidgetMountingStyle: Hashable, Sendable { case elevated, recessed }

/// - Effect: none
public enum WidgetTexture: Hashable, Sendable { case glass, paper }

/// - Effect: none
public enum WidgetLocation: Hashable, Sendable {
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}
