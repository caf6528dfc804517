import CaffeineDomain
import CaffeineStore
import CommandArguments
import WidgetHosting

extension CommandContext {
  /// One of the last nine drinks, picked by its digit on a terminal.
  ///
  /// Throws where nobody can answer, and without a digit of the list.
  func pickedEntry(for question: Message) throws(Failure) -> Intake {
    let missing = Failure(
      .wrongUse, "ID is missing.",
      advice: "Write an id from 'caffeine list', the start of one, last or @1.")
    guard ask != nil else { throw missing }
    var listing = try journal.last(9)
    var entries: [Intake] = []
    while let entry = try journal.next(of: &listing) { entries.insert(entry, at: 0) }
    guard !entries.isEmpty else { throw Failure(.noInput, "Nothing has been logged yet.") }
    var rows = ""
    for (index, entry) in entries.enumerated() {
      rows += "\(index + 1)  \(printer.text(of: try sentence(entry)))\n"
    }
    guard let line = surroundings.ask(question, below: rows) else { throw missing }
    guard let number = Int(line), let place = entries.indices.first(where: { $0 + 1 == number })
    else { throw Failure(.unconfirmed, "Nothing was changed.") }
    return entries[place]
  }

  /// Runs another command line with the typed options of this one, on the same printer.
  func run(
    _ command: String, _ words: [String], keeping options: [CommandOption]
  ) throws(Failure) {
    let typed = OpenCommand.words(of: GlobalOptions.all + options, in: self)
    let invocation = try CaffeineCommand.invocation(of: [command] + typed + words)
    let context = try CommandContext(
      surroundings, arguments: invocation.arguments, outcome: outcome, printer: printer)
    try CaffeineCommand.perform(invocation, in: context)
  }
}
