public import WidgetKit

/// The examples together, as the extension of an app has them.
public struct ExampleWidgets: WidgetBundle {
  /// Keeps no state; the host makes one whenever it lists the widgets.
  public init() {}

  public var body: some Widget {
    FeedWidget()
    MusicWidget()
    ForecastWidget()
    GoalWidget()
  }
}
