/// Whoever asks for a picture chooses where it stands, nothing is downloaded in the background, and
/// settings have their defaults until they are given.
/// - Effect: none
extension WidgetConfiguration {
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  public func promptsForUserConfiguration() -> ModifiedWidgetConfiguration { modified { _ in } }
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
  public func associatedKind(_ kind: String) -> ModifiedWidgetConfiguration { modified { _ in } }
  public func supportedMountingStyles(
    _ mountingStyles: [WidgetMountingStyle]
  ) -> ModifiedWidgetConfiguration { modified { _ in } }
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
