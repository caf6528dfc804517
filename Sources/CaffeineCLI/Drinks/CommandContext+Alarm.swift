import CaffeineDomain
import CaffeineJSON
import CommandArguments

/// Whom to call after a dangerous amount that is refused: nothing logs it, but somebody had it.
extension CommandContext {
  /// The warning as if a typed drink had been logged, with the options for its amount, now or at
  /// `start`; `nil` if it is not dangerous.
  ///
  /// Whatever cannot be read takes no part.
  func alarm(_ text: String, at start: Date?, instead entry: Intake? = nil) -> String? {
    let mass = arguments[LogCommand.milligrams].map {
      " caffeine \($0)" + ($0.last?.isNumber == true ? "mg" : "")
    }
    // The 9 of `at 9 coffee` is no number of coffees.
    let text =
      (arguments[LogCommand.count].map { "\($0) x " } ?? "") + DrinkLine.withoutTimes(text)
      + (mass ?? "")
    let amount = ((try? drinks.catalogue()) ?? .builtIn).amount(namedIn: text)
    guard amount > .zero, let id = IntakeID("refused") else { return nil }
    let refused = Intake(id: id, name: "", amount: amount, start: start ?? now)
    let others = ((try? journal.recentIntakes()) ?? []).filter { $0.id != entry?.id }
    let profile = (try? preferences().profile) ?? Profile()
    return profile.emergency(after: others + [refused], at: now)
  }

  /// Performs a command that logs what somebody had, in a context that knows the alarm; with one its
  /// failure begins with that, also as JSON.
  func alarming<Value>(
    _ alarm: @escaping () -> String?, _ body: (CommandContext) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // A refused line is read for it once, whoever asks.
    lazy var said = alarm()
    var context = self
    context.alarm = { said }
    do throws(Failure) {
      return try body(context)
    } catch {
      guard error.preface == nil, !outcome.isSaved, let alarm = said else { throw error }
      if wantsJSON {
        printer.print(
          .object([("emergency", .string(alarm)), ("error", .string(error.message.english))]))
      }
      var failure = error
      failure.preface = Message(key: alarm)
      throw failure
    }
  }
}
