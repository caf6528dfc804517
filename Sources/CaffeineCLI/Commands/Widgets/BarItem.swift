import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit

/// A widget as an item of a status bar: a line, a short form and a state.
struct BarItem {
  /// The state by the limits of the settings.
  enum State: Equatable {
    case low
    case moderate
    case high
    case over
    /// Neither high nor over as far as readable, but drinks may be missing.
    case unknown(JournalState)

    /// The state's name for a bar.
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

  /// Plain text in one line.
  var text: String
  /// The amount as in the line.
  var shortText: String
  /// Further lines of plain text.
  var details: [String] = []
  var state = State.low
  /// The level as a percentage of the limit at once, 0 to 100; `nil` if unknown.
  var percentage: Int? = 0
  var actions: [BarAction] = []
  /// Whether there is no caffeine and nothing else to report.
  var isNothing = false

  /// Creates the item of a drawing, with its rows joined, and of its entry.
  ///
  /// An entry of another widget has no amount or limits; its short text is the line.
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
    // A widget with an earliest time has no space for this.
    let name = context.printer.text(of: Message(key: journal.name))
    if journal != .whole, text.lowercased().firstRange(of: name) == nil { text += " · \(name)" }
    if journal.isUnknown {
      percentage = nil
    } else if forecast.profile.hasLimit {
      let limit = max(forecast.profile.singleLimit.value, 1)
      percentage = Int((min(entry.level.value / limit, 1) * 100).rounded())
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
