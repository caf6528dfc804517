import CivilTime

/// A day, a time and a part of the day, in any order: `8:30`, `yesterday at 3pm`, `noon on Nov 17`,
/// `9 in the morning`, `this afternoon`.
struct NamedTime {
  var day: NamedDay?
  var time: TimeOfDay?
  var part: PartOfDay?

  /// Parses the whole text in English; `nil` for anything else.
  init?(_ text: String, today: CivilDate) {
    var scanner = TextScanner(text)
    var (isAt, isOpen) = (false, true)
    while !scanner.isAtEnd {
      isOpen = scanner.takeAt()
      if isOpen {
        isAt = true
        continue
      }
      var ahead = scanner
      if part == nil, let found = PartOfDay(&ahead) {
        (part, scanner) = (found, ahead)
        if let days = found.daysAgo {
          guard day == nil else { return nil }
          day = NamedDay(date: today.adding(days: -days))
        }
        continue
      }
      ahead = scanner
      if day == nil, let found = NamedDay(&ahead, today: today) {
        (day, scanner) = (found, ahead)
      } else {
        guard time == nil, let found = When.timeOfDay(&scanner, isAt: isAt) else { return nil }
        time = found
      }
    }
    // After `at` something is missing.
    if isOpen { return nil }
  }

  /// What the words mean at a moment.
  func when(isPlan: Bool, hasTwelveHours: Bool, from now: Date, on clock: WallClock) -> When? {
    guard let typed = time?.resolved(by: part) ?? part?.time else {
      return day.map { .day($0.date) }
    }
    let today = clock.dateTime(at: now).date
    let isGuess = time == nil
    var named = day ?? NamedDay(date: today, daysBetween: isPlan ? nil : 1)
    // Last night at 1 is after midnight.
    if part?.daysAgo == 1, !isGuess, typed.hour < 6,
      let next = typed.when(on: named.date.adding(days: 1), clock), next.start(on: clock) <= now
    {
      named = NamedDay(date: named.date.adding(days: 1))
    }
    let halves = typed.isAmbiguous && hasTwelveHours ? typed.halves(byDay: day != nil) : [typed]
    var found: When?
    for half in halves {
      guard var when = half.when(on: named.date, clock) else { return nil }
      if when.start(on: clock) > now, let days = named.daysBetween,
        let earlier = half.when(on: named.date.adding(days: -days), clock)
      {
        when = earlier
      }
      // This morning has begun, even before eight; tonight has not in the afternoon.
      if isGuess, let part, part.daysAgo == 0, !isPlan, when.start(on: clock) > now,
        clock.dateTime(at: now).hour >= part.firstHour
      {
        when = .instant(now)
      }
      // A time that came twice was last shown with the present offset.
      if day == nil, !isPlan, let first = when.instant {
        let shift = clock.secondsFromGMT(at: first) - clock.secondsFromGMT(at: now)
        let last = first.addingTimeInterval(Double(shift))
        if last <= now, clock.dateTime(at: last) == clock.dateTime(at: first) {
          when = .instant(last)
        }
      }
      guard let best = found else {
        found = when
        continue
      }
      let isLater = when.start(on: clock) > best.start(on: clock)
      // For a plan the earliest future match, if there is one.
      found =
        isPlan && best.start(on: clock) > now ? (isLater ? best : when) : (isLater ? when : best)
    }
    return found
  }
}
