import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextCells

/// The content of `status`, for people and programs.
struct StatusReport {
  let forecast: Forecast
  let journal: JournalState
  /// Whether drinks may be missing, so that amounts are lower bounds.
  var isIncomplete: Bool { journal != .whole }
  /// The uncertainty of the forecast.
  let band: Band
  /// An instruction for removing the first drink that is too far ahead; `nil` without one.
  let removal: Message?
  /// The highest levels from bedtime on.
  let night: Estimate

  init(forecast: Forecast, journal: JournalState, removal: Message? = nil) {
    self.forecast = forecast
    self.journal = journal
    self.removal = removal
    band = forecast.band
    night = forecast.nightEstimate
  }

  /// The members of `status --json`.
  ///
  /// If drinks may be missing, amounts are lower bounds; upper bounds, the time and the probability
  /// are null. For a person outside of the model every estimate is null.
  var members: [(String, JSONValue)] {
    let level = band.levels(at: forecast.now)
    // A past night's uncertainty is irrelevant.
    let bedtime = forecast.isInBed ? nil : band.levels(at: forecast.bedtime)
    let low = forecast.belowLimitRange(in: band)
    let concentrations = forecast.profile.distribution?.concentrations(
      of: forecast.level, within: level)
    func known<Value>(_ value: Value?) -> Value? { isIncomplete ? nil : value }
    let isUnknown = forecast.profile.isOutsideModel
    func estimate(_ value: Double?) -> JSONValue {
      .optional(isUnknown ? nil : value) { .milligrams($0) }
    }
    func moment(_ date: Date?) -> JSONValue { .optional(known(date)) { .instant($0) } }
    let present = known(forecast.estimate(at: forecast.now))
    let chance = known(forecast.nightChance(from: forecast.now, in: band))
    return [
      ("now", .instant(forecast.now)), ("levelMilligrams", estimate(forecast.level.value)),
      ("levelLowMilligrams", estimate(level.lowerBound.value)),
      ("levelHighMilligrams", estimate(known(level)?.upperBound.value)),
      ("levelConfidentMilligrams", estimate(present?.careful.value)),
      ("todayMilligrams", .milligrams(forecast.today.value)),
      ("peakMilligrams", estimate(forecast.peak.amount.value)),
      ("peakAt", isUnknown ? .null : .instant(forecast.peak.date)),
      forecast.profile.thresholdMember,
      ("belowThresholdAt", moment(forecast.belowLimitAt)),
      ("belowThresholdConfidentAt", moment(forecast.belowLimitCarefulAt)),
      ("belowThresholdEarliestAt", moment(low.earliest)),
      ("belowThresholdLatestAt", moment(low.latest)),
      ("bedtimeAt", .instant(forecast.bedtime)),
      ("bedtimeMilligrams", estimate(forecast.bedtimeLevel.value)),
      ("bedtimeLowMilligrams", estimate(bedtime?.lowerBound.value)),
      ("bedtimeHighMilligrams", estimate(known(bedtime)?.upperBound.value)),
      ("bedtimeLikelihood", .optional(chance) { .chance($0) }),
      ("nightMilligrams", estimate(night.typical.value)),
      ("nightConfidentMilligrams", estimate(known(night)?.careful.value)),
      ("interval", .number(0.8)),
      ("milligramsPerLiter", estimate(forecast.concentration?.value)),
      ("milligramsPerLiterLow", estimate(concentrations?.lowerBound.value)),
      ("milligramsPerLiterHigh", estimate(known(concentrations)?.upperBound.value)),
      ("lastDrink", .optional(forecast.lastIntake) { .object($0.members) }),
      ("emergency", .optional(forecast.emergency) { .string($0) }),
      ("caution", .optional(forecast.profile.cautions.first) { .string($0.rawValue) }),
      ("notCounted", .array(forecast.tooFarAhead.map { .object($0.members) })),
      ("incomplete", .bool(isIncomplete)), ("journal", .string(journal.rawValue)),
      ("disclaimer", .string(Guidance.disclaimer)),
    ]
  }
}

extension JournalState {
  /// Follows the label of the journal, in place of amounts.
  var remark: Message {
    Message(key: name) + (isUnknown ? ", nothing is known" : ", there may be more")
  }
}

extension Profile {
  /// The bedtime limit as a member of a JSON object; null under 18, for whom 50 mg is no limit.
  var thresholdMember: (String, JSONValue) {
    ("thresholdMilligrams", ageGroup == .adult ? .milligrams(bedtimeLimit.value) : .null)
  }
}

