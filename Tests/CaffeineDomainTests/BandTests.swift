import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite("Band")
struct BandTests {
  /// A worked day: what was drunk at which hour, the numbers that a computation of its own found.
  struct Day: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var hasOwnHalfLife = false
    /// Hour, milligrams, and the drink whose variation counts.
    let drinks: [(hour: Double, milligrams: Milligrams, drink: String)]
    let now: Double
    /// What the typical person has at 22:00, and the hour at which it is low there.
    let typical: (milligrams: Double, hour: Double)
    /// What 8 in 10 have in them at 22:00, and between when it is low in them, in hours.
    let bedtime: ClosedRange<Double>
    let earliest: Double?
    let latest: Double
    let chance: Double
  }

  // A variation of 0.30 for coffee of any kind, 0.10 for a can, 0.15 for a pre-workout.
  static let days = [
    Day(
      testDescription: "a coffee and a cappuccino",
      drinks: [(9.5, 96, "coffee"), (14 + 31 / 60.0, 75, "coffee")], now: 15,
      typical: (45, 21 + 13 / 60.0), bedtime: 18...82, earliest: 17 + 29 / 60.0,
      latest: 27 + 34 / 60.0, chance: 0.59),
    Day(
      testDescription: "the same with a half-life of one's own", hasOwnHalfLife: true,
      drinks: [(9.5, 96, "coffee"), (14 + 31 / 60.0, 75, "coffee")], now: 15,
      typical: (45, 21 + 13 / 60.0), bedtime: 28...69, earliest: 18 + 23 / 60.0,
      latest: 24 + 45 / 60.0, chance: 0.63),
    Day(
      testDescription: "one coffee", drinks: [(8, 96, "coffee")], now: 8,
      typical: (14, 12 + 56 / 60.0), bedtime: 4...33, earliest: 9 + 57 / 60.0,
      latest: 17 + 23 / 60.0, chance: 0.99),
    Day(
      testDescription: "espresso, coffee, latte",
      drinks: [(8, 63, "coffee"), (9.5, 96, "coffee"), (13.5, 75, "coffee")], now: 14.5,
      typical: (51, 22 + 5 / 60.0), bedtime: 18...98, earliest: 17 + 33 / 60.0,
      latest: 29 + 50 / 60.0, chance: 0.50),
    Day(
      testDescription: "an espresso at four", drinks: [(16, 63, "coffee")], now: 16,
      typical: (28, 17 + 53 / 60.0), bedtime: 15...46, earliest: nil, latest: 21 + 9 / 60.0,
      chance: 0.94),
    Day(
      testDescription: "two cans", drinks: [(13, 80, "red-bull"), (16, 80, "red-bull")], now: 16,
      typical: (60, 23 + 16 / 60.0), bedtime: 30...89, earliest: 19 + 54 / 60.0,
      latest: 28 + 59 / 60.0, chance: 0.34),
    Day(
      testDescription: "four coffees",
      drinks: [(7, 96, "coffee"), (9, 96, "coffee"), (11, 96, "coffee"), (14, 96, "coffee")],
      now: 14, typical: (83, 25 + 39 / 60.0), bedtime: 29...160, earliest: 19 + 47 / 60.0,
      latest: 35 + 46 / 60.0, chance: 0.24),
    Day(
      testDescription: "pre-workout", drinks: [(18, 217.5, "pre-workout")], now: 18,
      typical: (129, 28 + 50 / 60.0), bedtime: 87...170, earliest: 24 + 22 / 60.0,
      latest: 36 + 16 / 60.0, chance: 0),
  ]

  private func intakes(of day: Day) throws -> [Intake] {
    try day.drinks.enumerated().map { index, drink in
      Intake(
        id: try #require(IntakeID("d\(index)")), drink: drink.drink, name: "Drink",
        amount: drink.milligrams,
        start: Scene.origin + drink.hour * 3600)
    }
  }

  @Test("Finds the numbers of the worked days", arguments: days)
  func worked(day: Day) throws {
    let profile = Profile(hasOwnHalfLife: day.hasOwnHalfLife, confidence: .typical)
    let forecast = Forecast(
      of: try intakes(of: day), profile: profile, at: Scene.origin + day.now * 3600, on: .utc)
    let band = forecast.band
    let bedtime = Scene.origin + 22 * 3600
    let levels = band.levels(at: bedtime)
    #expect(abs(forecast.bedtimeLevel.value - day.typical.milligrams) < 0.6)
    let low = try #require(forecast.belowLimitAt).timeIntervalSince(Scene.origin) / 3600
    #expect(abs(low - day.typical.hour) < 1.2 / 60)
    #expect(abs(levels.lowerBound.value - day.bedtime.lowerBound) < 1.6)
    #expect(abs(levels.upperBound.value - day.bedtime.upperBound) < 1)
    #expect(abs(band.chance(ofAtMost: 50, at: bedtime) - day.chance) < 0.01)
    #expect(abs(try #require(forecast.nightChance(from: forecast.now)) - day.chance) < 0.01)
    let (earliest, latest) = forecast.belowLimitRange(in: forecast.band)
    let hours = { (date: Date) in date.timeIntervalSince(Scene.origin) / 3600 }
    if let expected = day.earliest {
      #expect(abs(hours(try #require(earliest)) - expected) < 5 / 60.0)
    } else {
      #expect(earliest == nil)
    }
    // Cans vary so little that a computation by steps alone is off by ten minutes.
    #expect(abs(hours(try #require(latest)) - day.latest) < 12 / 60.0)
  }

  /// F of `Docs/Kinetics.md`, written out: nothing of it is the library's.
  private func chance(
    ofAtMost limit: Double, _ day: Day, spread: Double, common: Double = 0.5
  ) -> Double {
    func normal(_ deviate: Double) -> Double { erfc(-deviate / 2.0.squareRoot()) / 2 }
    let deviates = (1...9).map { part -> Double in
      var (low, high) = (-5.0, 5.0)
      while high - low > 1e-9 {
        let middle = (low + high) / 2
        if normal(middle) < (Double(part) - 0.5) / 9 { low = middle } else { high = middle }
      }
      return high
    }
    func levels(_ deviate: Double) -> [Double] {
      let elimination = log(2) / (5 * exp(spread * deviate))
      return day.drinks.map { drink in
        let hours = 22 - drink.hour
        return drink.milligrams.value * 4.6 / (4.6 - elimination)
          * (exp(-elimination * hours) - exp(-4.6 * hours))
      }
    }
    func level(_ deviate: Double) -> Double { levels(deviate).reduce(0, +) }
    let middles = deviates.map { log(level($0)) }
    let errors = zip(levels(0), day.drinks).map { level, drink in
      level / levels(0).reduce(0, +) * (DrinkCatalogue.builtIn[drink.drink]?.variation.value ?? 0)
    }
    let sum = errors.reduce(0, +)
    let variance = common * sum * sum + (1 - common) * errors.reduce(0) { $0 + $1 * $1 }
    let own = log(1 + variance).squareRoot()
    return middles.indices.reduce(0) { sum, index in
      let (above, below) = (min(index + 1, 8), max(index - 1, 0))
      let distance = (middles[above] - middles[below]) / Double(above - below)
      return sum + normal((log(limit) - middles[index]) / max(own, 0.4 * distance)) / 9
    }
  }

  @Test("F is the formula, written out", arguments: days)
  func formula(day: Day) throws {
    let profile = Profile(hasOwnHalfLife: day.hasOwnHalfLife)
    let band = Band(
      of: try intakes(of: day), profile: profile, from: Scene.origin + day.now * 3600)
    for limit in [20.0, 35, 50, 71, 120] {
      let expected = chance(ofAtMost: limit, day, spread: day.hasOwnHalfLife ? 0.2 : 0.4)
      let chance = band.chance(
        ofAtMost: try #require(Milligrams(limit)), at: Scene.origin + 22 * 3600)
      #expect(abs(chance - expected) < 1e-6)
    }
  }

  /// Espressos at an hour and each hour after it, and the chance that the review found with errors that
  /// are common to all, by half, and to none.
  private static let espressos:
    [(hour: Double, count: Int, common: Double, half: Double, none: Double)] = [
      (7.5, 6, 0.222, 0.210, 0.193), (13.25, 3, 0.207, 0.191, 0.173),
    ]

  @Test("Errors are common by half", arguments: espressos)
  func common(hour: Double, count: Int, common: Double, half: Double, none: Double) throws {
    let day = Day(
      testDescription: "espressos",
      drinks: (0..<count).map { (hour + Double($0), 80, "espresso") }, now: hour + Double(count),
      typical: (0, 0), bedtime: 0...1, earliest: nil, latest: 0, chance: half)
    #expect(abs(chance(ofAtMost: 50, day, spread: 0.4, common: 1) - common) < 6e-4)
    #expect(abs(chance(ofAtMost: 50, day, spread: 0.4, common: 0) - none) < 6e-4)
    let forecast = Forecast(
      of: try intakes(of: day), profile: Profile(), at: Scene.origin + day.now * 3600, on: .utc)
    let known = try #require(forecast.nightChance(from: forecast.now))
    #expect(abs(known - half) < 6e-4)
    // A dose that is asked about counts as if it had been had.
    let before = Forecast(
      of: try Array(intakes(of: day).dropLast()), profile: Profile(),
      at: Scene.origin + (hour + Double(count - 1)) * 3600, on: .utc)
    let asked = Advice(for: 80, of: .espresso, varying: 0.4, forecast: before)
    let answer = try #require(asked.nightChance)
    #expect(abs(answer - half) < 6e-4)
  }

  @Test("Four cups are four, in one entry or in four; a typed amount is surer than the row's")
  func cups() throws {
    func chance(_ intakes: [Intake]) -> Double {
      Band(of: intakes, profile: Profile(), from: Scene.origin + 14 * 3600)
        .chance(ofAtMost: 90, at: Scene.origin + 22 * 3600)
    }
    func espresso(_ id: String, count: Double = 1, isGiven: Bool = false) throws -> Intake {
      Intake(
        id: try #require(IntakeID(id)), drink: "espresso",
        name: count == 1 ? "Espresso" : "4 × Espresso",
        amount: (80 as Milligrams) * count, isGiven: isGiven, start: Scene.origin + 13 * 3600)
    }
    let four = try ["a", "b", "c", "d"].map { try espresso($0) }
    #expect(abs(chance(four) - chance([try espresso("e", count: 4)])) < 1e-9)
    let now = Scene.origin + 14 * 3600
    func width(_ intake: Intake) -> Double {
      let range = Band(of: [intake], profile: Profile(), from: now).levels(at: now)
      return range.upperBound.value / range.lowerBound.value
    }
    #expect(width(try espresso("f", isGiven: true)) < 0.5 * width(try espresso("g")))
  }

  @Test("A concentration has the spread of the level and of the volume")
  func concentrations() {
    let body = Distribution(weight: 70)
    let band = body.concentrations(of: 43.1, within: 22.6...69.8)
    #expect(abs(body.concentration(of: 43.1).value - 0.8796) < 1e-3)
    #expect(
      abs(band.lowerBound.value - 0.8796 * exp(-hypot(log(43.1 / 22.6), 1.2816 * 0.2))) < 1e-3)
    #expect(abs(band.upperBound.value - 0.8796 * exp(hypot(log(69.8 / 43.1), 1.2816 * 0.2))) < 1e-3)
    #expect(band.upperBound.value / band.lowerBound.value > 69.8 / 22.6)
    let nothing = body.concentrations(of: 0, within: .zero ... .zero)
    #expect(nothing == 0...0)
  }

  @Test("Half-lives of 8 in 10 and 95 in 100 people around 5 h")
  func halfLives() {
    let spread = Profile().halfLifeSpread
    func halfLife(_ deviate: Double) -> Double { 5 * exp(spread * deviate) }
    #expect(abs(halfLife(-1.2816) - 3.0) < 0.05 && abs(halfLife(1.2816) - 8.4) < 0.06)
    #expect(abs(halfLife(-1.96) - 2.3) < 0.05 && abs(halfLife(1.96) - 10.9) < 0.06)
    #expect(Profile(hasOwnHalfLife: true).halfLifeSpread == 0.2)
    #expect(Profile(factors: PersonalFactors(medicines: [.cimetidine])).halfLifeSpread == 0.45)
  }

  /// The levels at bedtime and the hours of the last fall to 50 mg of people drawn at random, each
  /// drink with an error that is half its own, ascending.
  private func people(_ count: Int, of day: Day, variation: Double?, times: Bool = true) -> (
    levels: [Double], hours: [Double]
  ) {
    var generator = SplitMix64(seed: 15)
    func normal() -> Double {
      let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &generator))).squareRoot()
      return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
    }
    var levels: [Double] = []
    var hours: [Double] = []
    for _ in 0..<count {
      let elimination = log(2) / (5 * exp(0.4 * normal()))
      // Half of the variance is the day's, half each cup's.
      let common = normal()
      let doses = day.drinks.map { drink in
        let spread =
          variation ?? DrinkCatalogue.builtIn[drink.drink]?.variation.value ?? 0
        let error = (common + normal()) * 0.5.squareRoot()
        return (
          drink.hour, drink.milligrams.value * exp(log(1 + spread * spread).squareRoot() * error)
        )
      }
      // What is left of all doses long after they were absorbed falls by one exponential.
      func level(_ hour: Double) -> Double {
        doses.reduce(0) { sum, dose in
          sum + dose.1 * 4.6 / (4.6 - elimination)
            * (exp(-elimination * (hour - dose.0)) - exp(-4.6 * (hour - dose.0)))
        }
      }
      levels.append(level(22))
      guard times else { continue }
      var (low, high) = (day.drinks.map(\.hour).max() ?? 0, 100.0)
      low += 1
      while high - low > 0.02 {
        let middle = (low + high) / 2
        if level(middle) > 50 { low = middle } else { high = middle }
      }
      hours.append(high)
    }
    return (levels.sorted(), hours.sorted())
  }

  @Test("Agrees with a hundred thousand people drawn at random", .tags(.long), arguments: [days[0]])
  func monteCarlo(day: Day) throws {
    let count = Trials.count(100_000)
    let (levels, _) = people(count, of: day, variation: nil, times: false)
    let band = Forecast(
      of: try intakes(of: day), profile: Profile(), at: Scene.origin + day.now * 3600, on: .utc
    ).band
    let bedtime = Scene.origin + 22 * 3600
    for limit in [10.0, 25, 40, 50, 70, 100, 150] {
      let chance = band.chance(ofAtMost: try #require(Milligrams(limit)), at: bedtime)
      let share = Double(levels.count { $0 <= limit }) / Double(count)
      #expect(abs(chance - share) < 0.04, "\(limit)")
    }
  }

  @Test(
    "Times agree with people drawn at random, whatever the drinks' spread",
    arguments: [0, 5, 7], [nil, 0] as [Double?])
  func times(index: Int, variation: Double?) throws {
    let day = Self.days[index]
    let (levels, hours) = people(1_000, of: day, variation: variation)
    var intakes = try intakes(of: day)
    if variation == 0 { for index in intakes.indices { intakes[index].drink = nil } }
    let forecast = Forecast(
      of: intakes, profile: Profile(), at: Scene.origin + day.now * 3600, on: .utc)
    let (earliest, latest) = forecast.belowLimitRange(in: forecast.band)
    let at = { (date: Date) in date.timeIntervalSince(Scene.origin) / 3600 }
    #expect(abs(at(try #require(earliest)) - hours[100]) < 0.5)
    #expect(abs(at(try #require(latest)) - hours[900]) < 0.6)
    let band = forecast.band.levels(at: Scene.origin + 22 * 3600)
    #expect(abs(band.lowerBound.value / levels[100] - 1) < 0.15)
    #expect(abs(band.upperBound.value / levels[900] - 1) < 0.1)
  }

  @Test("Nothing drunk is low in everyone; what was typed in milligrams has a band too")
  func edges() throws {
    let empty = Forecast(of: [], profile: Profile(), at: Scene.origin, on: .utc)
    #expect(empty.nightChance(from: Scene.origin) == 1)
    #expect(empty.belowLimitRange(in: empty.band) == (nil, nil))
    #expect(empty.band.levels(at: Scene.origin) == .zero ... .zero)
    #expect(empty.nightEstimate == Estimate(typical: 0, careful: 0) && empty.mark == nil)
  }

  @Test(
    "The chance never falls as the instant moves on, not even before a planned drink", .tags(.long))
  func monotone() throws {
    for seed in Trials.sample(Array(0..<20 as Range<UInt64>), oneIn: 7) {
      let scene = try Scene(seed: seed)
      let profile = Profile(
        halfLife: scene.kinetics.halfLife, absorption: scene.kinetics.absorption)
      let band = Band(of: scene.intakes, profile: profile, from: Scene.origin)
      var last = 0.0
      for step in 0..<100 {
        let instant = Scene.origin + Double(step) * 600
        let chance = band.chance(ofAtMost: 40, from: instant)
        #expect(chance >= last - 0.02 && chance <= band.chance(ofAtMost: 40, at: instant) + 1e-9)
        last = chance
      }
    }
  }

  @Test("More confidence is never an earlier time, and the time keeps its promise")
  func confidence() throws {
    for day in Self.days {
      let intakes = try intakes(of: day)
      var last = Date.distantPast
      for confidence in [0.5, 0.6, 0.7, 0.8, 0.9, 0.95] {
        let profile = Profile(confidence: try #require(Confidence(confidence)))
        let forecast = Forecast(
          of: intakes, profile: profile, at: Scene.origin + day.now * 3600, on: .utc)
        let low = try #require(forecast.belowLimitCarefulAt)
        #expect(low >= last && low >= forecast.belowLimitAt ?? low)
        last = low
        if confidence > 0.5 {
          #expect(forecast.band.chance(ofAtMost: 50, from: low) >= confidence - 1e-6)
        }
        if confidence == 0.9 { #expect(low == forecast.belowLimitRange(in: forecast.band).latest) }
      }
    }
  }

  @Test("A drink that is planned for tomorrow is no drink of tonight, in the band neither")
  func tomorrow() throws {
    let intakes = try intakes(of: Self.days[0])
    let now = Scene.origin + 15 * 3600
    let planned = Intake(
      id: try #require(IntakeID("p")), drink: "cold-brew", name: "Cold Brew", amount: 200,
      start: Scene.origin + 33 * 3600, duration: 600)
    let alone = Forecast(of: intakes, profile: Profile(), at: now, on: .utc)
    let both = Forecast(of: [planned] + intakes, profile: Profile(), at: now, on: .utc)
    #expect(both.nightChance(from: now) == alone.nightChance(from: now))
    #expect(both.nightChance(from: now, in: both.band) == alone.nightChance(from: now))
    #expect(both.night.peak(from: now) == alone.night.peak(from: now))
    #expect(alone.nightChance(from: now, in: alone.band) == alone.nightChance(from: now))
    #expect(
      both.belowLimitRange(in: both.band).latest != alone.belowLimitRange(in: alone.band).latest)
  }

  @Test("The careful curve is the level that the share of people stay at or below", .tags(.long))
  func careful() throws {
    for day in Self.days {
      let forecast = Forecast(
        of: try intakes(of: day), profile: Profile(), at: Scene.origin + day.now * 3600, on: .utc)
      let night = forecast.nightEstimate
      let chance = forecast.band.chance(ofAtMost: night.careful, from: forecast.bedtime)
      #expect(night.careful == night.typical || abs(chance - 0.8) < 1e-3, "\(day)")
      let low = try #require(forecast.belowLimitCarefulAt)
      #expect(abs(forecast.estimate(at: low).careful.value - 50) < 0.05, "\(day)")
    }
  }

  /// Cups all day, looked at after each and on into the night.
  @Test("Between two drinks the mark only gets better", .tags(.long))
  func better() throws {
    var worst = 0
    for seed in Trials.sample(Array(0..<60 as Range<UInt64>), oneIn: 5) {
      var generator = SplitMix64(seed: seed)
      var hour = 7.0
      var intakes: [Intake] = []
      while hour < 21.5 {
        let amount = Double(Int.random(in: 2...9, using: &generator) * 10)
        intakes.append(
          Intake(
            id: try #require(IntakeID("\(intakes.count)")), drink: "coffee", name: "Coffee",
            amount: try #require(Milligrams(amount)), start: Scene.origin + hour * 3600))
        hour += Double.random(in: 0.3...3, using: &generator)
      }
      var former = 0
      for (index, intake) in intakes.enumerated() {
        let next = index + 1 < intakes.count ? intakes[index + 1].start : Scene.origin + 22 * 3600
        for minutes in [0, 7, 60, 150, 240, 330, 420.0] {
          let now = intake.start + minutes * 60
          guard now < next else { continue }
          let forecast = Forecast(
            of: Array(intakes[...index]), profile: Profile(), at: now, on: .utc)
          let mark = try #require(forecast.mark)
          let rank = try #require([.unlikely, .uncertain, .likely].firstIndex(of: mark))
          if minutes > 0 { #expect(rank >= former, "\(seed)") }
          if mark == .unlikely { worst += 1 }
          former = rank
        }
      }
    }
    #expect(worst > 0)
  }

  @Test(
    "A drink behind the horizon is nothing on the slowest curve either",
    arguments: [
      Profile(), Profile(factors: PersonalFactors(medicines: [.other])),
      Profile(factors: PersonalFactors(pregnancy: GestationalWeek(38), medicines: [.fluvoxamine])),
      Profile(halfLife: 3, hasOwnHalfLife: true),
    ])
  func horizon(profile: Profile) throws {
    // 1.593219 is the middle of the highest ninth of the standard normal distribution.
    let hours =
      profile.kinetics.halfLife.value * profile.halfLifeMedian
      * exp(1.593219 * profile.halfLifeSpread)
    let slowest = Kinetics(halfLife: try #require(HalfLife(hours)))
    let left = slowest.amount(
      of: 10_000, after: profile.horizon, sippedOver: 86_400, category: .soda)
    #expect(left.value <= 0.01 && left.value > 0.009)
  }
}
