/// Which parameters of an intent people see: the sentence around them is not shown.
public protocol ParameterSummary {
  /// The parameters that people see, given the values that the intent has so far; `nil` is all.
  func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]?
}

/// All parameters of an intent.
public struct AllParametersSummary: ParameterSummary {
  /// All of them.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? { nil }
}

/// A sentence such as `"Skip \(\.$track)"`, and parameters to list below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let paths: [PartialKeyPath<Intent>]

  /// Nothing to see.
  public init() { paths = [] }

  /// The parameters that the sentence names, in its order; the words and `table` are not read.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    paths = string.paths
  }

  /// The parameters of the sentence, and then those of the closure.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { paths = string.paths + parameters() }

  /// The parameters of the closure alone, in its order.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    paths = parameters()
  }

  /// In the order of the summary; `nil`, which is all, for another type of intent.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    guard let intent = intent as? Intent else { return nil }
    return paths.map { ObjectIdentifier(intent[keyPath: $0] as AnyObject) }
  }
}

/// Two summaries, of which people see the one that the values chosen so far lead to.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  private let isMet: (Intent, WidgetFamily) -> Bool
  private let then: any ParameterSummary
  private let otherwise: any ParameterSummary

  /// Whether a parameter equals a value, or differs from it.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EqualityComparisonOperator, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Equatable {
    self.init(then(), otherwise()) { intent, _ in
      comparison.holds(intent[keyPath: parameter].chosenOrZero == value)
    }
  }

  /// Whether a parameter is more or less than a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) where Value: Comparable {
    self.init(then(), otherwise()) { intent, _ in
      intent[keyPath: parameter].chosenOrZero.map { comparison.holds($0, value) } ?? false
    }
  }

  /// Whether a parameter has one of several values.
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

  /// Whether a parameter has any value.
  public init<Value: IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value?>>,
    _ comparison: HasValueComparisonOperator,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {
    self.init(then(), otherwise()) { intent, _ in
      (intent[keyPath: parameter].wrappedValue != nil) == (comparison == .hasAnyValue)
    }
  }

  /// Shows parameters in some families alone, such as a second list where there is room.
  public init(
    widgetFamily comparison: EqualityComparisonOperator, _ family: WidgetFamily,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) { self.init(then(), otherwise()) { comparison.holds($1 == family) } }

  /// Whether the widget is of one of several families.
  public init(
    widgetFamily comparison: OneOfComparisonOperator, _ families: [WidgetFamily],
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) { self.init(then(), otherwise()) { comparison.holds(families.contains($1)) } }

  private init(
    _ then: any ParameterSummary, _ otherwise: any ParameterSummary,
    isMet: @escaping (Intent, WidgetFamily) -> Bool
  ) { (self.then, self.otherwise, self.isMet) = (then, otherwise, isMet) }

  /// Those of the branch that the values lead to; of another type of intent the first one's.
  public func parameters(of intent: Any, in family: WidgetFamily) -> [ObjectIdentifier]? {
    let isThen = (intent as? Intent).map { isMet($0, family) } ?? true
    return (isThen ? then : otherwise).parameters(of: intent, in: family)
  }
}

extension IntentParameter {
  var chosenOrZero: Value? { chosen ?? Value.intentZero }
}

/// Whether two values have to be the same or not.
public enum EqualityComparisonOperator: Hashable, Sendable {
  case equalTo, notEqualTo

  func holds(_ areEqual: Bool) -> Bool { areEqual == (self == .equalTo) }
}

/// Whether a value has to be among several or not.
public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf, noneOf

  func holds(_ isOne: Bool) -> Bool { isOne == (self == .oneOf) }
}

/// How two values have to stand to each other.
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

/// Whether a condition holds with a value or without one.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

extension AppIntent {
  /// So that an intent writes `Summary("Show \(\.$city)")`.
  public typealias Summary = IntentParameterSummary<Self>
  /// So that an intent writes `When(\.$isOn, .equalTo, true) { … } otherwise: { … }`.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// So that an intent writes `Switch(\.$kind) { … }`.
  public typealias Switch<Value: Equatable> = ParameterSummarySwitchCondition<Self, Value>
  /// So that an intent writes `Case(.day) { … }` inside a `Switch`.
  public typealias Case<Value: Equatable> = ParameterSummaryCaseCondition<Self, Value>
  /// So that an intent writes `DefaultCase { … }` inside a `Switch`.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// A sentence with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let paths: [PartialKeyPath<Intent>]

  /// Keeps the parameters of a sentence, and none of its words.
  public struct StringInterpolation: StringInterpolationProtocol {
    var paths: [PartialKeyPath<Intent>] = []

    /// The sizes are hints of the compiler, which nothing here needs.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Nothing: of a sentence only its parameters count, and in which order they stand.
    public mutating func appendLiteral(_ literal: String) {}
    /// `\(\.$city)` names the parameter of `city`.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { paths.append(parameter) }
  }

  /// A sentence without parameters hides all of them.
  public init(stringLiteral value: String) { paths = [] }

  /// Takes the parameters in the order in which the sentence has them.
  public init(stringInterpolation: StringInterpolation) { paths = stringInterpolation.paths }
}

/// Makes a list of the parameters that a closure names.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A line that is the key path of a parameter, such as `\.$city`.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }

  /// The parameters in the order of their lines.
  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}