extension Intake {
  var members: [(String, JSONValue)] {
    [
      ("id", .string(id.description)), ("drink", .optional(drink) { .string($0) }),
      ("name", .string(name)), ("milligrams", .milligrams(amount.value)), ("at", .instant(start)),
    ]
  }
}

/// The report in words; which of them there are follows from the forecast alone.
@MainActor
extension StatusReport {
  /// Prints the lines of `status`, and that the bedtime is a guess where it decides any.
  func print(in context: CommandContext, with: StatusReport? = nil) throws(Failure) {
    for line in try lines(in: context, with: with) { context.printer.print(line) }
    if forecast.isJudgedAlone, hasDrinks { try context.printBedtimeRemark() }
  }

  /// The lines of `status`, perhaps with a total of the day `with` hypothetical drinks.
  private func lines(
    in context: CommandContext, with: StatusReport?
  ) throws(Failure) -> [String] {
    var rows = try rows(in: context)
    if let with { rows.append(with.totalRow("With it", with.forecast.wholeDay, in: context)) }
    return alarm(in: context) + labelled(rows, in: context) + cautions(in: context)
  }

  /// The lines without styles, for menus.
  func plainLines(in context: CommandContext) throws(Failure) -> [String] {
    let emergency = forecast.emergency.map { Message(key: $0) }
    let rows = try rows(in: context).map { row -> Message in
      row.label.isEmpty ? row.text : "\(row.label): \(row.text)"
    }
    return ([emergency].compactMap(\.self) + rows + forecast.profile.cautionTexts)
      .map(context.printer.text(of:))
  }

  /// The rows of the level and when it is low.
  func outlook(in context: CommandContext) throws(Failure) -> [String] {
    labelled(try levelRows(in: context), in: context)
  }

  /// The night and when the level is low, for a comparison: `Without`.
  func outlook(_ label: Message, in context: CommandContext) throws(Failure) -> [String] {
    let low: Message = "low \(try low(in: context))"
    let night = showsNight ? try nightText(in: context) : nil
    let rows = [Row(label: label, text: night ?? low)]
    return labelled(night == nil ? rows : rows + [Row(label: "", text: low)], in: context)
  }

  /// Whether there is anything to compare with: a drink, or one that may be missing.
  var hasDrinks: Bool { !forecast.intakes.isEmpty || isIncomplete }

  /// The answer to a change: `115 mg in you. Low about 21:45.`, and the night.
  func sentences(in context: CommandContext) throws(Failure) -> [Message] {
    var first: Message = "\(text(ofEstimate: forecast.level)) in you."
    if let peak {
      let level = text(ofEstimate: forecast.level)
      first = "\(level) in you, \(peak.wholeMilligrams) \(try atPeak(in: context))."
    }
    let low = try low(in: context, people: true)
    first += " Low \(low)."
    guard showsNight else { return [first] }
    let night = night(in: context)
    let time = try context.nearMoment(forecast.bedtime)
    return [first, "\(night.amount("at bedtime (\(time))")); your limit is \(night.limit)."]
  }

  /// A total, marked if it is a lower bound.
  func text(of amount: Milligrams) -> String { (isIncomplete ? "≥ " : "") + massText(amount) }

  /// The same beside a limit: `176 of 400 mg`.
  func text(of amount: Milligrams, beside limit: Milligrams) -> Message {
    "\(isIncomplete ? "≥ " : "")\(amount.wholeMilligrams) of \(massText(limit))"
  }

  /// An estimated level to 5 mg, marked if it is a lower bound.
  func text(ofEstimate amount: Milligrams) -> Message {
    isIncomplete
      ? "≥ \(massText(amount.fiveBelow))"
      : estimateText(amount, beside: forecast.profile.bedtimeLimit)
  }

  /// The night's numbers.
  func night(in context: CommandContext) -> NightText {
    NightText(
      night: night, profile: forecast.profile, isIncomplete: isIncomplete,
      printer: context.printer)
  }

  private struct Row {
    let label: Message
    let text: Message
    var warns = false
  }

  /// Whether there is a mark: neither in bed nor before the first drink, nor under a caution.
  private var showsNight: Bool { forecast.isJudgedAlone && forecast.hasMark }

  /// Whom to call, above everything.
  private func alarm(in context: CommandContext) -> [String] {
    forecast.emergency.map { context.printer.wrapped(context.printer.text(of: Message(key: $0))) }?
      .map { context.printer.styled($0, .warning) } ?? []
  }

