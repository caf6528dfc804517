import CommandArguments

/// Why a command stops: what went wrong and where, how to mend it, and the exit code.
struct Failure: Error {
  /// The exit code.
  let status: ExitStatus
  /// What went wrong, one sentence.
  let message: String
  /// What to do about it, one sentence or command; empty if the message says it all.
  let advice: String

  init(_ status: ExitStatus, _ message: String, advice: String = "") {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// A command line that cannot be understood.
  init(_ error: ArgumentError) {
    self.init(.wrongUse, error.description)
  }

  /// The value of an option that is none of its forms.
  static func value(_ text: String, of name: String, forms: String) -> Failure {
    Failure(.wrongUse, "\(name) cannot be '\(text)'.", advice: "Write \(forms).")
  }
}
