import CaffeineStore
import CommandArguments
import WidgetCommands

/// The command of the setting `on-change`, which runs after each change that a bar may show.
@MainActor
struct ChangeHook {
  private let surroundings: Surroundings
  private let preferencesReader: PreferencesReader
  private let printer: Printer

  struct Subject {
    /// `journal`, or the suite of the settings.
    var file = "journal"
    /// Its ids or keys; none after an import.
    var names: [String] = []
  }

  private static let namesVariable = "CAFFEINE_CHANGED"

  init(_ surroundings: Surroundings, preferencesReader: PreferencesReader, printer: Printer) {
    self.surroundings = surroundings
    self.preferencesReader = preferencesReader
    self.printer = printer
  }

  /// The file that holds the exit status of the command when it has failed.
  static func failureFile(in container: SharedContainer) -> String {
    container.state + "/on-change-failure"
  }

  /// Starts it in the folder of the settings, unless it is what runs this command, or somebody else can
  /// have set it.
  func run(_ subject: Subject) throws(Failure) {
    // Read anew: what changed may be the command itself.
    let preferences = preferencesReader.read().preferences
    guard let command = preferences.onChange, !command.isEmpty,
      surroundings.environment.text(of: Processes.onChangeVariable) == nil
    else { return }
    guard preferences.arePrivate else {
      return printer.warn(
        "on-change was not run, since other users can write the settings file. It has to be yours, and"
          + " writable by you alone; 'caffeine where' shows its folder.")
    }
    let container = try surroundings.container()
    surroundings.processes.runInBackground(
      Processes.BackgroundCommand(
        line: command, folder: container.configuration,
        variables: [
          Processes.onChangeVariable: subject.file,
          Self.namesVariable: subject.names.joined(separator: " "),
        ], failureFile: Self.failureFile(in: container)))
  }
}
