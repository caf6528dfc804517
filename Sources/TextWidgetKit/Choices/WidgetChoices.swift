/// What a person can choose of one widget, with the type of its intent forgotten.
@MainActor
struct WidgetChoices {
  /// The intent with every parameter at its default.
  let makeIntent: () -> Any
  /// The parameters that people see with the values of an intent; `nil` is all.
  var shown: (Any, WidgetFamily) -> [ObjectIdentifier]? = { _, _ in nil }
  /// The provider's answers for values.
  let source: (ChosenValues) -> EntrySource
  /// Intents that the provider suggests, with their names.
  var recommendations: () -> [(name: Text, intent: Any)] = { [] }
}

/// Values that a person has chosen, each of its parameter's type.
struct ChosenValues: Sendable {
  var values: [(key: String, value: any IntentValue)] = []

  /// Sets them in a new intent, as far as a family has room for them.
  func apply(to intent: Any, in family: WidgetFamily) -> IntentParameters {
    let parameters = IntentParameters(of: intent)
    for (key, value) in values { parameters[key]?.parameter.set(value) }
    for (_, parameter) in parameters.all { parameter.limit(to: family) }
    return parameters
  }
}

extension WidgetDescription {
  /// Whether the widget has parameters to choose values for.
  public var isConfigurable: Bool {
    choices.map { !IntentParameters(of: $0.makeIntent()).all.isEmpty } ?? false
  }

  /// What there is to choose, with the values so far, in the order of the intent.
  ///
  /// Asks queries and options providers, which may take long: what they throw is thrown.
  public func parameters(in family: WidgetFamily) async throws -> [WidgetParameter] {
    guard let choices else { return [] }
    let intent = choices.makeIntent()
    let all = chosen.apply(to: intent, in: family).all
    let shown = choices.shown(intent, family)
    return try await DependencySource.run(with: intent) {
      var parameters: [WidgetParameter] = []
      for (key, parameter) in all {
        var described = try await parameter.description(key: key, in: family)
        described.isShown = shown?.contains(ObjectIdentifier(parameter)) ?? true
        parameters.append(described)
      }
      return parameters
    }
  }

  /// The widget with values chosen for its parameters, each by its key as text: what a person types,
  /// and what is kept of a placed widget.
  ///
  /// A key in any case of its letters and with hyphens will do; of a key that is there twice the
  /// later value counts. An empty text means no value of an optional.
  public func configured(
    with texts: [(key: String, text: String)], in family: WidgetFamily = .systemSmall
  ) async throws(ParameterError) -> WidgetDescription {
    var configured = self
    for (key, text) in texts {
      configured.chosen.values.append(
        try await configured.chosenValue(of: text, for: key, in: family))
    }
    if let choices { configured.source = choices.source(configured.chosen) }
    return configured
  }

  private func chosenValue(
    of text: String, for key: String, in family: WidgetFamily
  ) async throws(ParameterError) -> (key: String, value: any IntentValue) {
    let intent = choices?.makeIntent()
    let parameters = intent.map { chosen.apply(to: $0, in: family) }
    guard let intent, let parameters, let (name, parameter) = parameters[key] else {
      let known = parameters?.all.map(\.key) ?? []
      throw ParameterError(key: key, text: text, problem: .unknownKey(known: known))
    }
    let described: WidgetParameter
    do {
      let (value, description) = try await DependencySource.run(with: intent) {
        (
          try await parameter.value(of: text),
          try await parameter.description(key: name, in: family)
        )
      }
      if let value { return (name, value) }
      described = description
    } catch {
      throw ParameterError(key: name, text: text, problem: .unavailable("\(error)"))
    }
    throw ParameterError(key: name, text: text, problem: .invalidValue(described))
  }

  /// The values that the provider suggests to those who do not want to choose, with their names.
  public var recommendations: [(name: String, values: [(key: String, text: String)])] {
    (choices?.recommendations() ?? []).map { name, intent in
      let values = IntentParameters(of: intent).all.compactMap { key, parameter in
        parameter.text.map { (key: key, text: $0) }
      }
      return (name.spokenText(in: EnvironmentValues()), values)
    }
  }
}
