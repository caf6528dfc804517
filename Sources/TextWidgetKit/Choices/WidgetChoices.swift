/// What a person can choose of one widget, with the type of its intent forgotten.
@MainActor
struct WidgetChoices {
  /// The intent with every parameter at its default.
  let makeIntent: () -> Any
  /// The parameters that people see with the values of an intent; `nil` is all.
  var shown: (Any, WidgetFamily) -> [ObjectIdentifier]? = { _, _ in nil }
  let source: (ChosenValues) -> EntrySource
  var recommendations: () -> [(name: Text, intent: Any)] = { [] }
}

/// Values that a person has chosen, each of its parameter's type.
package struct ChosenValues: Sendable {
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

  /// Whether the widget has a parameter of this key, as ``configured(with:in:)`` reads it.
  package func hasParameter(_ key: String) -> Bool {
    choices.map { IntentParameters(of: $0.makeIntent())[key] != nil } ?? false
  }

  /// What there is to choose, with the values so far, in the order of the intent.
  ///
  /// Asks queries and options providers, which may take long: what they throw is thrown.
  public func parameters(in family: WidgetFamily) async throws -> [WidgetParameter] {
    try await parameterReader(in: family).parameters()
  }

  /// The widget with values chosen for its parameters, each by its key as text: what a person types,
  /// and what is kept of a placed widget.
  ///
  /// A key in any case of its letters and with hyphens will do; of a key that is there twice the
  /// later value counts. An empty text means no value of an optional.
  public func configured(
    with texts: [(key: String, text: String)], in family: WidgetFamily = .systemSmall
  ) async throws(ParameterError) -> WidgetDescription {
    configured(with: try await parameterReader(in: family).values(of: texts))
  }

  package func configured(with values: ChosenValues) -> WidgetDescription {
    var configured = self
    configured.chosen.values += values.values
    if let choices { configured.source = choices.source(configured.chosen) }
    return configured
  }

  /// What reads values and says which there are, away from the main actor.
  package func parameterReader(in family: WidgetFamily) -> ParameterReader {
    guard let choices else { return ParameterReader(parameters: nil, family: family) }
    let intent = choices.makeIntent()
    return ParameterReader(
      parameters: chosen.apply(to: intent, in: family), intent: intent as? any AppIntent,
      shown: choices.shown(intent, family), family: family)
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
