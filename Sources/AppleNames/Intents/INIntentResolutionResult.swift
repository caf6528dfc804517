/// What an app says of a value that was asked for aloud; here nobody asks.
nonisolated open class INIntentResolutionResult {
  public required init() {}

  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
}

/// What an app says of a value of a type: it keeps neither the value nor what is said, as nobody asks.
/// - Effect: none
open class INValueResolutionResult<Value>: INIntentResolutionResult {
  public class func success(with value: Value) -> Self { Self() }
  public class func disambiguation(with values: [Value]) -> Self { Self() }
  public class func confirmationRequired(with value: Value?) -> Self { Self() }
}

public final class INStringResolutionResult: INValueResolutionResult<String> {}
public final class INIntegerResolutionResult: INValueResolutionResult<Int> {}
public final class INDoubleResolutionResult: INValueResolutionResult<Double> {}
public final class INBooleanResolutionResult: INValueResolutionResult<Bool> {}
public final class INURLResolutionResult: INValueResolutionResult<URL> {}
public final class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}
