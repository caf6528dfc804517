import WidgetKit

/// The examples together, as the extension of an app has them.
struct ExampleWidgets: WidgetBundle {
  /// Keeps no state; the host makes one whenever it lists the widgets.
  init() {}

  var body: some Widget {
    FeedWidget()
    MusicWidget()
    ForecastWidget()
    GoalWidget()
  }
}
