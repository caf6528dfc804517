/// The configurable part of a widget, with the type of its intent erased.
@MainActor
struct WidgetChoices {
  /// Creates the intent with every parameter at its default.
  let makeIntent: () -> Any
  /// The parameters in the summary of an intent; `nil` means all.
  var shown: (Any, WidgetFamily) -> [ObjectIdentifier]? = { _, _ in nil }
  let source: (ChosenValues) -> EntrySource
  var recommendations: () -> [(name: Text, intent: Any)] = { [] }
}

/// Values that a person has chosen, each of its parameter's type.
package struct ChosenValues: Sendable {
  var values: [(key: String, value: any IntentValue)] = []

  /// Sets the values in a new intent and drops list elements beyond the family's maximum.
  func apply(to intent: Any, in family: WidgetFamily) -> IntentParameters {
    let parameters = IntentParameters(of: intent)
    for (key, value) in values { parameters[key]?.parameter.set(value) }
    for (_, parameter) in parameters.all { parameter.limit(to: family) }
    return parameters
  }
}

extension WidgetDescription {
  /// Whether the widget has parameters that a person can set.
  public var isConfigurable: Bool {
    choices.map { !IntentParameters(of: $0.makeIntent()).all.isEmpty } ?? false
  }

  /// Whether ``configured(with:in:)`` accepts this key.
  package func hasParameter(_ key: String) -> Bool {
    choices.map { IntentParameters(of: $0.makeIntent())[key] != nil } ?? false
  }

  /// The parameters with their values and choices, in the order of the intent.
  ///
  /// Asks queries and options providers, which may take long, and rethrows their errors.
  public func parameters(in family: WidgetFamily) async throws -> [WidgetParameter] {
    try await parameterReader(in: family).parameters()
  }

  /// The widget with parameter values given as text, by key.
  ///
  /// Keys ignore case and hyphens; the later value wins; empty clears an optional parameter.
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

  /// Reads and describes values away from the main actor.
  package func parameterReader(in family: WidgetFamily) -> ParameterReader {
    guard let choices else { return ParameterReader(parameters: nil, family: family) }
    let intent = choices.makeIntent()
    return ParameterReader(
      parameters: chosen.apply(to: intent, in: family), intent: intent as? any AppIntent,
      shown: choices.shown(intent, family), family: family)
  }

  /// Ready-made settings that the provider suggests, by name.
  public var recommendations: [(name: String, values: [(key: String, text: String)])] {
    (choices?.recommendations() ?? []).map { name, intent in
      let values = IntentParameters(of: intent).all.compactMap { key, parameter in
        parameter.text.map { (key: key, text: $0) }
      }
      return (name.spokenText(in: EnvironmentValues()), values)
    }
  }
}
