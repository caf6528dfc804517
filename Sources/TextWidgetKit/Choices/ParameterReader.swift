/// Reads values for the parameters of one intent, and says which there are.
package struct ParameterReader: Sendable {
  /// `nil` of a widget without an intent.
  let parameters: IntentParameters?
  /// The intent that options may depend on.
  var intent: (any AppIntent)?
  /// The parameters that people see; `nil` is all.
  var shown: [ObjectIdentifier]?
  let family: WidgetFamily

  /// What there is to choose.
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
