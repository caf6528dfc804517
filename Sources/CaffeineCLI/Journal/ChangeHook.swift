import CaffeineStore
import CommandArguments
import WidgetHosting

/// Runs the command of the setting `on-change` after a change that a bar may show.
@MainActor
struct ChangeHook {
  private let surroundings: Surroundings
  private let preferencesReader: PreferencesReader
  private let printer: Printer

  struct Subject {
    /// `journal`, or the name of the suite.
    var file = "journal"
    /// The ids or keys; empty after an import.
    var names: [String] = []
  }

  private static let namesVariable = "CAFFEINE_CHANGED"

  init(_ surroundings: Surroundings, preferencesReader: PreferencesReader, printer: Printer) {
    self.surroundings = surroundings
    self.preferencesReader = preferencesReader
    self.printer = printer
  }

  /// Starts the command in the settings folder, unless this process runs inside of it or others can
  /// have set it.
  func run(_ subject: Subject) throws(Failure) {
    // Read again, as the change may concern the command itself.
    let preferences = preferencesReader.read().preferences
    guard let command = preferences.onChange, !command.isEmpty,
      surroundings.console.text(of: Processes.onChangeVariable) == nil
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
        ]))
  }
}
