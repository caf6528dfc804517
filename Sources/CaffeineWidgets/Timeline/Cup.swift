import CaffeineDomain

/// One more drink: until when the night stays likely low with it, and until when it could go either
/// way.
struct Cup: Sendable {
  let drink: Drink
  /// The last quarter of an hour of `○`, and of at most `◐`; may have passed, `nil` for none.
  let likely, uncertain: Date?
  /// The mark now.
  let mark: Mark?

  var amount: Milligrams { drink.standardMatch.amount }

  init(_ drink: Drink, in forecast: Forecast) {
    let advice = Advice(for: drink, in: forecast)
    let times = advice.latestStarts
    self.drink = drink
    likely = times.likely?.quarterBefore
    uncertain = times.uncertain?.quarterBefore
    mark = advice.mark
  }
}

extension Advice {
  /// The advice about a drink of its usual size.
  fileprivate init(for drink: Drink, in forecast: Forecast) {
    self.init(
      for: drink.standardMatch.amount, of: drink.category, varying: drink.variation,
      forecast: forecast)
  }
}

extension CaffeineDay {
  /// Whether a cup more may be told of: neither in bed, nor under a caution, in an emergency, or if
  /// drinks may be missing.
  private var tellsOfCups: Bool {
    forecast.isJudgedAlone && !isIncomplete && !forecast.isInBed
  }

  /// The drinks had most, with their times.
  func cups(_ count: Int) -> [Cup] {
    tellsOfCups ? usualDrinks.prefix(count).map { Cup($0, in: forecast) } : []
  }

  /// The mark that one more drink would give now, without its times, which are a search.
  func mark(with drink: Drink) -> Mark? {
    tellsOfCups ? Advice(for: drink, in: forecast).mark : nil
  }

  /// As it will be in the morning after the coming night, with what is logged now.
  var tomorrow: Forecast {
    let begun = forecast.profile.dayStart.next(
      after: max(forecast.now, forecast.bedtime), on: clock)
    // Its day begins at the hour of every day, but nobody asks before the night is over.
    let morning = max(begun, forecast.night.end)
    return Forecast(of: source.intakes, profile: source.profile, at: morning, on: clock)
  }

  /// The entry with one more drink now.
  func adding(_ drink: Drink) -> CaffeineEntry? {
    guard let cup = drink.intake("with-cup", at: source.now) else { return nil }
    var source = source
    source.intakes.append(cup)
    return CaffeineEntry(of: source, choices: choices)
  }
}