  private func cautions(in context: CommandContext) -> [String] {
    forecast.profile.cautionTexts.map(context.printer.text(of:))
  }

  private func rows(in context: CommandContext) throws(Failure) -> [Row] {
    let journalRow = Row(label: "Journal", text: journal.remark, warns: true)
    // An amount beside it would look like today's total.
    if journal.isUnknown { return [journalRow] }
    let total = totalRow("Today", forecast.today, in: context)
    let last = try forecast.lastIntake.map { last throws(Failure) -> Message in
      let name = context.printer.shownDrink(last.name)
      let time = try context.atMoment(last.start)
      return ", last \(name) \(time), \(context.distance(to: last.start)) ago"
    }
    let today = Row(label: total.label, text: total.text + (last ?? ""), warns: total.warns)
    var rows = today.warns ? [today] : []
    if !hasDrinks {
      rows.append(Row(label: "", text: "Nothing logged yet"))
    } else {
      rows += try levelRows(in: context)
      if !today.warns { rows.append(today) }
    }
    if isIncomplete { rows.append(journalRow) }
    if let first = forecast.tooFarAhead.first, let removal {
      let rest = forecast.tooFarAhead.count - 1
      let time = try context.moment(first.start)
      rows.append(
        Row(
          label: "Not counted",
          text:
            "\(context.printer.shownDrink(first.name)), \(time), more than 48 hours from now. \(removal)"
            + (rest > 0 ? "; \(rest) more" : ""),
          warns: true))
    }
    return rows
  }

  /// The level, the night, when it is low, and what most of it comes from.
  private func levelRows(in context: CommandContext) throws(Failure) -> [Row] {
    // "0 mg in you" would contradict an alarm above it.
    guard !forecast.profile.isOutsideModel, forecast.emergency == nil || forecast.level >= 5 else {
      return []
    }
    var rows = [
      Row(
        label: text(ofEstimate: forecast.level),
        text: showsNight ? try nightText(in: context) : "in you")
    ]
    if let peak {
      rows.append(
        Row(label: "Rising", text: "to \(massText(peak)) \(try atPeak(in: context))"))
    }
    // Beside a caution a time would read as a permission.
    guard forecast.isJudgedAlone else { return rows }
    rows.append(Row(label: "Low", text: try low(in: context)))
    if !isIncomplete, let chief = forecast.chiefDrink {
      let all = night.typical.nearestFive(beside: forecast.profile.bedtimeLimit)
      let (part, time) = (chief.amount.nearestFive, try context.moment(chief.intake.start))
      let name = context.printer.shownDrink(chief.intake.name)
      let text: Message =
        "the \(time) \(name): \(part.wholeMilligrams) of the \(massText(all)) at bedtime"
      if part < all { rows.append(Row(label: "Mostly", text: text)) }
    }
    return rows
  }

  private func nightText(in context: CommandContext) throws(Failure) -> Message {
    let night = night(in: context)
    let time = try context.atNearMoment(forecast.bedtime)
    return night.amount(time) + night.upTo + " (limit \(night.limit))"
  }

  /// A total of the day beside the limit.
  private func totalRow(
    _ label: Message, _ total: Milligrams, in context: CommandContext
  ) -> Row {
    let profile = forecast.profile
    let isOver = total > profile.dailyLimit
    let hasLimit =
      isOver ? profile.ageGroup != .underFour : profile.hasLimit && forecast.emergency == nil
    let amount: Message =
      hasLimit ? text(of: total, beside: profile.dailyLimit) : "\(text(of: total))"
    return Row(label: label, text: isOver ? context.printer.over(amount) : amount, warns: isOver)
  }

  /// The coming peak, if it reads as more than the level.
  private var peak: Milligrams? {
    let (amount, limit) = (forecast.peak.amount, forecast.profile.bedtimeLimit)
    let peak = isIncomplete ? amount.fiveBelow : amount.nearestFive(beside: limit)
    return forecast.peak.date > forecast.now
      && text(ofEstimate: amount) != text(ofEstimate: forecast.level) ? peak : nil
  }

  private func atPeak(in context: CommandContext) throws(Failure) -> Message {
    try context.atNearMoment(forecast.peak.date.quarterToCome(after: context.now))
  }

