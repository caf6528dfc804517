/// Selects the parameters of an intent that people see; the sentence itself is not shown.
public protocol ParameterSummary {
  /// The visible parameters for the intent's current values; `nil` means all.
  func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]?
}

/// Shows all parameters.
public struct AllParametersSummary: ParameterSummary {
  /// Always `nil`: all parameters.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? { nil }
}

/// A sentence such as `"Skip \(\.$track)"`, with further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let paths: [PartialKeyPath<Intent>]

  /// Shows no parameter.
  public init() { paths = [] }

  /// Shows the parameters in the sentence, in order; its words and `table` are ignored.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    paths = string.paths
  }

  /// Shows the parameters in the sentence, then those in the closure.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { paths = string.paths + parameters() }

  /// Shows the parameters in the closure, in order.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    paths = parameters()
  }

  /// The parameters in order; `nil`, which means all, for an intent of another type.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    guard let intent = intent as? Intent else { return nil }
    return paths.map { ObjectIdentifier(intent[keyPath: $0] as AnyObject) }
  }
}

/// Chooses between two summaries by the current values.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  private let isMet: (Intent, WidgetFamily) -> Bool
  private let then: any ParameterSummary
  private let otherwise: any ParameterSummary

  /// Tests whether a parameter equals a value or differs from it.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EqualityComparisonOperator, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Equatable {
    self.init(then(), otherwise()) { intent, _ in
      comparison.holds(intent[keyPath: parameter].chosenOrZero == value)
    }
  }

  /// Tests whether a parameter is less or greater than a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Comparable {
    self.init(then(), otherwise()) { intent, _ in
      intent[keyPath: parameter].chosenOrZero.map { comparison.holds($0, value) } ?? false
    }
  }

  /// Tests whether a parameter has one of several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: OneOfComparisonOperator, _ values: [Value],
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Equatable {
    self.init(then(), otherwise()) { intent, _ in
      let isOne = intent[keyPath: parameter].chosenOrZero.map(values.contains) ?? false
      return comparison.holds(isOne)
    }
  }

  /// Tests whether an optional parameter has a value.
  public init<Value: IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value?>>,
    _ comparison: HasValueComparisonOperator,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {
    self.init(then(), otherwise()) { intent, _ in
      (intent[keyPath: parameter].wrappedValue != nil) == (comparison == .hasAnyValue)
    }
  }

  /// Tests for a family, for example to show a second list where it fits.
  public init(
    widgetFamily comparison: EqualityComparisonOperator, _ family: WidgetFamily,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) { self.init(then(), otherwise()) { comparison.holds($1 == family) } }

  /// Tests for several families.
  public init(
    widgetFamily comparison: OneOfComparisonOperator, _ families: [WidgetFamily],
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) { self.init(then(), otherwise()) { comparison.holds(families.contains($1)) } }

  private init(
    _ then: any ParameterSummary, _ otherwise: any ParameterSummary,
    isMet: @escaping (Intent, WidgetFamily) -> Bool
  ) { (self.then, self.otherwise, self.isMet) = (then, otherwise, isMet) }

  /// The parameters of the matching branch; of `then` for an intent of another type.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    let isThen = (intent as? Intent).map { isMet($0, family) } ?? true
    return (isThen ? then : otherwise).parameters(of: intent, in: family)
  }
}

extension IntentParameter {
  var chosenOrZero: Value? { chosen ?? Value.intentZero }
}

/// Tests two values for equality.
public enum EqualityComparisonOperator: Hashable, Sendable {
  case equalTo, notEqualTo

  func holds(_ areEqual: Bool) -> Bool { areEqual == (self == .equalTo) }
}

/// Tests a value for membership in a list.
public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf, noneOf

  func holds(_ isOne: Bool) -> Bool { isOne == (self == .oneOf) }
}

/// Compares the order of two values.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

/// Tests an optional for a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

extension AppIntent {
  /// Lets an intent write `Summary("Show \(\.$city)")`.
  public typealias Summary = IntentParameterSummary<Self>
  /// Lets an intent write `When(\.$isOn, .equalTo, true) { … } otherwise: { … }`.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// Lets an intent write `Switch(\.$kind) { … }`.
  public typealias Switch<Value: Equatable> = ParameterSummarySwitchCondition<Self, Value>
  /// Lets an intent write `Case(.day) { … }` inside a `Switch`.
  public typealias Case<Value: Equatable> = ParameterSummaryCaseCondition<Self, Value>
  /// Lets an intent write `DefaultCase { … }` inside a `Switch`.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let paths: [PartialKeyPath<Intent>]

  /// Collects the parameters of a sentence and drops its words.
  public struct StringInterpolation: StringInterpolationProtocol {
    var paths: [PartialKeyPath<Intent>] = []

    /// Ignores both sizes, which are hints of the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Ignores the words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a parameter: `\(\.$city)`.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { paths.append(parameter) }
  }

  /// A sentence without parameters shows none.
  public init(stringLiteral value: String) { paths = [] }

  /// Takes the parameters in order of the sentence.
  public init(stringInterpolation: StringInterpolation) { paths = stringInterpolation.paths }
}

/// Collects the parameters in a closure.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes the key path of a parameter, such as `\.$city`.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }

  /// Keeps the parameters in order.
  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}
