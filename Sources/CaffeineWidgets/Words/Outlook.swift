import CaffeineDomain
import DateStyles
import TextUI

/// A line of a widget in words from long to short, and as one spoken sentence.
struct Line {
  var forms: [Text]
  let spoken: Text
  var color = Color.ink
  var isBold = false
  /// The words behind others in one line: `low ~21:30`.
  var inside: Text?
}

/// The longest form of a line that fits; nothing without a line.
struct LineText: View {
  let line: Line?

  init(_ line: Line?) { self.line = line }

  var body: some View {
    if let line {
      ViewThatFits(in: .horizontal) {
        ForEach(of: line.forms) { line.isBold ? $0.bold() : $0 }
      }
      .foregroundStyle(line.color)
      .spoken(line.spoken)
    }
  }
}

/// What an entry says besides its amount: each fact as a line, whatever the family.
struct Outlook {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet
  let dateText: DateText

  var forecast: Forecast { entry.forecast }
  var day: CaffeineDay { entry.day }
  var profile: Profile { forecast.profile }

  /// The amount in one row: `115 mg`, `45↗110 mg` while it rises, `≥55 mg` with unreadable drinks.
  var amount: Line {
    let level = entry.estimate(entry.level)
    // Beside a call for help there is no room for the peak.
    let numbers = entry.emergency == nil && entry.amount != level ? [entry.amount, level] : [level]
    let today = entry.isKnown ? [] : [Text("\(entry.amount) mg today")]
    return Line(
      forms: today + numbers.map { Text(verbatim: $0 + " mg") } + [Text(verbatim: level)],
      spoken: entry.spokenAmount, isBold: true)
  }

  /// The mark and the level at bedtime; `nil` in bed, without drinks, and without a judgement.
  ///
  ///     ◐ 45 mg at 22:30    ? ≥45 at 22:30
  var night: Line? {
    guard entry.isJudged, !entry.isInBed, !entry.isNothingLogged else { return nil }
    let (mark, sign) = (entry.mark, sign(of: entry.mark))
    let amount = entry.estimate(day.night.typical)
    let bedtime = entry.dated(forecast.bedtime)
    let words = Text(translating: mark?.words ?? "it is unknown whether that is low")
    let spoken = entry.spokenEstimate(day.night.typical)
    let about = day.isIncomplete || amount == "<5" ? spoken : Text("about \(spoken)")
    return Line(
      forms: [
        Text("\(sign) \(amount) mg at \(bedtime)"), Text("\(sign) \(amount) at \(bedtime)"),
        Text(verbatim: "\(sign) \(amount) mg"), Text(verbatim: "\(sign) \(amount)"),
      ],
      spoken: Text("At bedtime, \(bedtime), \(about) will be left: \(words)."),
      color: mark.map { Color(of: $0) } ?? .ink, isBold: true)
  }

  /// The mark in words, where the level at bedtime stands in large figures.
  var verdict: Line? {
    guard var line = night else { return nil }
    let sign = sign(of: entry.mark)
    let words = entry.mark.map { Text(translating: $0.words) }
    line.forms = (words.map { [Text("\(sign) \($0)"), $0] } ?? []) + [Text(verbatim: sign)]
    return line
  }

  /// The same with the limit that decides: `● 60 mg at 23:00; your limit is 50`.
  var nightBesideLimit: Line? {
    guard var line = night else { return nil }
    let limit = String(profile.bedtimeLimit.wholeMilligrams)
    line.forms.insert(Text("\(line.forms[0]); your limit is \(limit)"), at: 0)
    return line
  }

  /// The careful level at bedtime: `up to 65 for 8 in 10, limit 50`.
  var upTo: Line? {
    guard entry.mark != nil, profile.confidence > .typical else { return nil }
    let amount = String(entry.told(day.night.careful).wholeMilligrams)
    let limit = String(profile.bedtimeLimit.wholeMilligrams)
    let people = profile.confidence.people
    return Line(
      forms: [
        Text("up to \(amount) for \(people), limit \(limit)"),
        Text("up to \(amount) for \(people)"), Text("up to \(amount)"),
      ],
      spoken: Text(
        "For \(people) people at most \(amount) milligrams; your limit is \(limit) milligrams."),
      color: .fadedInk)
  }

