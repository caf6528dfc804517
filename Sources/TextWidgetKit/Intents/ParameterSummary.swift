/// A sentence that shows an intent with its parameters.
public protocol ParameterSummary {}

/// A sentence with places for parameters; nobody sees it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence such as `"Skip \(\.$track)"`.
  public init(_ string: ParameterSummaryString<Intent>) {}

  /// Creates a sentence and a list of parameters below it.
  public init(
    _ string: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Creates a list of parameters.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

extension AppIntent {
  /// A sentence that shows the intent with its parameters.
  public typealias Summary = IntentParameterSummary<Self>
}

/// A sentence with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Gathers the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Starts a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds the place of a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a sentence without places.
  public init(stringLiteral value: String) {}

  /// Creates a sentence.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of the parameters that a closure names.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }

  /// All parameters.
  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}
