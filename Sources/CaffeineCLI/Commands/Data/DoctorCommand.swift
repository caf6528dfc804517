import CommandArguments

enum DoctorCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "doctor", summary: "Check the journal and the settings for damage.",
      discussion:
        "It shows each damaged line with its file and position, and what you can do. It changes "
        + "nothing. Exit status 65 means that it found damage, 78 that only settings are wrong; "
        + "isSound of --json is false with both.",
      action: CommandAction(run))
  }
}
