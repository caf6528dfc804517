import CaffeineDomain
import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetHosting

/// What a bar is told of caffeine beyond a drawing: amount, state, share of a limit, and actions.
extension CommandContext {
  /// Completes the item of an entry; one of another widget has no amount or limits.
  func complete(
    _ item: inout BarItem, of entry: WidgetEntry, for bar: BarFormat
  ) throws(Failure) {
    guard let entry = (entry.base() as? CaffeineEntry)?.at(now) else { return }
    let forecast = entry.day.forecast
    let journal = entry.day.journal
    item.shortText = entry.amount + " mg"
    item.details = try StatusReport(forecast: forecast, journal: journal).plainLines(in: self)
    (item.state, item.urgency) = Self.state(of: forecast, journal)
    item.isNothing = item.urgency == .none && entry.amount == "0"
    // A widget with an earliest time has no space for this.
    let name = printer.text(of: Message(key: journal.name))
    if journal != .whole, item.text.lowercased().firstRange(of: name) == nil {
      item.text += " · \(name)"
    }
    if !journal.isUnknown {
      // Of the day's limit by what was drunk: a level has no share of a limit for a dose.
      let share = forecast.today.value / max(forecast.profile.dailyLimit.value, 1)
      item.percentage = forecast.profile.hasLimit ? Int((min(share, 1) * 100).rounded()) : 0
    }
    if bar.hasMenu { item.actions = try actions(for: bar) }
  }

  /// The state by the limits of the settings, as a style's name.
  ///
  /// Neither high nor over as far as readable, it says that drinks may be missing, or all.
  private static func state(
    of forecast: Forecast, _ journal: JournalState
  ) -> (name: String, urgency: BarItem.Urgency) {
    let profile = forecast.profile
    if forecast.emergency != nil || forecast.isOverDailyLimit { return ("over", .highest) }
    let isAwake = forecast.isInBed && !forecast.nightEstimate.typical.isAtMost(profile.bedtimeLimit)
    if isAwake || forecast.level > profile.singleLimit { return ("high", .high) }
    if journal != .whole { return (journal.isUnknown ? "unknown" : "damaged", .high) }
    return forecast.belowLimitAt == nil && forecast.isJudged ? ("low", .none) : ("moderate", .some)
  }

  /// Logging recent drinks again, and undo, for a bar with a menu.
  ///
  /// Only ids and numbers enter a command line, never names from outside. An unreadable journal
  /// gives no actions; its bar says why.
  private func actions(for bar: BarFormat) throws(Failure) -> [BarAction] {
    guard let drinks = try? recentDrinks() else { return [] }
    let typed = surroundings.console.commandLine.first ?? ""
    let program = Self.isPlain(typed) ? typed : "caffeine"
    return drinks.filter { $0.words.allSatisfy(Self.isPlain) }.prefix(3).map { drink in
      BarAction(
        title: "Log \(bar.escaped(drink.label))",
        // BitBar and its successors take five parameters; an id needs no `--` before it.
        words: [program, "log"] + drink.words.filter { $0 != "--" })
    } + [BarAction(title: "Undo", words: [program, "undo"])]
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0.isAlphanumeric(or: "._-=/") }
  }
}
