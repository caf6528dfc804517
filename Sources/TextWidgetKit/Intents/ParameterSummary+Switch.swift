/// The first matching case counts; without one, people see no parameter.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: Equatable
>: ParameterSummary {
  private let value: (Intent, WidgetFamily) -> Value?
  private let cases: [ParameterSummaryBranch<Value>]

  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryBranch<Value>]
  ) where Value: IntentValue {
    value = { intent, _ in intent[keyPath: parameter].chosenOrZero }
    self.cases = cases()
  }

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

public enum ParameterSummaryWidgetFamily: Hashable, Sendable {
  case widgetFamily
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Equatable> {
  let branch: ParameterSummaryBranch<Value>

  public init(_ value: Value, _ summary: () -> some ParameterSummary) {
    self.init([value], summary)
  }

  public init(_ values: [Value], _ summary: () -> some ParameterSummary) {
    branch = ParameterSummaryBranch(summary: summary()) { value in
      value.map(values.contains) ?? false
    }
  }
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  let summary: any ParameterSummary

  public init(_ summary: () -> some ParameterSummary) { self.summary = summary() }
}

/// A case of a switch with its type erased.
public struct ParameterSummaryBranch<Value> {
  let summary: any ParameterSummary
  let contains: (Value?) -> Bool
}

@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Equatable> {
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryBranch<Value> { condition.branch }

  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryBranch<Value> {
    ParameterSummaryBranch(summary: condition.summary) { _ in true }
  }

  public static func buildBlock(
    _ branches: ParameterSummaryBranch<Value>...
  ) -> [ParameterSummaryBranch<Value>] { branches }
}
