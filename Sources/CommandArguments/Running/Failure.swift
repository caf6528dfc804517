/// The reason why a command stops: an exit status, the problem and the remedy.
///
/// ```swift
/// throw Failure(.noInput, "There is no file 'drinks.csv'.", advice: "Check its name and folder.")
/// ```
///
/// Commands throw only this error. Errors of libraries are data; a command turns them into a
/// failure with words.
package struct Failure: Error {
  package let status: ExitStatus
  /// The problem in one line, with typed text verbatim; empty if it is not printed.
  package let message: Message
  /// The remedy in our own words; empty if the message suffices.
  package let advice: Message
  /// A warning to print first; empty if it was printed already, `nil` for none.
  package var preface: Message?
  /// The library's error, if there was one.
  package var cause: (any Error)?

  package init(
    _ status: ExitStatus, _ message: Message, advice: Message = "", preface: Message? = nil
  ) {
    self.status = status
    self.message = message
    self.advice = advice
    self.preface = preface
  }

  /// The problem and the remedy, one line each.
  package var text: String {
    advice.isEmpty ? message.english : "\(message.english)\n\(advice.english)"
  }

  /// An option's value in none of its forms.
  package static func value(_ text: String, of name: String, forms: Message) -> Failure {
    Failure(.wrongUse, "\(name) cannot be '\(text)'.", advice: "Write \(forms).")
  }

  package init(_ error: ArgumentError) {
    self.init(.wrongUse, error.problem.message, advice: error.advice)
  }
}

/// The exit codes of all commands, from sysexits.h; they never change.
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

  /// The meaning of the code, for the help.
  package var meaning: Message {
    switch self {
    case .done: "Success: what was to be saved is saved."
    case .unconfirmed: "Nothing was done: no yes (--yes), no editor, or no time to wait for."
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
