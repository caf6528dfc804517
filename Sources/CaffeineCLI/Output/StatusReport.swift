import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CaffeineWidgets
import CommandArguments

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
