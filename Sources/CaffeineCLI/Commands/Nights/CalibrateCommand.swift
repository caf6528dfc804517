import CaffeineDomain
import CaffeineStore
import CommandArguments
import JSONValues

/// `caffeine calibrate`: computes an own half-life from two values of a saliva test.
enum CalibrateCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "calibrate", summary: "Compute your half-life from two saliva values.",
      discussion: """
        Give the times of two samples and their values in mg/L, at least four hours apart, with no \
        caffeine between them or in the two hours before. Values too close to tell a half-life are \
        refused, and so is a half-life that bodies do not have. It changes nothing: it says what to \
        set. A half-life that a laboratory names can be set as it is.
        """,
      arguments: [
        CommandArgument("SAMPLE", .any, help: "Time and value of each sample, the earlier first.")
      ],
      examples: [
        CommandExample("caffeine calibrate 14:00 3.1 20:00 1.3", "Six hours apart, in mg/L."),
        CommandExample("caffeine config set half-life 4h50m", "Set it, or that of a test's paper."),
      ], action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let words = context.arguments.operands
    guard words.count == 4 else {
      throw Failure(
        .wrongUse, "calibrate needs two times and two values.",
        advice: "Such as: caffeine calibrate 14:00 3.1 20:00 1.3")
    }
    var first = try sample(words[0], words[1], in: context)
    let second = try sample(words[2], words[3], in: context)
    // A time alone is the latest one: between the two, the first is today's and the second
    // yesterday's.
    if first.at > second.at, ClockTime(typed: words[0]) != nil {
      first.at = context.clock.date(byAddingDays: -1, to: first.at)
    }
    let around = first.at.addingTimeInterval(-86_400 - HalfLifeTest.restTime)
    let intakes = try context.journal.reading(since: around).intakes
    let factors = try context.preferences().person.factors
    let test: HalfLifeTest
    do throws(HalfLifeTest.Objection) {
      test = try HalfLifeTest(first, second, intakes: intakes, factors: factors)
    } catch {
      throw try failure(error, in: context)
    }
    if context.wantsJSON {
      return context.printer.print(
        .object([
          ("halfLifeHours", .milligrams(test.halfLife.value)),
          ("relativeError", .chance(test.relativeError)),
          ("settingHours", .milligrams(test.likely.median.value)),
          ("settingHoursLow", .milligrams(test.likely.interval.lowerBound.value)),
          ("settingHoursHigh", .milligrams(test.likely.interval.upperBound.value)),
          ("incomplete", .bool(context.journal.isIncomplete)),
          ("disclaimer", .string(Guidance.disclaimer)),
        ]))
    }
    let (low, high) = (1 - test.relativeError, 1 + test.relativeError)
    context.printer.print(
      "Half-life about \(text(test.halfLife)), probably \(text(test.halfLife * low)) to "
        + "\(text(test.halfLife * high)) (if each value is right to 10 %).")
    let likely = test.likely
    context.printer.print(
      "With what other people have: about \(text(likely.median)), "
        + "\(text(likely.interval.lowerBound)) to \(text(likely.interval.upperBound)) for 8 in 10 "
        + "who measure this.")
    if factors.multiplier != 1 {
      context.printer.print(
        "It includes what you set of yourself "
          + "(× \(Amount.text((factors.multiplier * 100).rounded() / 100))), which is kept with it."
      )
    }
    if context.journal.isIncomplete {
      context.printer.print("Some drinks may be missing: there may be one between the samples.")
    }
    context.printer.print("To use it: caffeine config set half-life \(text(likely.median))")
    context.printer.print(Message(key: Guidance.disclaimer), .dim)
  }

  /// A duration to the minute, in the form of the setting.
  private static func text(_ halfLife: HalfLife) -> String {
    Seconds.text((halfLife.value * 60).rounded() * 60)
  }

  @MainActor private static func sample(
    _ time: String, _ value: String, in context: CommandContext
  ) throws(Failure) -> (at: Date, value: Double) {
    let instant = try context.moment(time, of: "WHEN")
    guard let number = Amount.number(value, in: 0...999) else {
      throw .value(value, of: "VALUE", forms: "mg/L above zero, such as 3.1")
    }
    return (instant, number)
  }

  @MainActor private static func failure(
    _ objection: HalfLifeTest.Objection, in context: CommandContext
  ) throws(Failure) -> Failure {
    switch objection {
    case .tooClose:
      Failure(
        .wrongUse, "The second sample is not four hours after the first.",
        advice: "Errors of the values count too much then; six hours are better.")
    case .notFalling:
      Failure(
        .wrongUse, "The second value is not lower than the first, or not above zero.",
        advice: "Write the earlier sample first.")
    case .tooLow:
      Failure(
        .wrongUse, "The second value is under \(Amount.text(HalfLifeTest.leastValue)) mg/L.",
        advice: "Take the second sample earlier, while there is more to measure.")
    case .tooFlat:
      Failure(
        .wrongUse, "The values are too close: errors of 10 % may be all there is between them.",
        advice: "Take the samples further apart; six hours or more are better.")
    case .implausible(let halfLife):
      Failure(
        .wrongUse, "These values make a half-life of \(text(halfLife)), which bodies do not have.",
        advice:
          "Expect 1.5 to 24 h, more only with a setting that slows clearance. Check the times "
          + "and values.")
    case .drink(let intake):
      Failure(
        .wrongUse,
        "You had \(try context.sentence(intake)): the values do not tell how fast caffeine leaves.",
        advice: "Take samples with nothing between them, nor in the two hours before.")
    }
  }
}
