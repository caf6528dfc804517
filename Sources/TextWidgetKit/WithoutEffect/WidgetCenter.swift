/// The place to ask for new timelines.
///
/// A process draws a picture when somebody asks and keeps no widgets, so the next picture has a new
/// timeline anyway.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}

  /// No widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Answers at once, with no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget that a person has set up.
public struct WidgetInfo: Hashable, Sendable {
  public let family: WidgetFamily
  public let kind: String
}