  /// When the typical curve is low for good, and the careful one: `about 21:45, for 8 in 10 by
  /// 01:30`.
  ///
  /// Where drinks may be missing, the typical time is the earliest, and there is no other.
  private func low(
    in context: CommandContext, people: Bool = false
  ) throws(Failure) -> Message {
    let (typical, isLow) = (
      forecast.belowLimitAt, forecast.level.isAtMost(forecast.profile.bedtimeLimit)
    )
    if isIncomplete {
      guard let quarter = typical?.quarterBefore, quarter > context.now else { return "unknown" }
      return "not before \(try context.nearMoment(quarter))"
    }
    var text: Message = "now"
    if let typical {
      let time = try context.quarter(to: typical)
      text = time.map { isLow ? "again about \($0)" : "about \($0)" } ?? "in more than two days"
    }
    let (count, all) = forecast.profile.confidence.share
    guard let careful = forecast.belowLimitCarefulAt else { return text }
    let (early, late) = (
      try typical.flatMap { date throws(Failure) in try context.quarter(to: date) },
      try context.quarter(to: careful)
    )
    // Where both read alike, one is enough.
    if typical != nil, early == late { return text }
    let share: Message = people ? ", for \(count) in \(all) people" : ", for \(count) in \(all)"
    return text + share + (late.map { " by \($0)" } ?? " in more than two days")
  }

  private func labelled(_ rows: [Row], in context: CommandContext) -> [String] {
    let labels = rows.map { context.printer.text(of: $0.label) }
    let width = max(7, labels.map { TextWidth.columns(of: $0) }.max() ?? 0) + 2
    return zip(rows, labels).enumerated().map { index, labelled in
      let (row, label) = labelled
      let text = context.printer.text(of: row.text)
      guard !label.isEmpty || index > 0 else { return text }
      let padding = String(repeating: " ", count: width - TextWidth.columns(of: label))
      return context.printer.styled(label + padding, index == 0 ? .bold : .dim)
        + (row.warns ? context.printer.styled(text, .warning) : text)
    }
  }
}

extension CommandContext {
  /// Prints what is saved and the report in one object; without a level if that is unreadable.
  func printSaved(_ members: [(String, JSONValue)]) {
    let report = outcome.attempt { () throws(Failure) in try self.report() }
    let unknown = [("levelMilligrams", JSONValue.null), ("incomplete", JSONValue.bool(true))]
    printer.print(.object(members + (report?.members ?? unknown)))
  }

  /// The current report, with further drinks if given.
  func report(adding further: [Intake] = []) throws(Failure) -> StatusReport {
    try report(of: try journal.recentIntakes() + further)
  }

  func report(of intakes: [Intake]) throws(Failure) -> StatusReport {
    let forecast = Forecast(of: intakes, profile: try preferences().profile, at: now, on: clock)
    let removal = try forecast.tooFarAhead.first.map { first throws(Failure) in
      let device = try journal.onlyDevice(thatChanges: first)
      return device.map { device -> Message in
        "On the device \(device), run `caffeine remove \(first.id)`"
      } ?? "Run `caffeine remove \(first.id)`, or `caffeine edit \(first.id) --at WHEN`"
    }
    return StatusReport(
      forecast: forecast, journal: journal.isIncomplete ? .damaged : .whole, removal: removal)
  }

  /// Prints the level, when it is low, and the night, on a terminal with the small curve; under a
  /// caution the day's total and the caution.
  func printAnswer(_ report: StatusReport) throws(Failure) {
    let forecast = report.forecast
    let isJudged = forecast.isJudgedAlone
    if isJudged {
      for sentence in try report.sentences(in: self) { printer.print(sentence) }
    } else if !forecast.isOverDailyLimit {
      printer.print("\(report.text(of: forecast.today)) today.")
    }
    for text in forecast.profile.cautionTexts { printer.print(text) }
    guard isJudged else { return }
    if printer.isTerminal { try printPicture(of: report, columns: 54, rows: 5) }
    try printBedtimeRemark()
  }

  /// Prints that the bedtime is a guess, since every answer depends on it.
  func printBedtimeRemark() throws(Failure) {
    if let remark = try bedtimeRemark { printer.print(remark, .dim) }
  }

  /// The remark; `nil` if the bedtime is set.
  var bedtimeRemark: Message? {
    get throws(Failure) {
      guard try !preferences().hasOwnBedtime else { return nil }
      let time = try text(of: .standardBedtime)
      return "Bedtime is \(time) until you set yours: caffeine config set bedtime 23:30"
    }
  }
}
