/// The kinds, by which the app asks for new timelines.
enum WidgetKind {
  static let feed = "feed"
  static let music = "music"
  static let forecast = "forecast"
  static let goal = "goal"
}
