import CommandArguments

/// `caffeine doctor`: looks for damage, and changes nothing.
enum DoctorCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "doctor", summary: "Look for damage in the journal and the settings.",
      discussion: "It names each damaged line by file and place, and what can be done; it changes "
        + "nothing. Exit status 65 means that it found some.",
      action: CommandAction(run))
  }
}