  /// The sign of a mark; `?` without one.
  func sign(of mark: Mark?) -> String { mark?.sign(in: glyphSet) ?? "?" }

  /// The sign in its colour.
  func signText(of mark: Mark) -> Text {
    Text(verbatim: mark.sign(in: glyphSet)).foregroundStyle(Color(of: mark))
  }

  /// The number of nights with each mark: `○ 4 ◐ 2 ● 1`.
  func marks(of days: [DayTotal]) -> String {
    Mark.allCases.map { mark in "\(sign(of: mark)) \(days.count { $0.mark == mark })" }
      .joined(separator: " ")
  }

  /// When the level is low, or why that is not said.
  ///
  ///     Low ~21:45, by 01:30 for 8 in 10    Low now    Not before 21:30    Nothing logged yet
  var low: Line { low(tellsOfMost: true) }

  /// The same without the careful curve, whose moment is a search that a bar has no room to tell.
  func low(tellsOfMost: Bool) -> Line {
    if let emergency = entry.emergency {
      return Line(
        forms: emergencyWords.map { Text(translating: $0) }, spoken: Text(translating: emergency),
        color: .over, isBold: true,
        // Next to "today" longer words would be cut.
        inside: Text(translating: emergencyWords[entry.isKnown ? 1 : 2])
          .accessibilityLabel(Text(translating: emergency)))
    }
    if let lowAt = entry.lowAt {
      if day.isIncomplete { return notBefore(lowAt.quarterBefore) }
      if lowAt.isFar(after: entry.date) {
        return Line(
          forms: [Text("Low in more than two days"), Text("Low in 2+ days"), Text("2+ days")],
          spoken: Text("It will be low in more than two days."), inside: Text("low in 2+ days"))
      }
      let typical = lowAt.quarterToCome(after: entry.date)
      let about = entry.about(typical)
      let spoken = Text("It will be low \(about)")
      let short = entry.shortlyAbout(typical)
      let most = tellsOfMost ? carefulLow.map(entry.dated) : nil
      let people = profile.confidence.people
      let all = most.map { Text("Low \(about), by \($0) for \(people)") }
      return Line(
        forms: [all, Text("Low \(about)"), Text("Low \(short)"), about].compactMap(\.self),
        spoken: most.map { Text("\(spoken), for \(people) people by \($0).") }
          ?? Text("\(spoken)."),
        inside: Text("low \(short)"))
    }
    if day.isIncomplete { return journalLine }
    if entry.isNothingLogged {
      return Line(
        forms: [Text("Nothing logged yet"), Text("Nothing logged"), Text("no drinks")],
        spoken: Text("Nothing is logged yet."), inside: Text("nothing logged yet"))
    }
    if !entry.isJudged { return question }
    return Line(
      forms: [Text("Low now")], spoken: Text("It is low now."), inside: Text("low now"))
  }

  /// The moment at which the careful curve is low, within two days.
  private var carefulLow: Date? {
    guard profile.confidence > .typical, let careful = day.lowCareful,
      !careful.isFar(after: entry.date)
    else { return nil }
    return careful.quarterToCome(after: entry.date)
  }

  /// The same as a line of its own: `8 in 10 by 01:30`.
  var lowForMost: Line? {
    guard entry.isJudged, !day.isIncomplete, entry.emergency == nil, let careful = carefulLow else {
      return nil
    }
    let people = profile.confidence.people
    return Line(
      forms: [Text("\(people) by \(entry.dated(careful))"), Text("by \(entry.dated(careful))")],
      // The line above it says so aloud.
      spoken: Text(verbatim: ""), color: .fadedInk)
  }

  /// Since when the person should be asleep; `nil` by day.
  var inBed: Line? {
    guard entry.isInBed, entry.isKnown else { return nil }
    let bedtime = Text(forecast.bedtime, style: .time)
    return Line(
      forms: [Text("in bed since \(bedtime)"), Text("in bed")],
      spoken: Text("Bedtime was \(bedtime)."), color: .fadedInk)
  }

