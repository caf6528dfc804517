import CaffeineDomain
import CommandArguments

/// The options for a drink besides its name.
struct OrderOptions {
  var milligrams: Milligrams?
  var volume: Milliliters?
  var size: String?
  var count: Double?
  /// The start by an option, in place of a time in the text.
  var start: Date?
  /// A typed time for a question: `, 09:00`; empty without one.
  var moment: () throws(Failure) -> Message = { () throws(Failure) in "" }
  /// Whether a time to come is meant as such.
  var isPlan = false
  /// The offset of an entry, which it keeps in an hour that comes twice.
  var offset: Int?
  /// Whether the drink will be logged, so that errors can suggest an amount or time.
  var isEntry = false
  /// Asks about an unknown or unusual drink; `nil` if nobody can answer.
  var ask: (@MainActor (Message) -> Bool?)?
  /// Whom to call if the typed amount is dangerous, where no drink is suggested; `nil` otherwise.
  var alarm: () -> String? = { nil }
  /// Whether an implausible amount is intended.
  var isSure = false

  /// Whether an option gives an amount.
  var hasAmount: Bool { milligrams != nil || volume != nil || size != nil || count != nil }
}

extension OrderOptions {
  /// The typed options of a command that keeps the drink at `start`.
  @MainActor init(of context: CommandContext, at start: Date?) throws(Failure) {
    let arguments = context.arguments
    milligrams = try context.milligrams(LogCommand.milligrams)
    volume = try context.milliliters(LogCommand.milliliters)
    size = arguments[LogCommand.size]
    count = try context.number(LogCommand.count, in: Intake.counts)
    self.start = start
    isEntry = true
    ask = context.ask
    alarm = context.alarm
    isSure = arguments.contains(GlobalOptions.yes)
  }
}
