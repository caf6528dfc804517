/// Reads values for the parameters of one intent, and says which there are.
package struct ParameterReader: Sendable {
  /// `nil` of a widget without an intent.
  let parameters: IntentParameters?
  /// The intent that options may depend on.
  var intent: (any AppIntent)?
  /// The parameters that people see; `nil` is all.
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

  /// The values that texts mean, each by its key; those before are set when one is read, since its
  /// options may depend on them.
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
    /// The text that means it.
    public let text: String
    /// What people see.
    public let title: String

    init(_ value: any IntentValue) { (text, title) = (value.intentText, value.intentTitle) }
  }

  /// The name of the property, such as `favoriteEmoji`.
  public let key: String
  /// The name people see.
  public let title: String
  /// What it is for; empty unless the intent says it.
  public let summary: String
  /// How a value is written, and whether there may be none or several.
  public let shape: ParameterShape
  /// The value that is chosen, else the default, as text; `nil` is none.
  public let value: String?
  /// The least and the greatest value, as text.
  public let bounds: (lower: String, upper: String)?
  /// How many values the family takes; `nil` is any number.
  public let size: IntentCollectionSize?
  /// The values to choose among; none where any of the shape will do.
  public let choices: [Choice]
  /// Whether the values that are chosen let people see it.
  public internal(set) var isShown: Bool

  /// The key.
  public var id: String { key }
}

/// Why values cannot be set.
public struct ParameterError: Error, Sendable {
  /// What is wrong.
  public enum Problem: Sendable {
    /// The widget has no such parameter, but these.
    case unknownKey(known: [String])
    /// The text means no value of the parameter.
    case invalidValue(WidgetParameter)
    /// The program could not say which values there are; in its own words.
    case unavailable(String)
  }

  /// The key as it was typed, which no parameter has.
  public let key: String
  /// The text that was given.
  public let text: String
  /// What is wrong with it.
  public let problem: Problem
}
