/// Chooses a summary by the value of a parameter or the family of the widget.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///   Switch(\.$source) {
///     Case(.album) { Summary("Play \(\.$album)") }
///     Case([.artist, .genre]) { Summary("Play \(\.$query)") }
///     DefaultCase { Summary("Play anything") }
///   }
/// }
/// ```
///
/// The first matching case counts; without one, people see no parameter.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: Equatable
>: ParameterSummary {
  private let value: (Intent, WidgetFamily) -> Value?
  private let cases: [ParameterSummaryBranch<Value>]

  /// Switches over the values of a parameter.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryBranch<Value>]
  ) where Value: IntentValue {
    value = { intent, _ in intent[keyPath: parameter].chosenOrZero }
    self.cases = cases()
  }

  /// Switches over families, for example to show a second list where it fits.
  public init(
    _ widgetFamily: ParameterSummaryWidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryBranch<Value>]
  ) where Value == WidgetFamily {
    value = { $1 }
    self.cases = cases()
  }

  /// The parameters of the first matching case; empty without one, `nil` for another intent.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    guard let known = intent as? Intent else { return nil }
    let value = value(known, family)
    let branch = cases.first { $0.contains(value) }
    return branch.map { $0.summary.parameters(of: intent, in: family) } ?? []
  }
}

/// Makes a `Switch` look at the family in place of a parameter.
public enum ParameterSummaryWidgetFamily: Hashable, Sendable {
  /// Written `.widgetFamily`, in place of a key path.
  case widgetFamily
}

/// A summary for one value or several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Equatable> {
  let branch: ParameterSummaryBranch<Value>

  /// Matches one value.
  public init(_ value: Value, _ summary: () -> some ParameterSummary) {
    self.init([value], summary)
  }

  /// Matches any of several values.
  public init(_ values: [Value], _ summary: () -> some ParameterSummary) {
    branch = ParameterSummaryBranch(summary: summary()) { value in
      value.map(values.contains) ?? false
    }
  }
}

/// A summary for all values that no earlier case matches.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  let summary: any ParameterSummary

  /// Matches every value.
  public init(_ summary: () -> some ParameterSummary) { self.summary = summary() }
}

/// A case of a switch with its type erased.
public struct ParameterSummaryBranch<Value> {
  let summary: any ParameterSummary
  let contains: (Value?) -> Bool
}

/// Collects the cases of a switch.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Equatable> {
  /// Takes a case for one value or several.
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryBranch<Value> { condition.branch }

  /// Takes the default, which matches every value: later cases are never reached.
  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryBranch<Value> {
    ParameterSummaryBranch(summary: condition.summary) { _ in true }
  }

  /// Keeps the cases in order.
  public static func buildBlock(
    _ branches: ParameterSummaryBranch<Value>...
  ) -> [ParameterSummaryBranch<Value>] { branches }
}
