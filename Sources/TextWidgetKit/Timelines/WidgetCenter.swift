/// The place to ask for new timelines; a picture is drawn when somebody asks, so nothing is due.
public final class WidgetCenter: Sendable {
  /// The one center of a process.
  public static let shared = WidgetCenter()

  private init() {}

  /// No effect: the next picture has a new timeline anyway.
  public func reloadTimelines(ofKind kind: String) {}

  /// No effect: the next picture has a new timeline anyway.
  public func reloadAllTimelines() {}

  /// No effect: recommendations are asked for anew each time.
  public func invalidateConfigurationRecommendations() {}

  /// Answers with no widgets: a process that draws pictures keeps none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// No widgets: a process that draws pictures keeps none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has set up.
public struct WidgetInfo: Hashable, Sendable {
  /// The family it is shown in.
  public let family: WidgetFamily
  /// The kind that its configuration has.
  public let kind: String
}
