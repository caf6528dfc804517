extension Failure {
  /// What made a command stop, in words.
  package init(of error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as ArgumentError: self.init(error)
    case let error as ParameterError: self.init(error)
    default: self.init(.bug, "\(error)")
    }
  }

  private init(_ error: ParameterError) {
    switch error.problem {
    case .unknownKey(let known):
      self.init(
        .wrongUse, "This widget has no '\(error.key)'.",
        advice: known.isEmpty
          ? "There is nothing to choose." : "Write one of \(Message.list(known)).")
    case .invalidValue(let parameter):
      self = .value(error.text, of: parameter.key, forms: parameter.forms)
    case .unavailable(let reason):
      self.init(
        .unavailable, "The values of '\(error.key)' are unavailable: \(reason)",
        advice: "Try again.")
    }
  }

  package init(_ failure: ProviderFailure, of kind: String) {
    let message: Message =
      switch failure {
      case .tooLate: "The provider of '\(kind)' has not answered in time."
      case .droppedCallback: "The provider of '\(kind)' has let go of its callback."
      case .noEntries: "The provider of '\(kind)' gave no entries."
      }
    self.init(.unavailable, message)
  }
}

extension WidgetTap {
  /// The error of its intent, which may have its own words for people.
  package func failure(_ error: any Error) -> Failure {
    let words =
      (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.key
      ?? (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return Failure(.unavailable, "'\(name)' failed: \(words)")
  }
}
