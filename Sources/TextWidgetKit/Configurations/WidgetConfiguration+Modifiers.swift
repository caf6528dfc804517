extension WidgetConfiguration {
  /// Sets the name that a gallery shows; the default is the kind.
  public func configurationDisplayName(
    _ displayName: LocalizedStringKey
  ) -> ModifiedWidgetConfiguration { modified { $0.name = Text(displayName) } }

  /// Sets the name that a gallery shows; the default is the kind.
  public func configurationDisplayName(_ displayName: Text) -> ModifiedWidgetConfiguration {
    modified { $0.name = displayName }
  }

  /// Sets the name that a gallery shows, as plain text.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: some StringProtocol
  ) -> ModifiedWidgetConfiguration { modified { $0.name = Text(displayName) } }

  /// Sets the sentence below the name in a gallery.
  public func description(_ description: LocalizedStringKey) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Sets the sentence below the name in a gallery.
  public func description(_ description: Text) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = description }
  }

  /// Sets the name that a gallery shows; the resource's key is its text.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> ModifiedWidgetConfiguration { modified { $0.name = Text(displayName) } }

  /// Sets the sentence below the name in a gallery; the resource's key is its text.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Sets the sentence below the name in a gallery, as plain text.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Limits the families of the widget; the default is all nine.
  public func supportedFamilies(_ families: [WidgetFamily]) -> ModifiedWidgetConfiguration {
    modified { $0.supportedFamilies = families }
  }

  /// Leaves the margins to the view, which reads them as `widgetContentMargins`.
  public func contentMarginsDisabled() -> ModifiedWidgetConfiguration {
    modified { $0.hasContentMargins = false }
  }

  /// Says whether a place without backgrounds may drop this one.
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

/// Receives push tokens; never called, because pushes are not supported here.
/// - Effect: none
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A push token of a widget.
/// - Effect: none
public struct WidgetPushInfo: Hashable, Sendable {
  /// The bytes for a server; no token exists here.
  public let token: Data
}

/// The way visionOS mounts a widget on a wall.
/// - Effect: none
public enum WidgetMountingStyle: Hashable, Sendable { case elevated, recessed }

/// The material of a widget on a wall in visionOS.
/// - Effect: none
public enum WidgetTexture: Hashable, Sendable { case glass, paper }

/// A place on Apple's devices that shows widgets.
/// - Effect: none
public enum WidgetLocation: Hashable, Sendable {
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}
