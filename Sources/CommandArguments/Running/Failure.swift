/// Why a command stops: the reason, which is its exit code, what went wrong and where, and how to mend it.
///
/// ```swift
/// throw Failure(.noInput, "There is no placed widget 'late'.", advice: "Place one: caffeine widgets add")
/// ```
///
/// The one failure of commands. Libraries throw errors of their own, which are data; where one comes up to
/// a command, it becomes one of these, with words for people.
package struct Failure: Error {
  /// The reason.
  package let status: ExitStatus
  /// What went wrong, one line, as it was typed and read; empty if nobody is there to read it.
  package let message: Message
  /// What to do about it, in lines of ours; empty if the message says it all.
  package let advice: Message
  /// What a library said, where it was one.
  package var cause: (any Error)?

  package init(_ status: ExitStatus, _ message: Message, advice: Message = "") {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// What went wrong and what to do about it, a line each.
  package var text: String {
    advice.isEmpty ? message.english : "\(message.english)\n\(advice.english)"
  }
}

extension Failure {
  /// The value of an option that has none of the forms it takes.
  package static func value(_ text: String, of name: String, forms: Message) -> Failure {
    Failure(.wrongUse, "\(name) cannot be '\(text)'.", advice: "Write \(forms).")
  }

  /// A command line that cannot be understood.
  package init(_ error: ArgumentError) {
    self.init(.wrongUse, error.problem.message, advice: error.advice)
  }
}

/// The exit codes of every command, those of sysexits.h; they stay as they are.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case unconfirmed = 1
  case wrongUse = 64
  case unreadableData = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case cannotCreate = 73
  case notSaved = 74
  case tryAgain = 75
  case notPermitted = 77
  case badSettings = 78
  case interrupted = 130
  case brokenPipe = 141

  /// What the code means, for help.
  package var meaning: Message {
    switch self {
    case .done: "Success: what was to be saved is saved."
    case .unconfirmed: "Nothing was done, since it needs a yes: --yes."
    case .wrongUse: "Usage error."
    case .unreadableData: "Unreadable data."
    case .noInput: "No such file or entry."
    case .unavailable: "A widget has nothing to draw or choose, or what was tapped failed."
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
