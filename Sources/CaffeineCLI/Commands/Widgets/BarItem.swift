import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit

/// A widget as an item of a status bar: a line, its short form, and how things stand.
struct BarItem {
  /// How things stand, by what the limits of the settings say.
  enum State: Equatable {
    case low
    case moderate
    case high
    case over
    /// What could be read is neither high nor over, and there may be more.
    case unknown(JournalState)

    /// What a bar calls it.
    var name: String {
      switch self {
      case .low: "low"
      case .moderate: "moderate"
      case .high: "high"
      case .over: "over"
      case .unknown(let journal): journal.rawValue
      }
    }
  }

  /// The line, plain text.
  var text: String
  /// The amount alone, as the line has it.
  var shortText: String
  /// What there is to know besides, plain text in lines.
  var details: [String] = []
  /// How things stand.
  var state = State.low
  /// The level as a share of the limit at once, 0…100; `nil` where nobody knows it.
  var percentage: Int? = 0
  /// What can be done in its menu.
  var actions: [BarAction] = []
  /// Whether there is no caffeine and nothing else to say.
  var isNothing = false

  /// The item for a drawing, its rows joined to one line, and for the entry that was drawn.
  ///
  /// An entry of another widget has no amount and no limits: its short text is the line.
  @MainActor
  init(
    _ drawing: WidgetDrawing, of entry: WidgetEntry, in context: CommandContext
  ) throws(Failure) {
    text = Self.oneLine(drawing.grid.limited(to: context.printer.glyphSet).plain())
    shortText = text
    guard let entry = (entry.base() as? CaffeineEntry)?.at(context.now) else { return }
    let forecast = entry.day.forecast
    let journal = entry.day.journal
    shortText = entry.amount + " mg"
    details = try StatusReport(forecast: forecast, journal: journal).plainLines(in: context)
    state = Self.state(of: forecast, journal)
    isNothing = state == .low && entry.amount == "0"
    // A time from which it may be low leaves no room for this in the widget.
    let name = context.printer.text(of: Message(key: journal.name))
    if journal != .whole, text.lowercased().firstRange(of: name) == nil { text += " · \(name)" }
    if journal.isUnknown {
      percentage = nil
    } else if forecast.profile.hasLimit {
      let limit = max(forecast.profile.singleLimit.value, 1)
      percentage = Int(min(entry.level.value / limit, 1) * 100)
    }
  }

  private static func oneLine(_ text: String) -> String {
    var line = ""
    for word in text.split(whereSeparator: { $0 == "\n" || $0 == " " }) {
      line += line.isEmpty ? word : " " + word
    }
    return line
  }

  private static func state(of forecast: Forecast, _ journal: JournalState) -> State {
    let profile = forecast.profile
    if forecast.emergency != nil || forecast.isOverDailyLimit { return .over }
    let isAwake = forecast.isInBed && forecast.isTooMuchForNight(from: forecast.now)
    if isAwake || forecast.level > profile.singleLimit { return .high }
    guard journal == .whole else { return .unknown(journal) }
    return forecast.belowLimitAt == nil && forecast.isJudged ? .low : .moderate
  }
}
