/// The exit codes of the command, those of sysexits.h; they stay as they are.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case unconfirmed = 1
  case wrongUse = 64
  case unreadableData = 65
  case noInput = 66
  case bug = 70
  case cannotCreate = 73
  case notSaved = 74
  case tryAgain = 75
  case notPermitted = 77
  case badSettings = 78
  case interrupted = 130
  case brokenPipe = 141

  /// What the code means, for help.
  var meaning: String {
    switch self {
    case .done: "Success: what was to be saved is saved."
    case .unconfirmed: "Nothing was done, since it needs a yes: --yes."
    case .wrongUse: "Usage error."
    case .unreadableData: "Unreadable data."
    case .noInput: "No such file, drink or entry."
    case .bug: "Internal error; please report it."
    case .cannotCreate: "A file cannot be created, or one is where a folder belongs."
    case .notSaved: "Not saved, or possibly not saved; or output cannot be written."
    case .tryAgain: "Locked by another process; try again."
    case .notPermitted: "Permission denied."
    case .badSettings: "A setting cannot be read."
    case .interrupted: "Interrupted with Ctrl-C."
    case .brokenPipe: "Output was closed early."
    }
  }
}
