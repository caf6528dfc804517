import CaffeineDomain
import CaffeineWidgets
import TextUI
import TextWidgetKit

/// A widget as an item of a status bar: a line, its short form, and how things stand.
struct BarItem {
  /// How things stand, by what the limits of the settings say.
  enum State: String {
    case low
    case moderate
    case high
    case over
  }

  /// The line, plain text.
  var text: String
  /// The amount alone.
  var shortText: String
  /// What there is to know besides, plain text in lines.
  var details: [String]
  /// How things stand.
  var state: State
  /// The level as a share of the limit at once, 0…100.
  var percentage: Int

  /// The item for a drawing: its rows joined to one line.
  @MainActor
  init(_ drawing: WidgetDrawing, of request: WidgetRequest, in session: Session) throws(Failure) {
    let source = request.source
    let forecast = Forecast(
      of: source.intakes, profile: source.profile, at: source.now, on: source.clock)
    text = Self.oneLine(drawing.grid.limited(to: session.glyphSet).plain())
    let report = StatusReport(forecast: forecast, isIncomplete: source.isIncomplete)
    shortText = report.text(of: forecast.level)
    let warning = request.isSure ? [] : ["Settings: cannot be read, the standard is shown"]
    details = try report.plainLines(in: session) + warning
    state = Self.state(of: forecast)
    let limit = max(forecast.profile.singleLimit.value, 1)
    percentage = Int(min(forecast.level.value / limit, 1) * 100)
  }

  private static func oneLine(_ text: String) -> String {
    var line = ""
    for word in text.split(whereSeparator: { $0 == "\n" || $0 == " " }) {
      line += line.isEmpty ? word : " " + word
    }
    return line
  }

  private static func state(of forecast: Forecast) -> State {
    let profile = forecast.profile
    if forecast.today > profile.dailyLimit { return .over }
    if forecast.level > profile.singleLimit { return .high }
    return forecast.belowLimitAt == nil ? .low : .moderate
  }
}