  /// Today's total beside its limit: `176 of 400 mg`; an excess with its sign, in its colour.
  var total: Line {
    let amount = entry.bound(forecast.today)
    let limit = String(profile.dailyLimit.wholeMilligrams)
    if entry.isOverDay {
      let mark = glyphSet.overMark
      return Line(
        forms: [
          Text("\(mark) \(amount) of \(limit) mg"), Text("\(mark) \(amount) of \(limit)"),
          Text(verbatim: "\(mark) \(amount)"),
        ], spoken: entry.spokenToday, color: .over, isBold: true)
    }
    return Line(
      forms: entry.hasLimit
        ? [Text("\(amount) of \(limit) mg"), Text("\(amount) of \(limit)")]
        : [Text(verbatim: amount + " mg")],
      spoken: entry.spokenToday)
  }

  /// The same where nothing else says what it is of.
  var today: Line {
    var line = total
    if entry.isOverDay { return line }
    (line.forms, line.color) = (line.forms.map { Text("Today \($0)") }, .fadedInk)
    return line
  }

  /// The number of drinks, and the time of the last on the clock where it was logged.
  var count: Line {
    guard let last = day.drinks.first else {
      let nothing = day.isIncomplete ? Text("None known") : Text("No drinks today")
      return Line(forms: [nothing], spoken: nothing, color: .fadedInk)
    }
    let cups = day.drinks.map(\.cups).reduce(0, +)
    let count = cups == 1 ? Text("1 drink") : Text("\(String(cups)) drinks")
    let time = time(of: last)
    return Line(
      forms: [Text("\(count), last \(time)"), Text("\(count), \(time)"), count], spoken: count,
      color: .fadedInk)
  }

  /// The lines beside an amount, the most important first, without what does not hold.
  func lines(_ count: Int, isWide: Bool = false) -> [Line] {
    let (caveat, isOver) = (caveat, entry.isOverDay)
    // What is wrong comes first.
    let lines = [
      caveat, isOver ? today : nil, night, isWide && !isOver ? upTo : nil,
      caveat == nil || day.isIncomplete && entry.lowAt != nil ? low : nil,
      isWide ? nil : lowForMost, inBed, isOver || isWide || day.journal.isUnknown ? nil : today,
    ]
    return Array(lines.compactMap(\.self).prefix(count))
  }

  /// Why an amount beside it says little: an alarm, an unreadable journal, or a caution; `nil` without.
  var caveat: Line? {
    if entry.emergency != nil { return low }
    if day.isIncomplete { return journalLine }
    return entry.isJudged || entry.isNothingLogged ? nil : question
  }

  private func notBefore(_ date: Date) -> Line {
    Line(
      forms: [
        Text("Not before \(entry.dated(date))"), Text("After \(entry.dated(date))"),
        Text("After \(entry.shortlyAbout(date))"),
      ], spoken: Text("It will not be low before \(entry.dated(date))."),
      // A time with its weekday would not fit, and be too precise.
      inside: Text("not before \(date, style: entry.days(to: date) > 0 ? .day : .time)"))
  }

  private var journalLine: Line {
    let journal = day.journal
    return Line(
      forms: [journal.words, journal.name, journal.shortName].map { Text(translating: $0) },
      spoken: Text(translating: journal.spoken),
      inside: Text(translating: entry.isKnown ? journal.words.lowercased() : journal.name))
  }

  /// Whom to ask under a caution; as words inside a line the last has at most ten columns.
  var question: Line {
    let (forms, spoken) =
      switch profile.ageGroup {
      case .underFour:
        (["Ask a doctor", "Too young"], "No caffeine for babies and toddlers: ask a doctor.")
      case .underEighteen:
        (
          ["No caffeine under 18", "No caffeine", "Too young"], "Under 18 no amount is recommended."
        )
      case .adult:
        (
          ["Ask your doctor", "Ask first"],
          "The usual limits do not hold for you: ask your doctor."
        )
      }
    return Line(
      forms: forms.map { Text(translating: $0) }, spoken: Text(translating: spoken),
      inside: Text(translating: entry.isKnown ? forms[0] : forms[forms.count - 1]))
  }

  /// The words of an alarm from long to short; the second last has at most 16 columns, the last 8.
  var emergencyWords: [String] {
    entry.emergency == Guidance.urgentEmergency
      ? ["Call a poison centre now", "Get help now", "Get help"]
      : ["Unwell? Call a poison centre", "Unwell? Get help", "Get help"]
  }
}
