import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextCells
import TextUI

/// The content of `status`, for people and programs.
struct StatusReport {
  let forecast: Forecast
  let journal: JournalState
  /// Whether drinks may be missing, so that amounts are lower bounds.
  var isIncomplete: Bool { journal != .whole }
  /// The uncertainty of the forecast.
  let band: Band
  /// An instruction for removing the first drink that is too far ahead; `nil` without one.
  private let removal: Message?
  /// The share of people with a low level tonight; `nil` without a judgement.
  private let nightChance: Double?

  init(forecast: Forecast, journal: JournalState, removal: Message? = nil) {
    self.forecast = forecast
    self.journal = journal
    self.removal = removal
    band = forecast.band
    nightChance = forecast.nightChance(from: forecast.now, in: band)
  }

  /// A total, marked if it is a lower bound.
  func text(of amount: Milligrams) -> String { (isIncomplete ? "≥" : "") + massText(amount) }

  /// An estimated level to 5 mg, marked if it is a lower bound.
  func text(ofEstimate amount: Milligrams) -> Message {
    estimateText(amount, isLowerBound: isIncomplete)
  }

  /// An estimate in a column: `110`, `<5`.
  func figure(ofEstimate amount: Milligrams) -> String {
    if isIncomplete { return "≥\(amount.fiveBelow.wholeMilligrams)" }
    return amount.wholeMilligrams > 0 && amount < 5
      ? "<5" : String(amount.nearestFive.wholeMilligrams)
  }

  /// The parts of the outlook that a hypothetical drink changes, without it.
  @MainActor func outlookWithout(in context: CommandContext) throws(Failure) -> [String] {
    guard forecast.isJudgedAlone else { return [] }
    let level = text(ofEstimate: forecast.bedtimeLevel)
    let time = try context.atMoment(forecast.bedtime)
    return labelled(
      [
        Row(label: "Without it", text: "\(level) \(time), \(verdictText(in: context))"),
        Row(label: "", text: "low \(try low(in: context))"),
      ], in: context)
  }

