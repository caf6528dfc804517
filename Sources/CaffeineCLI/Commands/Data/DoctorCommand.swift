import CommandArguments

enum DoctorCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "doctor", summary: "Check the journal and the settings for damage.",
      discussion:
        "It shows each damaged line with its file, files that others can write, and drinks that are "
        + "there twice. It changes nothing in these files. Exit status 65 means that it found damage, "
        + "78 that only settings are wrong; isSound of --json is false with both.",
      options: [accept], action: CommandAction(run))
  }

  static let accept = CommandOption(
    "accept", value: "FILE", from: .file,
    help: "Take a file of this device as it is, as after a restore; 'log' takes them all.")
}
