/// Several summaries, of which people see the one whose case the value of a parameter is, or the
/// family of the widget.
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
/// The first case that fits counts; where none does, people see no parameter.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: Equatable
>: ParameterSummary {
  private let value: (Intent, WidgetFamily) -> Value?
  private let cases: [ParameterSummaryBranch<Value>]

  /// The cases of a parameter's values.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryBranch<Value>]
  ) where Value: IntentValue {
    value = { intent, _ in intent[keyPath: parameter].chosenOrZero }
    self.cases = cases()
  }

  /// Shows other parameters by family, such as a second list where there is room.
  public init(
    _ widgetFamily: ParameterSummaryWidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryBranch<Value>]
  ) where Value == WidgetFamily {
    value = { $1 }
    self.cases = cases()
  }

  /// Those of the first case that fits; none where no case does, `nil` for another intent.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    guard let known = intent as? Intent else { return nil }
    let value = value(known, family)
    let branch = cases.first { $0.contains(value) }
    return branch.map { $0.summary.parameters(of: intent, in: family) } ?? []
  }
}

/// What a switch looks at in place of a parameter.
public enum ParameterSummaryWidgetFamily: Hashable, Sendable {
  /// Written `.widgetFamily`, in place of a key path.
  case widgetFamily
}

/// A summary for one or several values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Equatable> {
  let branch: ParameterSummaryBranch<Value>

  /// Counts where the parameter equals `value`; the first case that does is taken.
  public init(_ value: Value, _ summary: () -> some ParameterSummary) {
    self.init([value], summary)
  }

  /// The summary for several values.
  public init(_ values: [Value], _ summary: () -> some ParameterSummary) {
    branch = ParameterSummaryBranch(summary: summary()) { value in
      value.map(values.contains) ?? false
    }
  }
}

/// A summary for all values that no case before it has.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  let summary: any ParameterSummary

  /// Counts where no case does.
  public init(_ summary: () -> some ParameterSummary) { self.summary = summary() }
}

/// A case of a switch, whatever was written for it.
public struct ParameterSummaryBranch<Value> {
  let summary: any ParameterSummary
  let contains: (Value?) -> Bool
}

/// Makes a list of the cases in a closure.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Equatable> {
  /// A case for one or several values.
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryBranch<Value> { condition.branch }

  /// The default, which fits every value: cases after it are never reached.
  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryBranch<Value> {
    ParameterSummaryBranch(summary: condition.summary) { _ in true }
  }

  /// The cases in their order, of which the first that fits counts.
  public static func buildBlock(
    _ branches: ParameterSummaryBranch<Value>...
  ) -> [ParameterSummaryBranch<Value>] { branches }
}
