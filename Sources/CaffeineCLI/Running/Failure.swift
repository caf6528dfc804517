import CommandArguments

/// Why a command stops: what went wrong and where, how to mend it, and the exit code.
struct Failure: Error {
  /// The exit code.
  let status: ExitStatus
  /// What went wrong, one sentence; empty if nobody is there to read it.
  let message: String
  /// What to do about it, one sentence or command; empty if the message says it all.
  let advice: String

  /// What went wrong and what to do about it, a line each.
  var text: String { advice.isEmpty ? message : "\(message)\n\(advice)" }

  init(_ status: ExitStatus, _ message: String, advice: String = "") {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// A command line that cannot be understood.
  init(_ error: ArgumentError) {
    self.init(.wrongUse, error.description)
  }

  /// What a write to standard output came to; `nil` if the text was taken whole.
  init?(_ written: Surroundings.Written) {
    switch written {
    case .whole: return nil
    case .closed: self.init(.brokenPipe, "")
    case .failed(let number):
      self.init(
        .notSaved, "Standard output cannot be written (system error \(number)).",
        advice: "What the command changed is saved all the same.")
    }
  }

  /// The value of an option that is none of its forms.
  static func value(_ text: String, of name: String, forms: String) -> Failure {
    Failure(.wrongUse, "\(name) cannot be '\(text)'.", advice: "Write \(forms).")
  }
}
