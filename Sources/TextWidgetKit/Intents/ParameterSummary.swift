/// The sentence itself is not shown.
public protocol ParameterSummary {
  /// The visible parameters for the intent's current values; `nil` means all.
  func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]?
}

public struct AllParametersSummary: ParameterSummary {
  /// Always `nil`: all parameters.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? { nil }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let paths: [PartialKeyPath<Intent>]

  public init() { paths = [] }

  /// The words and `table` are ignored.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    paths = string.paths
  }

  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { paths = string.paths + parameters() }

  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    paths = parameters()
  }

  /// The parameters in order; `nil`, which means all, for an intent of another type.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    guard let intent = intent as? Intent else { return nil }
    return paths.map { ObjectIdentifier(intent[keyPath: $0] as AnyObject) }
  }
}

public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  private let isMet: (Intent, WidgetFamily) -> Bool
  private let then: any ParameterSummary
  private let otherwise: any ParameterSummary

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EqualityComparisonOperator, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Equatable {
    self.init(then(), otherwise()) { intent, _ in
      comparison.holds(intent[keyPath: parameter].chosenOrZero == value)
    }
  }

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Comparable {
    self.init(then(), otherwise()) { intent, _ in
      intent[keyPath: parameter].chosenOrZero.map { comparison.holds($0, value) } ?? false
    }
  }

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

  public init<Value: IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value?>>,
    _ comparison: HasValueComparisonOperator,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {
    self.init(then(), otherwise()) { intent, _ in
      (intent[keyPath: parameter].wrappedValue != nil) == (comparison == .hasAnyValue)
    }
  }

  public init(
    widgetFamily comparison: EqualityComparisonOperator, _ family: WidgetFamily,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) { self.init(then(), otherwise()) { comparison.holds($1 == family) } }

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

public enum EqualityComparisonOperator: Hashable, Sendable {
  case equalTo, notEqualTo

  func holds(_ areEqual: Bool) -> Bool { areEqual == (self == .equalTo) }
}

public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf, noneOf

  func holds(_ isOne: Bool) -> Bool { isOne == (self == .oneOf) }
}

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

public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch<Value: Equatable> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value: Equatable> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let paths: [PartialKeyPath<Intent>]

  public struct StringInterpolation: StringInterpolationProtocol {
    var paths: [PartialKeyPath<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Ignores the words.
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { paths.append(parameter) }
  }

  public init(stringLiteral value: String) { paths = [] }

  public init(stringInterpolation: StringInterpolation) { paths = stringInterpolation.paths }
}

@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }

  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}
