import CivilTime

extension Failure {
  /// A family that a widget does not support; without a kind, one that no widget supports.
  @MainActor
  init(undrawn family: WidgetFamily, by kind: String?, of host: WidgetHost) {
    let widgets = host.widgets.filter { kind == nil || $0.kind == kind }
    let families = WidgetFamily.allCases.filter { family in
      widgets.contains { $0.supportedFamilies.contains(family) }
    }
    self.init(
      .wrongUse,
      kind.map { "The widget '\($0)' is not drawn in \(family)." }
        ?? "No widget is drawn in \(family).",
      advice: families.isEmpty
        ? "There are no widgets." : "Use \(Message.list(families.map(\.description))).")
  }

  package init(_ error: ParameterError) {
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

extension WidgetDrawing {
  /// Finds a part for `--tap NAME`: by its name ignoring case, or by a unique prefix.
  ///
  /// `widget` is the whole drawing, if it has a URL.
  @MainActor
  package func tap(named name: String) throws(Failure) -> WidgetTap {
    let folded = name.lowercased()
    let taps = taps + [wholeTap].compactMap { $0 }
    if let tap = taps.first(where: { $0.name.lowercased() == folded }) { return tap }
    let near = taps.filter { $0.name.lowercased().hasPrefix(folded) }
    if !folded.isEmpty, near.count == 1 { return near[0] }
    throw Failure(
      .wrongUse, "Nothing to tap is called '\(name)'.",
      advice: taps.isEmpty
        ? "This drawing has nothing to tap."
        : "Write one of \(Message.list(taps.map { "'\($0.name)'" })).")
  }
}

extension WidgetTap {
  package func failure(_ error: any Error) -> Failure {
    let words =
      (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.key
      ?? (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return Failure(.unavailable, "'\(name)' failed: \(words)")
  }
}

extension SimulatedClock {
  /// The accepted forms, for error messages.
  package static let forms: Message =
    "an ISO 8601 instant such as 2026-11-21T08:30:00Z, or how fast time runs from there, such as"
    + " 2026-11-21T08:30:00Z/60 for a minute a second"
}
