/// Parses and describes the parameters of one intent.
package struct ParameterReader: Sendable {
  /// `nil` for a widget without an intent.
  let parameters: IntentParameters?
  /// The intent that options providers read by `IntentParameterDependency`.
  var intent: (any AppIntent)?
  /// The parameters in the summary; `nil` means all.
  var shown: [ObjectIdentifier]?
  let family: WidgetFamily

  package func parameters() async throws -> [WidgetParameter] {
    try await DependencySource.$intent.withValue(intent) {
      var described: [WidgetParameter] = []
      for (key, parameter) in parameters?.all ?? [] {
        var description = try await parameter.description(key: key, in: family)
        description.isShown = shown?.contains(ObjectIdentifier(parameter)) ?? true
        described.append(description)
      }
      return described
    }
  }

  /// Parses and sets values in order, since the options of a parameter may depend on earlier ones.
  package func values(
    of texts: [(key: String, text: String)]
  ) async throws(ParameterError) -> ChosenValues {
    var chosen = ChosenValues()
    for (key, text) in texts {
      guard let (name, parameter) = parameters?[key] else {
        let known = parameters?.all.map(\.key) ?? []
        throw ParameterError(key: key, text: text, problem: .unknownKey(known: known))
      }
      let read: Result<(any IntentValue)?, any Error> = await attempt {
        try await parameter.value(of: text)
      }
      guard case .success(let value?) = read else {
        throw ParameterError(
          key: name, text: text, problem: await problem(of: parameter, name, read))
      }
      parameter.set(value)
      chosen.values.append((name, value))
    }
    return chosen
  }

  private func problem(
    of parameter: any AnyIntentParameter, _ name: String,
    _ read: Result<(any IntentValue)?, any Error>
  ) async -> ParameterError.Problem {
    if case .failure(let error) = read { return .unavailable("\(error)") }
    switch await attempt({ try await parameter.description(key: name, in: family) }) {
    case .success(let description): return .invalidValue(description)
    case .failure(let error): return .unavailable("\(error)")
    }
  }

  private func attempt<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    await DependencySource.$intent.withValue(intent) {
      do { return .success(try await body()) } catch { return .failure(error) }
    }
  }
}

/// A parameter of a widget's intent, as a host shows it to a person.
public struct WidgetParameter: Sendable, Identifiable {
  /// A value to choose.
  public struct Choice: Hashable, Sendable {
    /// The value as text, as ``WidgetDescription/configured(with:in:)`` reads it.
    public let text: String
    /// The value as people see it.
    public let title: String

    init(_ value: any IntentValue) { (text, title) = (value.intentText, value.intentTitle) }
  }

  /// The name of the property, such as `favoriteEmoji`.
  public let key: String
  /// The name that people see.
  public let title: String
  /// The purpose of the parameter; empty unless the intent describes it.
  public let summary: String
  /// The form of a value, and whether it is optional or a list.
  public let shape: ParameterShape
  /// The current value, or else the default, as text; `nil` without either.
  public let value: String?
  /// The smallest and the largest value, as text.
  public let bounds: (lower: String, upper: String)?
  /// The number of values that the family takes; `nil` means any number.
  public let size: IntentCollectionSize?
  /// The values to choose from; empty if any value of the shape is valid.
  public let choices: [Choice]
  /// Whether the intent's summary shows the parameter with the current values.
  public internal(set) var isShown: Bool

  /// The key: unique within a widget.
  public var id: String { key }
}

/// A text that a widget cannot take as a value of a parameter.
public struct ParameterError: Error, Sendable {
  /// The error in the key or the text.
  public enum Problem: Sendable {
    /// The widget has no such parameter; `known` lists the keys that it has.
    case unknownKey(known: [String])
    /// The text is no value of this parameter.
    case invalidValue(WidgetParameter)
    /// The provider or query threw; the text is its error in words.
    case unavailable(String)
  }

  /// The key as it was typed.
  public let key: String
  /// The value as it was typed.
  public let text: String
  /// The error in the key or the text.
  public let problem: Problem
}