  /// The coming peak, if it reads as more than the level.
  var peakText: Message? {
    let text = text(ofEstimate: forecast.peak.amount)
    return forecast.peak.date > forecast.now && text != self.text(ofEstimate: forecast.level)
      ? text : nil
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
    return [
      ("now", .instant(forecast.now)), ("levelMilligrams", estimate(forecast.level.value)),
      ("levelLowMilligrams", estimate(level.lowerBound.value)),
      ("levelHighMilligrams", estimate(known(level)?.upperBound.value)),
      ("todayMilligrams", .milligrams(forecast.today.value)),
      ("peakMilligrams", estimate(forecast.peak.amount.value)),
      ("peakAt", isUnknown ? .null : .instant(forecast.peak.date)),
      forecast.profile.thresholdMember,
      ("belowThresholdAt", .optional(known(forecast.belowLimitTypicalAt)) { .instant($0) }),
      ("belowThresholdConfidentAt", .optional(known(forecast.belowLimitAt)) { .instant($0) }),
      ("belowThresholdEarliestAt", .optional(known(low.earliest)) { .instant($0) }),
      ("belowThresholdLatestAt", .optional(known(low.latest)) { .instant($0) }),
      ("bedtimeAt", .instant(forecast.bedtime)),
      ("bedtimeMilligrams", estimate(forecast.bedtimeLevel.value)),
      ("bedtimeLowMilligrams", estimate(bedtime?.lowerBound.value)),
      ("bedtimeHighMilligrams", estimate(known(bedtime)?.upperBound.value)),
      ("bedtimeLikelihood", .optional(known(nightChance)) { .chance($0) }),
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

  /// The report for people: labelled lines below the level, if that is known, and the day `with`
  /// hypothetical drinks.
  @MainActor func lines(
    in context: CommandContext, with: StatusReport? = nil
  ) throws(Failure) -> [String] {
    let emergency = forecast.emergency.map { context.printer.styled(Message(key: $0), .warning) }
    // "0 mg in you" would contradict the alarm above it.
    let isCalm = forecast.emergency != nil && forecast.level < 5
    let headline = forecast.profile.isOutsideModel || isCalm ? nil : try headline(in: context)
    let further = with.map { [$0.row("With it", $0.forecast.wholeDay, in: context)] } ?? []
    return [emergency, headline].compactMap(\.self)
      + labelled(try rows(in: context) + further, in: context)
      + [context.printer.styled(Message(key: Guidance.disclaimer), .dim)]
  }

  /// The lines without styles, for menus.
  @MainActor func plainLines(in context: CommandContext) throws(Failure) -> [String] {
    let emergency = forecast.emergency.map { Message(key: $0) }
    let lines = try rows(in: context).map { "\($0.label): \($0.text)" as Message }
    return ([emergency].compactMap(\.self) + lines).map(context.printer.text(of:))
  }

  /// The moment of a low level, the level at bedtime, and whom to ask.
  @MainActor func outlook(in context: CommandContext) throws(Failure) -> [String] {
    labelled(try outlookRows(in: context) + cautionRows, in: context)
  }

  private struct Row {
    let label: Message
    let text: Message
    var warns = false
  }

  /// The current level; in bed and above the limit also since when.
  @MainActor private func headline(in context: CommandContext) throws(Failure) -> String {
    let level: Message = "\(text(ofEstimate: forecast.level)) in you"
    guard forecast.isJudgedAlone, forecast.isInBed,
      forecast.isTooMuchForNight(from: forecast.now)
    else {
      return context.printer.styled(level, .bold)
    }
    let late = context.distance(to: forecast.bedtime)
    return context.printer.styled(
      "\(mark(verdict, in: context)) \(level), \(late) past bedtime" as Message, .warning)
  }

  /// Whether the level will be low tonight; `nil` if drinks may be missing, unless it is the worst
  /// verdict.
  private var verdict: Verdict? {
    let verdict = forecast.nightVerdict(from: forecast.now, in: band)
    return isIncomplete && verdict != .unlikely ? nil : verdict
  }

  @MainActor private func mark(_ verdict: Verdict?, in context: CommandContext) -> String {
    verdict?.mark(in: context.printer.glyphSet) ?? "≥"
  }

  /// The verdict with its sign and moment: `◐ may or may not be low at bedtime`.
  @MainActor func verdictText(in context: CommandContext) -> Message {
    let verdict = verdict
    let words = verdict.map { Message(key: $0.words) } ?? "unknown whether that is low"
    let mark = context.printer.hasPictures ? mark(verdict, in: context) + " " : ""
    let sentence: Message = forecast.isInBed ? "\(words) in bed" : "\(words) at bedtime"
    return "\(mark)\(sentence)"
  }

  /// Whether there is something to say of the night: without drinks there is no reassurance.
  var hasOutlook: Bool {
    forecast.lastIntake != nil || isIncomplete || forecast.belowLimitAt != nil
  }

  /// A total of the day beside the limit.
  @MainActor private func row(
    _ label: Message, _ total: Milligrams, in context: CommandContext
  ) -> Row {
    let profile = forecast.profile
    let limit = massText(profile.dailyLimit)
    let isOver = total > profile.dailyLimit
    let amount = (isOver ? context.printer.overMark + " " : "") + text(of: total)
    let hasLimit =
      isOver ? profile.ageGroup != .underFour : profile.hasLimit && forecast.emergency == nil
    let beside: Message =
      isOver ? "\(amount), over your limit of \(limit)" : "\(amount) of \(limit)"
    return Row(label: label, text: hasLimit ? beside : "\(amount)", warns: isOver)
  }

  @MainActor private func rows(in context: CommandContext) throws(Failure) -> [Row] {
    let journalRow = Row(label: "Journal", text: journal.remark, warns: true)
    // An amount beside it would look like today's total.
    if journal.isUnknown { return [journalRow] + cautionRows }
    let profile = forecast.profile
    var rows = [row("Today", forecast.today, in: context)]
    if isIncomplete { rows.append(journalRow) }
    if let last = forecast.lastIntake {
      let ago = context.distance(to: last.start)
      rows.append(
        Row(
          label: "Last drink",
          text: "\(context.printer.shownDrink(last.name)), \(massText(last.amount)), \(ago) ago"))
    } else if !isIncomplete {
      rows.append(Row(label: "Last drink", text: "nothing logged yet"))
    }
    if !profile.isOutsideModel, let peakText {
      let time = try context.aboutMoment(forecast.peak.date)
      rows.append(Row(label: "Peak", text: "\(peakText) \(time)"))
    }
    let outlook = try outlookRows(in: context)
    if hasOutlook { rows += outlook }
    rows += cautionRows
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

  private var cautionRows: [Row] {
    forecast.profile.cautionTexts.map { Row(label: "Limits", text: $0) }
  }

  @MainActor private func outlookRows(in context: CommandContext) throws(Failure) -> [Row] {
    // Nothing about sleep beside an alarm, and nothing above a limit under a caution.
    guard forecast.emergency == nil else { return [] }
    guard !forecast.profile.isOutsideModel else {
      let isAdult = forecast.profile.ageGroup == .adult
      return [Row(label: "Low", text: isAdult ? "unknown with your medicine" : "unknown under 18")]
    }
    // Beside a caution a time would read as a permission.
    guard forecast.isJudgedAlone else { return [] }
    var rows = [
      Row(label: "Low", text: try low(in: context)),
      Row(label: "Bedtime", text: try bedtime(in: context)),
      Row(
        label: "Limit",
        text: "\(massText(forecast.profile.bedtimeLimit)), \(verdictText(in: context))"),
    ]
    // Above some 300 mg clearance may saturate (Cheng 1990), which the curve ignores.
    if forecast.peak.amount > 300 {
      rows.append(Row(label: "Note", text: "more than 300 mg leaves more slowly than this"))
    }
    return rows
  }

  /// The level at bedtime, also in 8 of 10 people; for a past bedtime the level then.
  @MainActor private func bedtime(in context: CommandContext) throws(Failure) -> Message {
    let time = try context.atMoment(forecast.bedtime)
    let level = forecast.bedtimeLevel
    guard !forecast.isInBed, !isIncomplete else { return "\(text(ofEstimate: level)) \(time)" }
    let range = band.levels(at: forecast.bedtime)
    let (least, most) = (range.lowerBound.nearestFive, range.upperBound.nearestFive)
    guard most > 5 else { return "\(aboutText(level)) \(time)" }
    let people: Message =
      least < 5
      ? "up to \(massText(most)) for 9 in 10 people"
      : "\(least.wholeMilligrams) to \(massText(most)) for 8 in 10 people"
    return "\(aboutText(level)) \(time), \(people)"
  }

  @MainActor
  private func labelled(_ rows: [Row], in context: CommandContext) -> [String] {
    rows.map { row in
      let label = context.printer.text(of: row.label)
      let padding = String(repeating: " ", count: max(12 - TextWidth.columns(of: label), 1))
      let text = context.printer.text(of: row.text)
      return context.printer.styled(label + padding, .dim)
        + (row.warns ? context.printer.styled(text, .warning) : text)
    }
  }

  /// About when the level is at or below the limit for good, for the required share of people and
  /// for half.
  @MainActor private func low(in context: CommandContext) throws(Failure) -> Message {
    let confidence = forecast.profile.confidence
    guard let date = forecast.belowLimitAt else {
      if isIncomplete { return "unknown" }
      return forecast.level.wholeMilligrams == 0 ? "now" : "now for \(confidence.people)"
    }
    if isIncomplete {
      return "not before \(try context.toldMoment(date.quarterToCome(after: context.now)))"
    }
    return try context.aboutMoment(date, typical: forecast.belowLimitTypicalAt, for: confidence)
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
}
