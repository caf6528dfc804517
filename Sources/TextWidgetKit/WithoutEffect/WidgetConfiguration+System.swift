/// Whoever asks for a picture chooses where it stands, nothing is downloaded in the background, and
/// settings have their defaults until they are given.
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
}

/// A place where widgets stand on Apple's devices.
public enum WidgetLocation: Hashable, Sendable {
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}
